/** Turns parts into the props of blocks, for patterns and rows alike. */

import { handleWords } from '../../content/kinds/handle-words.ts'
import type { FileLink, Picture } from '../../content/types.ts'
import { defined } from '../../content/values/values.ts'
import type { DownloadItem } from '../download-list/download-list.tsx'
import { formatOf } from '../download-list/file-format.ts'
import * as markup from './markup.ts'
import { isPart, type JoinedKind, nameOf, type Part } from './parts/part.ts'
import type { ComposeScope } from './scope.ts'

/** Kinds of parts that are running text. */
const proseKinds = [
  'text',
  'short',
  'html',
  'list',
  'fact',
  'number',
  'links',
  'label',
  'personRole',
  'author',
] as const satisfies readonly JoinedKind[]

/** Whether a part is running text. */
export const isProse = isPart(...proseKinds)

/** Names of fields that say no more than that they hold a link. */
const plainLinkNames = new Set(
  'link links sprungziel url href cta button buttons knop knoppen knopf koppeling verweis ziel doel bestemming destination target adres address adresse webadres webadresse pagina page seite naar lien liens bouton'.split(
    ' ',
  ),
)

/** The text of a link that has none: the name of its field, unless that only says that it is a link. */
export const linkName = ({ display }: Part): string | undefined =>
  display && !handleWords(display).every((word) => plainLinkNames.has(word)) ? display : undefined

/** The markup of one part of running text. */
function proseOf(part: Part, scope: ComposeScope, hasTitle: boolean): string {
  const readMore = scope.readMore ?? '→'
  switch (part.kind) {
    case 'html':
      return markup.lowerHeadings(part.html, scope.level - (hasTitle ? 1 : 2)).html
    case 'list':
      return markup.list(part.items)
    case 'links':
      return markup.links(part.links, linkName(part) ?? readMore, part.button)
    default:
      return 'text' in part ? markup.paragraphs(part.text) : ''
  }
}

const isFact = isPart('fact', 'number')

/**
 * The markup of parts of running text; empty where they have none. Neighbouring facts are one list.
 * @param hasTitle whether a title of the scope's level stands above them
 */
export function proseMarkup(parts: readonly Part[], scope: ComposeScope, hasTitle = true): string {
  let html = ''
  let facts: markup.Fact[] = []
  const closeFacts = () => {
    if (facts.length > 0) html += markup.definitions(facts)
    facts = []
  }
  for (const part of parts) {
    if (isFact(part)) facts.push(factOf(part))
    else {
      closeFacts()
      html += proseOf(part, scope, hasTitle)
    }
  }
  closeFacts()
  return html
}

const factOf = (part: Part & { readonly text: string; readonly html?: string }): markup.Fact => ({
  name: nameOf(part),
  value: part.html ?? markup.escapeHtml(part.text),
})

/** Files as items of a list of downloads. */
export const toDownloads = (files: readonly FileLink[], title?: string): readonly DownloadItem[] =>
  files.map((file) =>
    defined({
      title: title ?? file.name,
      url: file.url,
      format: formatOf(file)?.toUpperCase(),
      size: file.size,
    }),
  )

/** The picture of parts that have one; undefined for several. */
export function onlyPicture(parts: readonly Part[]): Picture | undefined {
  const all = parts.filter(isPart('pictures')).flatMap(({ pictures }) => pictures)
  return all.length === 1 ? all[0] : undefined
}
