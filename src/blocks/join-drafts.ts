/** Joins neighbouring blocks that read as one: texts of several sets, and questions of several sets. */
import type { Draft } from './draft.ts'
import type { FaqProps } from './faq/faq.tsx'
import type { RichTextProps } from './rich-text/rich-text.tsx'

/** The props of two neighbours as those of one block; undefined where they stay apart. */
function joinProps(first: Draft, second: Draft): Draft['props'] | undefined {
  if (first.type !== second.type) return undefined
  if (first.type === 'rich_text') {
    const [before, after] = [first.props as RichTextProps, second.props as RichTextProps]
    return after.title ? undefined : { ...before, html: { html: before.html.html + after.html.html } }
  }
  if (first.headingLevel !== second.headingLevel) return undefined
  if (first.type === 'faq') {
    const [before, after] = [first.props as FaqProps, second.props as FaqProps]
    return after.title ? undefined : { ...before, questions: [...before.questions, ...after.questions] }
  }
  return undefined
}

/** Joins neighbours: a text without a title belongs to the text before it. */
export function joinDrafts(drafts: readonly Draft[]): readonly Draft[] {
  const joined: Draft[] = []
  for (const draft of drafts) {
    const last = joined.at(-1)
    const props = last && joinProps(last, draft)
    if (last && props)
      joined[joined.length - 1] = { ...last, props, hasIds: Boolean(last.hasIds || draft.hasIds) }
    else joined.push(draft)
  }
  return joined
}
