/** Reads the taxonomies of a project as the model's rules for topics need them. */

import { withSchema } from '../../../../../src/content/kinds/field-schema.ts'
import type { PageTopic } from '../../../../../src/content/terms.ts'
import type { ContentPage } from '../../../../../src/content/types.ts'
import { memoLast } from '../../../../../src/shared/memo.ts'
import { runStepsInTurns } from '../../../../scheduling/steps.ts'
import { fitPage } from '../../../model/pages/fit-page.ts'
import { templateName } from '../../../model/pages/template-name.ts'
import type { StoredTaxonomy, StoredTerm } from '../../../model/topics/stored-terms.ts'
import { type TopicScope, topicFacts } from '../../../model/topics/topic-page.ts'
import { asText, asValues, omit } from '../../../model/values.ts'
import { createHtmlSanitizer } from '../../../rich-text/rich-text.ts'
import { augmentInSteps } from '../../augment/augment-in-steps.ts'
import { blueprintFields, defaultBlueprint } from '../../blueprints/blueprints.ts'
import { schemaOfFields } from '../../blueprints/schema.ts'
import type { Entry } from '../../index/entries/entry-file.ts'
import type { SiteIndex } from '../../index/index-site.ts'
import type { Site } from '../../index/sites/sites.ts'
import {
  isTranslatedTerm,
  readTerm,
  type TaxonomyConfig,
  type TermFile,
  termValues,
} from '../../index/taxonomies.ts'
import { createContext } from '../context.ts'
import { indexingIn, systemFields, updatedAt } from '../entry-facts.ts'
import type { SiteView } from '../view.ts'

function storedTerms(config: TaxonomyConfig, site: string): () => ReadonlyMap<string, StoredTerm> {
  const stored = (term: TermFile): StoredTerm => {
    const { slug: ownSlug, title } = readTerm(config, term, site)
    return {
      ...{ slug: term.slug, ownSlug, title },
      isTranslated: isTranslatedTerm(config, term, site),
      indexing: indexingIn(termValues(config, term, site)),
      updatedAt: updatedAt({ data: asValues(term.file.value), file: term.file }),
    }
  }
  return memoLast(() => new Map([...config.terms].map(([slug, term]) => [slug, stored(term)] as const)))
}

/** The taxonomies of a project with pages, in the order of their handles, in the language of a site. */
export const storedTaxonomies = (
  { taxonomies, collectionsWith }: SiteIndex,
  site: Site,
): readonly StoredTaxonomy[] =>
  [...taxonomies.all.values()].flatMap((config): readonly StoredTaxonomy[] => {
    const uri = config.uri(site.handle)
    const terms = storedTerms(config, site.handle)
    return uri === undefined
      ? []
      : [
          {
            ...{ handle: config.handle, title: config.title(site.handle), uri },
            collections: collectionsWith(config.handle),
            isHere: config.sites.includes(site.handle),
            isBelowCollections: !config.hasRoute(site.handle),
            stored: (slug) => terms().get(slug),
            all: () => terms().values(),
          },
        ]
  })

/** The template of the page of a topic that names none, as the content system calls it. */
const usualTemplate = ({ taxonomy, slug, collection }: PageTopic): string =>
  [...(collection === undefined ? [] : [collection]), taxonomy, slug === undefined ? 'index' : 'show'].join(
    '.',
  )

/** Builds the page of a term or taxonomy; `path` is our decoded path of the page. */
export async function buildTopicPage(
  view: SiteView,
  scope: TopicScope<Entry>,
  topic: PageTopic,
  path: string,
): Promise<ContentPage> {
  const { index, site } = view
  const { taxonomy, slug } = topic
  const config = index.taxonomies.all.get(taxonomy)
  const term = slug === undefined ? undefined : config?.terms.get(slug)
  const stored = config && term ? termValues(config, term, site.handle) : {}
  const blueprint =
    asText(stored.blueprint) ?? defaultBlueprint(index.blueprints, 'taxonomies', taxonomy) ?? taxonomy
  const fields = blueprintFields(index.blueprints, 'taxonomies', taxonomy, blueprint)
  const context = createContext(view)
  const facts = topicFacts(scope, topic, path)
  const values = {
    ...fitPage(omit(stored, ...systemFields), view.report),
    title: facts.title,
    ...(slug === undefined ? {} : { slug }),
  }
  const read = await runStepsInTurns(augmentInSteps(values, fields, context))
  return {
    ...facts,
    blueprint,
    template: templateName(asText(stored.template) ?? usualTemplate(topic), taxonomy, blueprint),
    fields: withSchema(read, schemaOfFields(fields)),
    texts: () => createHtmlSanitizer(context),
  }
}
