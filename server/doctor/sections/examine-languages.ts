/** Examines the languages: which pages each has, and which sites of the content none of them shows. */
import type { Language, Languages } from '../../../src/i18n/languages.ts'
import type { ContentSource } from '../../cms/source.ts'
import { columns } from '../../terminal/columns.ts'
import { counted } from '../output/words.ts'
import { messageOf } from '../report.ts'
import { type Finding, fault, note, type Section, sectionOf, warning } from './section.ts'

interface LanguagesOptions {
  readonly languages: Languages
  readonly content: Pick<ContentSource, 'outlines' | 'has'>
  /** Languages of the sites that the content itself has. */
  readonly inContent: readonly string[]
  /** False where neither settings nor content name languages, so that the site has the usual ones. */
  readonly areNamed: boolean
}

/** What a language has. */
interface LanguageFacts {
  readonly locale: string
  readonly label: string
  readonly lang: string
  /** Where its pages are: a prefix, or an origin. */
  readonly address: string
  readonly isDefault: boolean
  /** Undefined where the content cannot be loaded. */
  readonly pages?: number
  readonly hasHome?: boolean
  readonly error?: string
}

function countAll(items: Iterable<unknown>): number {
  let count = 0
  for (const _ of items) count += 1
  return count
}

async function factsOf({ content, languages }: LanguagesOptions, language: Language): Promise<LanguageFacts> {
  const { locale, label, lang, prefix, domain } = language
  const about = {
    ...{ locale, label, lang, isDefault: locale === languages.default.locale },
    address: (domain ? domain.origin + domain.prefix : prefix) || '/',
  }
  try {
    const [pages, hasHome] = [countAll(await content.outlines(locale)), await content.has(locale, '/')]
    return { ...about, pages, hasHome }
  } catch (error) {
    return { ...about, error: messageOf(error) }
  }
}

function findingsOf(
  { locale, label, pages, hasHome, error }: LanguageFacts,
  areNamed: boolean,
): readonly Finding[] {
  const where = `${label} (${locale})`
  if (error !== undefined) return [fault('unreadable-language', where, error)]
  if (pages === 0)
    return [
      (areNamed ? warning : note)(
        'no-pages',
        where,
        'The content has no page in this language, and visitors are not offered it: leave it out of LOCALES or site.yaml, or map its site in CMS_LOCALES.',
      ),
    ]
  return hasHome ? [] : [warning('no-home', where, 'The content has no home page in this language.')]
}

const rowOf = ({ locale, lang, address, pages, isDefault }: LanguageFacts) => [
  ...[locale, lang, address],
  `${pages === undefined ? 'not readable' : counted(pages, 'page')}${isDefault ? ', the default' : ''}`,
]

/** Examines the languages of a site. */
export async function examineLanguages(options: LanguagesOptions): Promise<Section> {
  const facts: LanguageFacts[] = []
  for (const language of options.languages.rows) facts.push(await factsOf(options, language))
  return sectionOf({
    ...{ name: 'languages', title: 'Languages' },
    findings: [
      ...facts.flatMap((each) => findingsOf(each, options.areNamed)),
      ...options.inContent
        .filter((locale) => !options.languages.has(locale))
        .map((locale) =>
          note(
            'site-not-shown',
            locale,
            'The content has a site in this language, and the languages leave it out.',
          ),
        ),
    ],
    facts: { languages: facts },
    lines: columns(facts.map(rowOf)),
  })
}
