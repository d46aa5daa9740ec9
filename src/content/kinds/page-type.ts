/** Decides by names which type of page shows an entry: by the project's rule, its template or its collection. */
import { type PageType, pageTypes } from '../../routes.ts'
import { handleWords, plainHandle, wordSet } from './handle-words.ts'

/** What kinds of things a site has: words for several and for one, and the types of the pages that show them. */
interface Subject {
  readonly several: ReadonlySet<string>
  readonly one: ReadonlySet<string>
  readonly list?: PageType
  readonly item?: PageType
}

const subjects: readonly Subject[] = [
  {
    several: wordSet(
      'news nieuws aktuelles neuigkeiten nachrichten blog blogs posts berichten nieuwsberichten articles ' +
        'artikelen actueel meldungen press pers presse',
    ),
    one: wordSet('post bericht nieuwsbericht article artikel meldung'),
    list: 'news',
    item: 'article',
  },
  {
    several: wordSet('projects projecten projekte cases portfolio referenties referenzen'),
    one: wordSet('project projekt case referentie referenz'),
    list: 'projects',
    item: 'project',
  },
  {
    several: wordSet('people persons team mensen medewerkers staff mitarbeiter menschen employees'),
    one: wordSet('person'),
    list: 'people',
  },
  {
    several: wordSet(
      'knowledge kennis kennisbank wissen register library bibliotheek bibliothek publications publicaties ' +
        'publikationen documents documenten dokumente downloads',
    ),
    one: wordSet(''),
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
  return subjects.find(({ several, one }) => words.some((word) => several.has(word) || one.has(word)))
}

/** The type that a template names: the type itself, a single page, or a subject: several of it or one. */
function typeOfTemplate({ template, collection }: TypedPage): PageType | undefined {
  const words = handleWords(template)
  const own = pageTypes.find((type) => type === plainHandle(template))
  const single = words.map((word) => singles.get(word)).find((type) => type !== undefined)
  if (own ?? single) return own ?? single
  const subject = subjectOf(template)
  const namesOne = words.some((word) => ofOne.has(word) || subject?.one.has(word))
  const isOne = namesOne || (subject && subject === subjectOf(collection))
  return isOne ? subject?.item : subject?.list
}

/**
 * The type of page that shows an entry; undefined for a page of text.
 * @param ruled the type that the project's own rule gives the entries of the collection
 */
export function pageTypeOf(page: TypedPage, ruled?: PageType): PageType | undefined {
  const {
    collection,
    mounts: [mount],
    topic,
  } = page
  // A term lists what the page of its collection lists, and is no entry that a rule means; a taxonomy lists terms.
  if (topic) return topic.slug === undefined ? undefined : subjectOf(collection)?.list
  return (
    ruled ??
    typeOfTemplate(page) ??
    (mount === undefined ? undefined : subjectOf(mount)?.list) ??
    subjectOf(collection)?.item
  )
}
