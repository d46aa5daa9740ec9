import { withSchema } from '../../../../src/content/kinds/field-schema.ts'
import type { ContentPage } from '../../../../src/content/types.ts'
import { runStepsInTurns } from '../../../scheduling/steps.ts'
import { fitPage } from '../../model/pages/fit-page.ts'
import { pageFacts } from '../../model/pages/page-facts.ts'
import { templateName } from '../../model/pages/template-name.ts'
import { createUnresolved } from '../../model/unresolved.ts'
import { asText } from '../../model/values.ts'
import { createHtmlSanitizer } from '../../rich-text/rich-text.ts'
import { augmentInSteps } from '../augment/augment-in-steps.ts'
import { schemaOfFields } from '../blueprints/schema.ts'
import type { Entry } from '../index/entries/entry-file.ts'
import { choiceOf } from '../index/entries/inherit.ts'
import { createContext } from './context.ts'
import { fieldValues } from './entry-facts.ts'
import type { SiteView } from './view.ts'

/**
 * Builds the page of an entry, with its fields resolved; `path` is our decoded path of the page. Others have
 * their turn while long texts are read.
 */
export async function buildPage(view: SiteView, entry: Entry, path: string): Promise<ContentPage> {
  const { index } = view
  const blueprint = index.blueprint(entry)
  const { collection } = entry
  const template = asText(choiceOf(entry, 'template')) ?? collection.template
  const unresolved = createUnresolved()
  const fields = index.fields(entry)
  const values = { ...fitPage(fieldValues(view, entry), view.report), slug: entry.slug }
  const context = createContext(view, entry, unresolved)
  const read = await runStepsInTurns(augmentInSteps(values, fields, context))
  return {
    ...pageFacts(view, entry, path),
    blueprint,
    template: templateName(template, collection.handle, blueprint),
    fields: withSchema(read, schemaOfFields(fields)),
    texts: () => createHtmlSanitizer(context),
    unresolved: unresolved.list,
  }
}
