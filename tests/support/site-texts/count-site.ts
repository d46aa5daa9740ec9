/** Counts which of the texts and pictures of a project its pages show. */
import type { ExpectedPage, ExpectedSite, Written } from './expected-pages.ts'
import { type Answer, readPage, type ShownPage } from './shown-page.ts'
import { pathOfReference } from './stored-pictures.ts'
import { countIn, hiddenMark } from './words.ts'
import type { NamedFile, WrittenText } from './written-parts.ts'

/** A fault of one page. */
export interface Fault {
  /** Address of the page. */
  readonly address: string
  readonly file: string
  readonly field: string
  readonly text: string
}

export interface SiteCount {
  /** Pages that were looked at. */
  readonly pages: number
  readonly texts: number
  readonly missing: readonly Fault[]
  readonly doubled: readonly Fault[]
  readonly pictures: number
  readonly missingPictures: readonly Fault[]
  /** Captions and credits of files whose pictures pages show. */
  readonly captions: number
  readonly missingCaptions: readonly Fault[]
  /** Hidden texts in answers. */
  readonly leaked: readonly Fault[]
  /** Entries without an address, and addresses that are not answered with a page. */
  readonly failed: readonly string[]
}

/** The running site. */
export interface Site {
  /** Address of the entry in a file; undefined for an entry that has none. */
  addressOf(file: string): string | undefined
  get(address: string): Promise<Answer>
}

const textFault = (address: string, { file, field, text }: Written<WrittenText>): Fault => ({
  ...{ address, file, field, text },
})

/** Names of fields whose text may stand in the place of a picture. */
const namesPicture = /(?:alt|name|naam)[^.]*$/i

const isThere = ({ letters, field }: WrittenText, { letters: shown, alternatives }: ShownPage) =>
  letters.some((each) => shown.includes(each) || (namesPicture.test(field) && alternatives.includes(each)))

const isPictureThere = ({ reference }: NamedFile, { pictures }: ShownPage) => {
  const path = pathOfReference(reference)
  return pictures.some((address) => address.normalize('NFC').includes(path))
}

/** Texts that stand on the page more often than its editors wrote them. */
function doublesIn(
  { texts: own, captions }: ExpectedPage,
  { body }: ShownPage,
): readonly Written<WrittenText>[] {
  const texts = [...own, ...captions.filter(({ words }) => words >= 5)]
  const written = texts.map(({ letters }) => letters[0] ?? '').join(' ')
  const seen = new Set<string>()
  return texts.filter(({ letters: [first = ''] }) => {
    const isDouble = !seen.has(first) && countIn(body, first) > countIn(written, first)
    seen.add(first)
    return isDouble
  })
}

const around = (text: string) => {
  const at = text.indexOf(hiddenMark)
  return text.slice(Math.max(0, at - 40), at + 60)
}

const without = (text: string, parts: readonly WrittenText[]): string =>
  parts.reduce((rest, { letters }) => letters.reduce((left, each) => left.replaceAll(each, ''), rest), text)

/** Hidden texts in a text, those with more letters first, as others may be parts of them. */
function hiddenIn(text: string, known: readonly Written<WrittenText>[]): readonly Written<WrittenText>[] {
  if (!text.includes(hiddenMark)) return []
  const found = known.filter(({ letters }) => letters.some((each) => text.includes(each)))
  const rest = without(text, found)
  if (!rest.includes(hiddenMark)) return found
  return [...found, { file: '', field: 'unknown', text: around(rest), letters: [], words: 0 }]
}

/** Hidden texts in the page's own part, and those anywhere that are not for its head; the page's own first. */
function leaksIn(
  address: string,
  file: string,
  page: ShownPage,
  { hidden, forHead }: ExpectedSite,
): readonly Fault[] {
  const inMain = hiddenIn(page.letters, [...hidden, ...forHead])
  const elsewhere = hiddenIn(without(page.answer, forHead), hidden)
  const found = [...inMain, ...elsewhere].sort((a, b) => Number(b.file === file) - Number(a.file === file))
  const first = found.filter(({ text }, at) => found.findIndex((each) => each.text === text) === at)
  return first.map((each) => textFault(address, each))
}

const nothing = {
  ...{ pages: 0, texts: 0, pictures: 0, captions: 0 },
  ...{ missing: [], doubled: [], missingPictures: [], missingCaptions: [], leaked: [], failed: [] },
}

function countPage(expected: ExpectedPage, address: string, shown: ShownPage, site: ExpectedSite): SiteCount {
  const { texts, pictures, captions, file } = expected
  return {
    pages: 1,
    texts: texts.length,
    missing: texts.filter((text) => !isThere(text, shown)).map((text) => textFault(address, text)),
    doubled: doublesIn(expected, shown).map((text) => textFault(address, text)),
    pictures: pictures.length,
    missingPictures: pictures
      .filter((picture) => !isPictureThere(picture, shown))
      .map((picture) => ({ address, file: picture.file, field: picture.field, text: picture.reference })),
    captions: captions.length,
    missingCaptions: captions.filter((text) => !isThere(text, shown)).map((text) => textFault(address, text)),
    leaked: leaksIn(address, file, shown, site),
    failed: [],
  }
}

async function readAnswers({ get }: Site, address: string): Promise<ShownPage | number> {
  const page = await get(address)
  if (page.status !== 200) return page.status
  const payload = await get(`${address.replace(/\/$/, '')}/_payload.json`)
  return readPage(page.text, payload.text)
}

async function visit(expected: ExpectedPage, all: ExpectedSite, site: Site): Promise<SiteCount> {
  const address = site.addressOf(expected.file)
  if (address === undefined) return { ...nothing, failed: [`${expected.file}: no address`] }
  const shown = await readAnswers(site, address)
  if (typeof shown === 'number') return { ...nothing, failed: [`${expected.file}: ${address} is ${shown}`] }
  return countPage(expected, address, shown, all)
}

const add = (a: SiteCount, b: SiteCount): SiteCount => ({
  pages: a.pages + b.pages,
  texts: a.texts + b.texts,
  missing: [...a.missing, ...b.missing],
  doubled: [...a.doubled, ...b.doubled],
  pictures: a.pictures + b.pictures,
  missingPictures: [...a.missingPictures, ...b.missingPictures],
  captions: a.captions + b.captions,
  missingCaptions: [...a.missingCaptions, ...b.missingCaptions],
  leaked: [...a.leaked, ...b.leaked],
  failed: [...a.failed, ...b.failed],
})

/** Visits every page of a project, one after the other. */
export async function countSite(expected: ExpectedSite, site: Site): Promise<SiteCount> {
  let count: SiteCount = nothing
  for (const page of expected.pages) count = add(count, await visit(page, expected, site))
  return count
}

/** Shares between 0 and 1. */
export const sharesOf = (count: SiteCount) => ({
  texts: shareOf(count.texts, count.missing),
  pictures: shareOf(count.pictures, count.missingPictures),
  captions: shareOf(count.captions, count.missingCaptions),
})

const shareOf = (all: number, missing: readonly Fault[]) => (all === 0 ? 1 : 1 - missing.length / all)

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

const listed = (title: string, faults: readonly Fault[]): readonly string[] =>
  faults.length === 0
    ? []
    : [`${title} (${faults.length}):`, ...faults.map((fault) => `  ${describeFault(fault)}`)]

const describeFault = ({ address, file, field, text }: Fault) =>
  `${file} · ${field} · ${address} · ${text.length > 160 ? `${text.slice(0, 160)}…` : text}`

/** Numbers of a project on one line, then every fault. */
export function describeCount(count: SiteCount): string {
  const shares = sharesOf(count)
  return [
    `${count.pages} pages, ${percent(shares.texts)} of ${count.texts} texts, ${percent(shares.pictures)} of ${count.pictures} pictures, ${percent(shares.captions)} of ${count.captions} captions`,
    ...listed('Texts that are missing', count.missing),
    ...listed('Texts that stand twice', count.doubled),
    ...listed('Pictures that are missing', count.missingPictures),
    ...listed('Captions that are missing', count.missingCaptions),
    ...listed('Hidden texts that are shown', count.leaked),
    ...(count.failed.length > 0
      ? ['Pages that are missing:', ...count.failed.map((each) => `  ${each}`)]
      : []),
  ].join('\n')
}
