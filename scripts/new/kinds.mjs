import { block } from './block.mjs'
import { component } from './component.mjs'
import { language } from './language.mjs'
import { loader } from './loader.mjs'
import { route } from './route.mjs'
import { source } from './source.mjs'

/** What can be added. Each plans its files and rows and gives the next steps, or throws a `Refusal`. */
export const kinds = { block, component, route, language, loader, source }
