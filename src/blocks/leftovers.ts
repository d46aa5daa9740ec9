/** Finds what a block does not show of the set that it was read from: fields whose names no reader knows. */
import { textOfMarkup } from '../content/markup.ts'
import type { Values } from '../content/types.ts'
import { isValues, memberOf } from '../content/values.ts'
import type { Part } from './compose/part.ts'
import { readParts } from './compose/read-parts.ts'
import type { ComposeScope } from './compose/scope.ts'

/** Answers whether the props of a block hold a text, address or markup. */
interface Shown {
  has(text: string): boolean
}

const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

function* stringsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'number') yield String(value)
  else if (typeof value === 'object' && value !== null)
    for (const member of Object.values(value)) yield* stringsIn(member)
}

/** Indexes the texts of a block. */
function shownIn(props: object): Shown {
  const strings = new Set(stringsIn(props))
  const found: { all?: string } = {}
  const all = () => {
    found.all ??= inLine(
      [...strings].map((text) => (text.includes('<') ? textOfMarkup(text) : text)).join(' \n '),
    )
    return found.all
  }
  return {
    has: (text) =>
      strings.has(text) || all().includes(inLine(text.includes('<') ? textOfMarkup(text) : text)),
  }
}

/** The parts of a row, set or group. */
const partsOf = (values: Values, fields: Parameters<typeof readParts>[0]['fields'], scope: ComposeScope) =>
  readParts({ values, fields }, { ...scope, depth: scope.depth + 1 })

/** Whether the block shows a part, with all that is inside it. */
function isShown(part: Part, shown: Shown, scope: ComposeScope): boolean {
  const every = (parts: readonly Part[]) => parts.every((inner) => isShown(inner, shown, scope))
  switch (part.kind) {
    case 'html':
      return shown.has(part.html.html)
    case 'link':
      return shown.has(part.href)
    case 'links':
      return part.links.every(
        ({ href, label }) => shown.has(href) && (label === undefined || shown.has(label)),
      )
    case 'pictures':
      return part.pictures.every(({ src }) => shown.has(src))
    case 'files':
      return part.files.every(({ url }) => shown.has(url))
    case 'video':
      return shown.has(part.url)
    case 'code':
      return shown.has(part.code)
    case 'table':
      return part.rows.flat().every((cell) => cell === '' || shown.has(cell))
    case 'list':
      return part.items.every((item) => shown.has(item))
    case 'entries':
      return part.entries.every(({ path }) => shown.has(path))
    case 'form':
      return shown.has(part.form)
    case 'rows':
      return part.rows.every((row) => every(partsOf(row, part.fields, scope)))
    case 'group':
      return every(partsOf(part.values, part.fields, scope))
    case 'sets':
      return part.sets.every(
        (set) =>
          !isValues(set) || every(partsOf(set, part.schemas?.get(String(memberOf(set, 'type'))), scope)),
      )
    case 'alt':
    case 'unit':
    case 'number':
    case 'fact':
      return true
    default:
      return shown.has(part.text)
  }
}

/** The parts of a set that its block does not show. */
export function leftoversOf(parts: readonly Part[], props: object, scope: ComposeScope): readonly Part[] {
  const shown = shownIn(props)
  return parts.filter((part) => !isShown(part, shown, scope))
}
