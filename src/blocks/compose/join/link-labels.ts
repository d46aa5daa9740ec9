/** Pairs links with their texts: a button is often two fields, a label and an address. */
import { handleWords, plainHandle } from '../../../content/kinds/handle-words.ts'
import type { Part, PartOf } from '../parts/part.ts'
import { isPart } from '../parts/part.ts'

/** Maximum characters of a text that may be that of a link beside it. */
const maxLinkText = 60

/** The text of a link whose field has no telling name: a few words right after the link. */
function textAfter(parts: readonly Part[], at: number): PartOf<'short'> | undefined {
  const next = parts[at + 1]
  return next?.kind === 'short' && next.text.length <= maxLinkText && parts[at + 2]?.kind !== 'link'
    ? next
    : undefined
}

/** Texts that may be labels by the plain names of their fields; of two with one name the first counts. */
const labelsByName = (parts: readonly Part[]): ReadonlyMap<string, PartOf<'label' | 'short'>> =>
  new Map(
    parts
      .filter(isPart('label', 'short'))
      .map((part) => [plainHandle(part.handle), part] as const)
      .toReversed(),
  )

/** The label of a link whose names begin alike: `primary_label` and `primary_link`. */
function labelOf(link: Part, labels: ReturnType<typeof labelsByName>) {
  const prefix = handleWords(link.handle).slice(0, -1).join('_')
  return prefix === '' ? undefined : labels.get(`${prefix}_label`)
}

/** The address of a part that is one link without a text. */
export const hrefOf = (part: Part): string | undefined => {
  if (part.kind === 'link') return part.href
  const [link, ...others] = part.kind === 'links' ? part.links : []
  if (link) return others.length === 0 && link.label === undefined ? link.href : undefined
  return part.kind === 'entries' && part.entries.length === 1 ? part.entries[0]?.path : undefined
}

/** A link may lead to a file: the text that no other link has taken is the name of the only file. */
function namedFiles(parts: readonly Part[]): readonly Part[] {
  const [part, ...more] = parts.filter(isPart('files'))
  const [file, ...others] = part?.files ?? []
  const label =
    parts.find(isPart('linkLabel')) ?? (parts.length === 2 ? parts.find(isPart('label')) : undefined)
  if (!part || !file || !label || more.length > 0 || others.length > 0) return parts
  const named: Part = { ...part, files: [{ ...file, name: label.text }] }
  return parts.filter((each) => each !== label).map((each) => (each === part ? named : each))
}

/**
 * Pairs the texts of links with the links, in their order; a text without a link stays as a text. An entry is
 * a link where a text of a link is left for it. A label beside nothing but a link is its text.
 */
export function linkLabels(parts: readonly Part[]): readonly Part[] {
  const labels = parts.filter(isPart('linkLabel'))
  const named = labelsByName(parts)
  const alone = parts.length === 2 ? parts.find(isPart('label')) : undefined
  const taken = new Set<Part>()
  const paired = parts.map((part, at): Part => {
    const href = hrefOf(part)
    const label =
      href === undefined
        ? undefined
        : (labelOf(part, named) ?? labels.find((each) => !taken.has(each)) ?? alone ?? textAfter(parts, at))
    if (href === undefined || (label === undefined && part.kind !== 'link')) return part
    if (label?.kind === 'short' && part.kind === 'entries') return part
    if (label) taken.add(label)
    return { ...(part as Part & { kind: 'link' }), kind: 'links', links: [{ href, label: label?.text }] }
  })
  return namedFiles(paired.filter((part) => !taken.has(part))).map(
    (part): Part => (part.kind === 'linkLabel' ? { ...part, kind: 'text' } : part),
  )
}
