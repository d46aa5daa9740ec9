import { block } from './block.mjs'
import { component } from './component.mjs'
import { extension } from './extension.mjs'
import { language } from './language.mjs'
import { loader } from './loader.mjs'
import { route } from './route.mjs'
import { site } from './site.mjs'
import { source } from './source.mjs'

/**
 * The kinds of things that `npm run new` can begin, by the names used on its command line. Each kind plans the
 * files to create and the table rows to add, and lists the next steps for the developer, or throws a
 * `Refusal`.
 */
export const kinds = { block, extension, component, route, language, loader, source, site }
