/** The facts about the page of a term or taxonomy, and its outline. */

import type { PageTopic } from '../../../../src/content/terms.ts'
import type { TopicOutline } from '../../../../src/content/topic-outline.ts'
import type { Alternates, ContentPage, Indexing, Indexings } from '../../../../src/content/types.ts'
import type { Locale } from '../../../../src/i18n/languages.ts'
import { type ContentView, isShown, type ModelEntry } from '../content-view.ts'
import { ancestorsOf } from '../pages/ancestors.ts'
import { nearestOf } from '../pages/nearest.ts'
import type { Topics } from './topics.ts'

/** The topics of a language of the site; undefined for one without content. */
export type TopicsIn = (locale: Locale) => Topics | undefined

/** What a topic page is made of: the view and topics of its language, and the topics of all languages. */
export interface TopicScope<E extends ModelEntry> {
  readonly view: ContentView<E>
  readonly topics: Topics
  readonly topicsIn: TopicsIn
}

/** The topics of other languages that say something of their own: a translation, or entries. */
const translations = <E extends ModelEntry>({ view, topicsIn }: TopicScope<E>, topic: PageTopic) =>
  view.languages.locales.flatMap((locale) => {
    const topics = topicsIn(locale)
    const path = topics?.path(topic)
    const isThere =
      topics && (locale === view.locale || topics.count(topic) > 0 || topics.isTranslated(topic))
    return topics && path !== undefined && isThere ? [{ locale, topics, path }] : []
  })

const alternatesOf = <E extends ModelEntry>(scope: TopicScope<E>, topic: PageTopic): Alternates =>
  Object.fromEntries(translations(scope, topic).map(({ locale, path }) => [locale, path]))

/** Search engines leave out a page without entries, and take one of two pages that show the same. */
function indexingOf(topics: Topics, topic: PageTopic): Indexing {
  const own = topics.indexing(topic)
  const noindex = topics.count(topic) === 0 || own?.noindex === true
  const other = topics.canonical(topic)
  const canonical = own?.canonical ?? (other && topics.path(other))
  return {
    noindex,
    ...(canonical === undefined ? {} : { canonical }),
    sitemap: {
      ...own?.sitemap,
      listed: !noindex && canonical === undefined && own?.sitemap.listed !== false,
    },
  }
}

const indexingsOf = <E extends ModelEntry>(scope: TopicScope<E>, topic: PageTopic): Indexings =>
  Object.fromEntries(
    translations(scope, topic).map(({ locale, topics }) => [locale, indexingOf(topics, topic)]),
  )

/** The page that a collection is mounted on, when visitors can open it. */
function mountOf<E extends ModelEntry>({ view }: TopicScope<E>, { collection }: PageTopic): E | undefined {
  const mount = collection === undefined ? undefined : view.mountOf(collection)
  return mount && isShown(view, mount) ? mount : undefined
}

/** The pages above: the mount of the collection, else the page of all terms. */
function above<E extends ModelEntry>(scope: TopicScope<E>, topic: PageTopic): ContentPage['ancestors'] {
  const { view, topics } = scope
  const mount = mountOf(scope, topic)
  if (mount) {
    const path = view.path(mount)
    const own = path === undefined || mount === view.at('/') ? [] : [{ title: view.title(mount), path }]
    return [...ancestorsOf(view, mount), ...own]
  }
  const whole: PageTopic = { taxonomy: topic.taxonomy }
  const path = topic.slug === undefined ? undefined : topics.path(whole)
  return path === undefined ? [] : [{ title: topics.title(whole), path }]
}

/**
 * Where the switch to a language leads that lacks the topic: to the page that the collection is mounted on,
 * else to the page of all terms; to the home page where there is neither.
 */
function nearest<E extends ModelEntry>(
  scope: TopicScope<E>,
  topic: PageTopic,
  alternates: Alternates,
): Alternates {
  const mount = mountOf(scope, topic)
  if (mount) {
    const found = nearestOf(scope.view, mount, alternates)
    const path = (locale: Locale) => {
      const other = scope.view.translation(mount, locale)
      return other && isShown(scope.view, other) ? scope.view.path(other) : undefined
    }
    return Object.fromEntries(
      scope.view.languages.locales.flatMap((locale) => {
        const to = alternates[locale] === undefined ? (path(locale) ?? found[locale]) : undefined
        return to === undefined ? [] : [[locale, to] as const]
      }),
    )
  }
  const whole: PageTopic = { taxonomy: topic.taxonomy }
  return Object.fromEntries(
    scope.view.languages.locales.flatMap((locale) => {
      const topics = scope.topicsIn(locale)
      const to = alternates[locale] === undefined && topics?.count(whole) ? topics.path(whole) : undefined
      return to === undefined ? [] : [[locale, to] as const]
    }),
  )
}

const nameOf = ({ taxonomy, slug, collection }: PageTopic): string =>
  [collection === undefined ? '' : `${collection}/`, taxonomy, slug === undefined ? '' : `::${slug}`].join('')

type TopicFacts = Omit<ContentPage, 'blueprint' | 'template' | 'fields' | 'texts'>

/** The members of the page of a topic besides its fields and template; `path` is our decoded path. */
export function topicFacts<E extends ModelEntry>(
  scope: TopicScope<E>,
  topic: PageTopic,
  path: string,
): TopicFacts {
  const { view, topics } = scope
  const alternates = alternatesOf(scope, topic)
  const updatedAt = topics.updatedAt(topic)
  return {
    id: `${view.locale}:${nameOf(topic)}`,
    key: nameOf(topic),
    locale: view.locale,
    path,
    title: topics.title(topic),
    collection: topic.collection ?? '',
    mounts: [],
    terms: [],
    topic,
    alternates,
    nearest: nearest(scope, topic, alternates),
    indexing: indexingsOf(scope, topic),
    ancestors: above(scope, topic),
    ...(updatedAt === undefined ? {} : { updatedAt }),
  }
}

/** Yields the outlines of all topics with listed entries. */
export function* outlineTopics<E extends ModelEntry>(scope: TopicScope<E>): Generator<TopicOutline> {
  const { topics } = scope
  for (const topic of topics.listed()) {
    const path = topics.path(topic)
    if (path === undefined) continue
    yield {
      topic,
      path,
      title: topics.title(topic),
      count: topics.count(topic),
      get alternates() {
        return alternatesOf(scope, topic)
      },
      get updatedAt() {
        return topics.updatedAt(topic)
      },
      get indexing() {
        return indexingOf(topics, topic)
      },
    }
  }
}
