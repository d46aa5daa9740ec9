/** Decides by names which type of page shows an entry: by the project's rule, its template or its collection. */
import { type PageType, pageTypes } from '../../routes.ts'
import { handleWords, wordSet } from './handle-words.ts'

/** What kinds of things a site has: words for it, the type of the page that lists them, and that of one. */
interface Subject {
  readonly words: ReadonlySet<string>
  readonly list?: PageType
  readonly item?: PageType
}

const subjects: readonly Subject[] = [
  {
    words: wordSet(
      'news nieuws aktuelles neuigkeiten nachrichten blog blogs post posts bericht berichten nieuwsbericht ' +
        'nieuwsberichten article articles artikel artikelen actueel meldung meldungen press pers presse',
    ),
    list: 'news',
    item: 'article',
  },
  {
    words: wordSet(
      'project projects projecten projekt projekte case cases portfolio referentie referenties referenz referenzen',
    ),
    list: 'projects',
    item: 'project',
  },
  {
    words: wordSet('people person persons team mensen medewerkers staff mitarbeiter menschen employees'),
    list: 'people',
  },
  {
    words: wordSet(
      'knowledge kennis kennisbank wissen register library bibliotheek bibliothek publications publicaties ' +
        'publikationen documents documenten dokumente downloads',
    ),
    list: 'register',
  },
]

/** Templates of single pages that are no list of anything. */
const singles: ReadonlyMap<string, PageType> = new Map(
  Object.entries({
    contact: 'contact kontakt',
    longread: 'longread story verhaal reportage essay',
  } as const).flatMap(([type, names]) =>
    names.split(' ').map((name): [string, PageType] => [name, type as PageType]),
  ),
)

/** Words of templates that say that they show one thing: `news/show`, `projects.detail`. */
const ofOne = wordSet('show single detail details item entry view')

/** Where an entry stands, and what it is made with. */
export interface TypedPage {
  readonly collection: string
  /** Statamic's name: `default`, `news/show`, `layouts.article`. */
  readonly template: string
  /** Collections whose entries live below the page. */
  readonly mounts: readonly string[]
  /** For the page of a term or taxonomy: the term. */
  readonly topic?: { readonly slug?: string }
}

const subjectOf = (name: string): Subject | undefined => {
  const words = handleWords(name)
  return subjects.find((subject) => words.some((word) => subject.words.has(word)))
}

/** The type that a template names: the type itself, a single page, or a subject with or without `show`. */
function typeOfTemplate({ template, collection }: TypedPage): PageType | undefined {
  const words = handleWords(template)
  const own = pageTypes.find((type) => type === template)
  const single = words.map((word) => singles.get(word)).find((type) => type !== undefined)
  if (own ?? single) return own ?? single
  const subject = subjectOf(template)
  const isOne = words.some((word) => ofOne.has(word)) || (subject && subject === subjectOf(collection))
  return isOne ? subject?.item : subject?.list
}

/**
 * The type of page that shows an entry; undefined for a page of text.
 * @param ruled the type that the project's own rule gives all entries of the collection
 */
export function pageTypeOf(page: TypedPage, ruled?: PageType): PageType | undefined {
  const {
    collection,
    mounts: [mount],
    topic,
  } = page
  // A term lists what the page of its collection lists; a taxonomy lists terms.
  if (topic) return topic.slug === undefined ? undefined : (ruled ?? subjectOf(collection)?.list)
  return (
    ruled ??
    typeOfTemplate(page) ??
    (mount === undefined ? undefined : subjectOf(mount)?.list) ??
    subjectOf(collection)?.item
  )
}
