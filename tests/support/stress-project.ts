/** A project of long, empty and missing content. */
import type { Value, Values } from '../../src/content/types.ts'
import { isHtml, isValues } from '../../src/content/values/values.ts'
import { asset, html, samples, summary } from './block-samples.ts'

/** 80 letters. */
const compound = 'Hochwasserschutzmaßnahmenkoordinierungsstellenleiterbesprechungsprotokollentwurf'
const softCompound = compound.match(/.{1,8}/g)?.join('\u00ad') ?? compound
const longUrl = `https://example.org/${'kwelder-metingen/'.repeat(10)}${'x'.repeat(10)}`
const arabic = 'ينمو المستنقع المالح مع كل مد، وترتفع الأرض ببطء فوق مستوى البحر (2026).'
const hebrew = 'ביצת המלח גדלה עם כל גאות, והאדמה עולה לאט מעל פני הים (2026).'

/** Fields that are addresses, names of files or choices, not texts. */
const fixed = new Set(
  'link url path file permalink src form collection date extension id key style side layout tone name colour format provider'.split(
    ' ',
  ),
)

/** A block in which every text is another. */
function reword(block: Values, change: (text: string) => string): Values {
  const visit = (value: Value, name: string): Value => {
    if (fixed.has(name)) return value
    if (typeof value === 'string') return change(value)
    if (Array.isArray(value)) return value.map((item) => visit(item, name))
    if (isHtml(value)) return html(change(value.html.replace(/<[^>]+>/g, ' ')))
    if (!isValues(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, visit(member, key)]))
  }
  return visit(block, '') as Values
}

const types = Object.entries(samples)
const everyBlock = (change: (text: string) => string): readonly Values[] =>
  types.map(([type, fields]) => ({ ...reword(fields, change), type }))

const longer = (text: string) => `${text} ${text.slice(0, Math.ceil(text.length * 0.4))}`

/** Every block without titles and pictures, in the two ways in which an editor leaves a field empty. */
const withGaps: readonly Values[] = ['', null].flatMap((nothing) =>
  types.map(([type, fields]) => ({
    ...fields,
    type,
    ...Object.fromEntries(
      ['title', 'label', 'picture', 'picture_portrait', 'poster', 'caption', 'author', 'role']
        .filter((name) => name in fields)
        .map((name) => [name, nothing]),
    ),
  })),
)

const cards = (count: number): Values => ({
  ...samples.cards,
  type: 'cards',
  layout: 'grid',
  entries: [],
  items: Array.from({ length: count }, (_, index) => ({
    ...summary(`Kaart ${index + 1}`),
    id: String(index),
    link: `/kaart-${index}`,
    text: index % 3 === 0 ? null : 'Zes avonden aan tafel.',
    picture: index % 2 === 0 ? null : asset(`kaart-${index}.svg`),
  })),
})

const wideTable: Values = {
  type: 'table',
  title: 'Twaalf kolommen',
  caption: `Metingen per maand, ${compound}`,
  table: Array.from({ length: 6 }, (_, row) => ({
    cells: Array.from({ length: 12 }, (_, column) =>
      row === 0 ? `Maand ${column + 1} van het jaar` : '1.240 mm',
    ),
  })),
}

const codeLines: Values = {
  type: 'code',
  title: 'Lange regels',
  language: 'bash',
  code: `curl ${longUrl} --header '${'x'.repeat(160)}'\n\n\tlast`,
}

const richText = (markup: string): Values => ({ type: 'rich_text', text: { html: markup } })

const levels = [2, 3, 4, 5, 6, 6]
const deepHeadings = richText(
  `${levels.map((level) => `<h${level}>Kop van niveau ${level} over ${compound}</h${level}><p>Tekst.</p>`).join('')}
  ${'<ul><li>dieper '.repeat(8)}${'</li></ul>'.repeat(8)}`,
)
const addresses = richText(
  `<p>Lees verder op <a href="${longUrl}">${longUrl}</a> of in <code>${longUrl}</code>.</p>
  <blockquote><p>${longUrl}</p></blockquote><pre><code>${longUrl}</code></pre>
  <table><thead><tr>${'<th>Kolom met naam</th>'.repeat(12)}</tr></thead><tbody><tr>${'<td>1.240 mm</td>'.repeat(12)}</tr></tbody></table>`,
)
const otherScripts = richText(
  `<h2>Twee schriften</h2><p>Op een Nederlandse pagina:</p><p dir="rtl" lang="ar">${arabic}</p><p>${hebrew}</p>
  <ul><li>${arabic}</li><li>${hebrew} en verder in het Nederlands</li></ul><blockquote><p>${arabic}</p></blockquote>`,
)

interface StressPage {
  readonly slug: string
  readonly title: string
  readonly fields: Values
}

const page = (slug: string, title: string, blocks: readonly Values[], fields: Values = {}): StressPage => ({
  slug,
  title,
  fields: { ...fields, blocks },
})

const head: Values = { label: compound, lead: compound, picture: asset('kop.svg'), picture_caption: compound }

/** Pages with what nobody plans for: one kind of bad input on each. */
export const stressPages: readonly StressPage[] = [
  page('home', longer('Land dat meegroeit met de zee'), everyBlock(longer)),
  page('langer', longer('Hoe een kwelder groeit'), everyBlock(longer)),
  page(
    'samenstellingen',
    compound,
    everyBlock(() => compound),
    head,
  ),
  page(
    'afbreekbaar',
    softCompound,
    everyBlock(() => softCompound),
    head,
  ),
  page('leeg', 'Zonder titels en beelden', withGaps),
  page('schriften', `${arabic.slice(0, 30)} in het Nederlands`, [otherScripts, ...everyBlock(() => arabic)]),
  page('adressen', longUrl, [addresses, ...everyBlock(() => longUrl)]),
  page('veel', 'Te weinig en te veel', [cards(1), cards(40), wideTable, codeLines, deepHeadings]),
]

const yaml = (value: unknown) => `${JSON.stringify(value)}\n`
const entry = (values: unknown) => `---\n${yaml(values)}---\n`

const menuOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    title: index % 4 === 3 ? 'Hochwasserschutzmaßnahmen' : `Onderwerp ${index + 1}`,
    url: `/onderwerp-${index + 1}`,
  }))

/** The pages as a Statamic project, with so many entries in each menu: relative path → text. */
export const stressFiles = (entries: number): Readonly<Record<string, string>> => ({
  'content/collections/pages.yaml': "route: '{parent_uri}/{slug}'\nstructure: { root: true }\n",
  ...Object.fromEntries(
    stressPages.map(({ slug, title, fields }) => [
      `content/collections/pages/${slug}.md`,
      entry({ id: slug, title, ...fields }),
    ]),
  ),
  'content/trees/collections/pages.yaml': yaml({ tree: stressPages.map(({ slug }) => ({ entry: slug })) }),
  'content/globals/general.yaml': yaml({
    data: {
      site_name: 'Waddenkustbeheer',
      gtm_id: 'GTM-STRESS1',
      consent: 'required',
      gsc_verification: 'stress',
    },
  }),
  ...Object.fromEntries(
    ['main', 'footer_topics', 'footer_bureau', 'footer_service'].flatMap((menu) => [
      [`content/navigation/${menu}.yaml`, yaml({ title: menu === 'main' ? 'Menu' : compound })],
      [`content/trees/navigation/${menu}.yaml`, yaml({ tree: menuOf(entries) })],
    ]),
  ),
  'resources/forms/contact.yaml': yaml({ title: 'Contact', honeypot: 'honing' }),
  'resources/blueprints/forms/contact.yaml': yaml({
    fields: ['text', 'textarea', 'select', 'radio', 'checkboxes', 'toggle'].map((type) => ({
      handle: type,
      field: { type, display: compound, instructions: compound, options: { een: compound, twee: 'Twee' } },
    })),
  }),
})
