/** What visitors are asked for, where a site has categories: the part of it that the browser's scripts need. */
import type { ConsentSignal } from './consent-signals.ts'
import type { Tag } from './tags.ts'

/** Key of the category that is always on: what the site needs to work. */
export const functional = 'functional'
/** Key of the category of frames with content of other sites. */
export const embeds = 'embeds'

/** A category of uses that a visitor agrees to or refuses. */
export interface ConsentCategory {
  /** `statistics`: letters, digits and hyphens. */
  readonly key: string
  /** Storage types of Consent Mode that the category grants. */
  readonly signals: readonly ConsentSignal[]
  readonly tags: readonly Tag[]
}

/** The question of a site with categories. */
export interface ConsentQuestion {
  /** Versions of answers that count; the last one is that of new answers. */
  readonly versions: readonly [string, ...string[]]
  readonly categories: readonly ConsentCategory[]
}

/** Keys of the categories that a visitor may choose: all but the functional one. */
export const choosable = ({ categories }: Pick<ConsentQuestion, 'categories'>): readonly string[] =>
  categories.map(({ key }) => key).filter((key) => key !== functional)
