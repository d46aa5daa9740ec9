import type { ContentSource } from '../cms/source.ts'

export interface CountedSource {
  readonly content: ContentSource
  /** Answers since the start that a page can do without, and that could not be had. */
  readonly lost: () => number
}

/**
 * Counts what pages go without: texts, settings, menus and forms that cannot be had are left out of a page. One that was made while the
 * count rose may lack something, and is kept for a few seconds only.
 */
export function countLosses(content: ContentSource): CountedSource {
  const losses = { count: 0 }
  const counted =
    <Asked extends readonly unknown[], T>(ask: (...asked: Asked) => Promise<T>) =>
    (...asked: Asked): Promise<T> =>
      ask(...asked).catch((error: unknown) => {
        losses.count += 1
        throw error
      })
  return {
    content: {
      ...content,
      tree: counted(content.tree),
      navigation: counted(content.navigation),
      globals: counted(content.globals),
      translations: counted(content.translations),
      forms: counted(content.forms),
    },
    lost: () => losses.count,
  }
}
