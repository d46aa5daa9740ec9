/** Parses the long texts of a page before it is read, so that nobody waits for all of them at once. */
import type { Value } from '../../../../src/content/types.ts'
import { createYieldToEventLoop } from '../../../scheduling/yield-to-event-loop.ts'
import type { FindParsed, ParsedMarkdown } from './parsed-markdown.ts'
import { parseMarkdown } from './read-markdown.ts'

/** Characters from which on a text takes the parser more than some milliseconds. */
const minLength = 4_000

/** Levels of values that are searched for long texts. */
const maxLevels = 12

/** A text that begins with a tag may be markup, which is read faster than Markdown. */
const isLong = (text: string): boolean => text.length >= minLength && !/^\s*</.test(text)

function* longTexts(value: Value, level = 0): Generator<string> {
  if (typeof value === 'string') {
    if (isLong(value)) yield value
  } else if (typeof value === 'object' && value !== null && level < maxLevels)
    for (const member of Object.values(value)) yield* longTexts(member as Value, level + 1)
}

/**
 * Parses the long texts among stored values as Markdown, with rests in which others have their turn. Which
 * fields are Markdown is not asked: what nobody reads as such was parsed in vain, and others did not wait.
 * @param rest is awaited between two steps
 */
export async function prepareTexts(
  values: Value,
  rest: () => Promise<void> = createYieldToEventLoop(),
): Promise<FindParsed> {
  const parsed = new Map<string, ParsedMarkdown>()
  for (const text of longTexts(values)) {
    if (parsed.has(text)) continue
    const work = parseMarkdown(text)
    let step = work.next()
    for (; !step.done; step = work.next()) await rest()
    parsed.set(text, step.value)
  }
  return (source) => parsed.get(source)
}
