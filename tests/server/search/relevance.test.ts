import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseSearchQuery } from '../../../src/content/search/search-query.ts'
import type { Locale } from '../../../src/i18n/languages.ts'
import { embeddedServer } from '../../support/embedded.ts'
import { eventually } from '../../support/eventually.ts'

/** Questions as visitors write them, and the page that each should lead to. */
const questions: Readonly<Record<string, readonly (readonly [Locale, question: string, path: string])[]>> = {
  'as the page says it': [
    ['nl', 'zeekraal', '/nieuws/2026/zeekraal-vroeg-rood'],
    ['nl', 'rijshouten dam', '/projecten/krummsand/rijshouten-dammen'],
    ['nl', 'wonen achter de dijk', '/themas/dorpen'],
    ['en', 'salt marsh handbook', '/en/knowledge/handbook'],
    ['en', 'storm season', '/en/news/2026/storm-season-has-begun'],
    ['de', 'Deutsche Ausgabe des Handbuchs', '/de/neuigkeiten/2026/handbuch-jetzt-auf-deutsch'],
    ['de', 'Überflutungen', '/de/wissen/pflanzenfuehrer'],
  ],
  'in another form of the word': [
    ['nl', 'leerling meet kust', '/nieuws/2026/school-meet-eigen-kust'],
    ['nl', 'kwelders groeien', '/themas/voorland/hoe-een-kwelder-groeit'],
    ['nl', 'tellingen weekend', '/nieuws/2026/vrijwilligers-tellen-het-voorland'],
    ['nl', 'vertalingen', '/nieuws/2026/handboek-nu-ook-in-het-duits'],
    ['nl', 'zenders op een meetpunt', '/nieuws/2026/meetpunten-sturen-zelf'],
    ['nl', 'stormseizoenen', '/nieuws/2026/stormseizoen-begonnen'],
    ['nl', 'zomerpolders', '/projecten/noorderhoek'],
    ['nl', 'mug', '/kennis/veelgestelde-vragen'],
    ['nl', 'handboeken', '/kennis/handboek'],
    ['nl', 'plantengidsen', '/kennis/plantengids'],
    ['en', 'marshes growing', '/en/themes/foreland/how-a-salt-marsh-grows'],
    ['en', 'mosquito', '/en/knowledge/frequently-asked-questions'],
    ['en', 'boardwalks', '/en/about-us/field-visit'],
    ['en', 'transmitter', '/en/news/2026/stations-that-report-by-themselves'],
    ['en', 'accessible', '/en/accessibility'],
    ['en', 'dredging', '/en/news/2026/harbour-silt-feeds-the-marsh'],
    ['de', 'Lahnung bauen', '/de/projekte/krummsand/lahnungen'],
    ['de', 'Salzwiesen wachsen', '/de/themen/vorland/wie-eine-salzwiese-waechst'],
    ['de', 'Übersetzungen', '/de/neuigkeiten/2026/handbuch-jetzt-auf-deutsch'],
    ['de', 'Pflanzenführern', '/de/wissen/pflanzenfuehrer'],
    ['de', 'Feldbesuche', '/de/ueber-uns/feldbesuch'],
  ],
  'with a slip of the finger': [
    ['nl', 'djik', '/themas/dijken'],
    ['nl', 'zeekrall rood', '/nieuws/2026/zeekraal-vroeg-rood'],
    ['nl', 'toegankelijkhied', '/toegankelijkheid'],
    ['nl', 'vrijwiligers', '/nieuws/2026/vrijwilligers-tellen-het-voorland'],
    ['nl', 'prviacy', '/privacy'],
    ['nl', 'coookies', '/cookies'],
    ['nl', 'slbi haven', '/nieuws/2026/havenslib-voedt-de-kwelder'],
    ['en', 'hnadbook', '/en/knowledge/handbook'],
    ['en', 'measurments', '/en/themes/measurements'],
    ['en', 'foerland', '/en/themes/foreland'],
    ['en', 'diek', '/en/themes/dikes'],
    ['de', 'Datenschuz', '/de/datenschutz'],
    ['de', 'Vroland', '/de/themen/vorland'],
    ['de', 'Quelelr', '/de/neuigkeiten/2026/queller-so-frueh-rot-wie-nie'],
  ],
  'in one word or in two': [
    ['nl', 'kwelder aanleg', '/kennis/handboek'],
    ['nl', 'veld bezoek', '/over-ons/veldbezoek'],
    ['nl', 'storm seizoen', '/nieuws/2026/stormseizoen-begonnen'],
    ['nl', 'zeekraalkleur', '/nieuws/2026/zeekraal-vroeg-rood'],
    ['nl', 'kweldergroei', '/themas/voorland/hoe-een-kwelder-groeit'],
    ['en', 'saltmarsh growing', '/en/themes/foreland/how-a-salt-marsh-grows'],
    ['en', 'hand book', '/en/knowledge/handbook'],
    ['en', 'stormseason', '/en/news/2026/storm-season-has-begun'],
    ['de', 'Feld Besuch', '/de/ueber-uns/feldbesuch'],
    ['de', 'Sturm Saison', '/de/neuigkeiten/2026/sturmsaison-hat-begonnen'],
    ['de', 'Vorlandpflanzen', '/de/wissen/pflanzenfuehrer'],
  ],
  // Written from what pages are about, before anybody saw what they find; kept as they were.
  'as nobody prepared for': [
    ['nl', 'cookie instellingen', '/cookies'],
    ['nl', 'school kinderen meten', '/nieuws/2026/school-meet-eigen-kust'],
    ['nl', 'slib uit de haven', '/nieuws/2026/havenslib-voedt-de-kwelder'],
    ['nl', 'contact opnemen', '/contact'],
    ['nl', 'plant herkennen', '/kennis/plantengids'],
    ['en', 'volunteers counting birds', '/en/news/2020/counting-birds-alone'],
    ['en', 'sediment from port', '/en/news/2026/harbour-silt-feeds-the-marsh'],
    ['en', 'get in touch', '/en/contact'],
    ['en', 'plant guide', '/en/knowledge/plant-guide'],
    ['en', 'glasswort turning red', '/en/news/2026/glasswort-turns-red-early'],
    ['en', 'brushwood groynes', '/en/projects/krummsand/brushwood-dams'],
    ['en', 'village behind dike', '/en/themes/villages'],
    ['en', 'privcy policy', '/en/privacy'],
    ['en', 'handbok german', '/en/news/2026/handbook-now-in-german'],
    ['de', 'Hafenschlick', '/de/neuigkeiten/2026/hafenschlick-naehrt-die-salzwiese'],
    ['de', 'Kontakt aufnehmen', '/de/kontakt'],
    ['de', 'Pflanzen bestimmen', '/de/wissen/pflanzenfuehrer'],
    ['de', 'Barrierefreiheitt', '/de/barrierefreiheit'],
    ['de', 'Messpunkte senden', '/de/neuigkeiten/2026/messpunkte-melden-sich-selbst'],
    ['de', 'Handbuch bestellen', '/de/wissen/handbuch'],
  ],
}

const site = await embeddedServer()
const { search } = site.deps
beforeAll(async () => {
  search.start()
  await eventually(() => expect(search.health().state).toBe('ok'))
}, 60_000)
afterAll(async () => {
  search.close()
  await site.close()
})

/** Questions that lead elsewhere, and why. */
const misses: Readonly<Record<string, string>> = {
  'Salzwiesen wachsen': 'The stem of `wächst` is not that of `wachsen`: the rules know no other vowel.',
  'get in touch': 'The page says `contact`: nothing tells words of one meaning.',
  'Pflanzen bestimmen': 'The page says neither `bestimmen` nor a form of it; another one has both words.',
}

describe('a question leads to its page among the first three', () => {
  for (const [how, rows] of Object.entries(questions))
    test.each(rows)(`${how}: %s “%s”`, async (locale, question, path) => {
      const answer = await search.find(locale, parseSearchQuery(`?${new URLSearchParams({ q: question })}`))
      const paths = answer.kind === 'found' ? answer.hits.map((hit) => hit.path) : []
      expect(paths.slice(0, 3).includes(path)).toBe(!Object.hasOwn(misses, question))
    })
})
