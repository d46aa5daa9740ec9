/** The readers of `extensions/`, the blocks that a project adds with code of its own. */
import type { BlockFields, FieldsContext } from '../../content/values/fields.ts'
import { isValues } from '../../content/values/values.ts'
import { extensionPrefix } from './extension-context.ts'

/** What readers of extensions get besides the fields of a set. */
export interface ExtensionReadContext extends FieldsContext {
  /** Called when the reader of an extension throws, or returns what no block can be made of. */
  extensionFailed?(extension: string, error: unknown): void
}

/** Returns the props of a block, or undefined if there is nothing to show. */
type ExtensionReader<Context> = (fields: BlockFields, context: Context) => object | undefined

/** The module `extensions/{name}/{name}.read.ts`. */
interface ReaderModule<Context> {
  readonly default: ExtensionReader<Context>
  /** Further types of sets that the extension shows. */
  readonly aliases?: readonly string[]
}

/** The extensions of a project. */
export interface Extensions<Context> {
  /** Readers by the types of their blocks, such as `extension:timeline`. None throws. */
  readonly readers: Readonly<Record<string, ExtensionReader<Context>>>
  /** Types of blocks by the types of sets that they show, and by their own, each in canonical spelling. */
  readonly types: ReadonlyMap<string, string>
}

/**
 * Copies props as the browser gets them, which reads them from JSON.
 * @throws TypeError for props that cannot be sent, and for members that every block has in another shape
 */
function checkedProps(props: object | undefined): object | undefined {
  if (props === undefined) return undefined
  const sent: unknown = JSON.parse(JSON.stringify(props) ?? 'null')
  if (!isValues(sent)) throw new TypeError('The props of a block have to be an object')
  const { title = '', items = [], query = {} } = sent
  if (typeof title !== 'string') throw new TypeError('"title" has to be a text')
  if (!Array.isArray(items)) throw new TypeError('"items" has to be a list')
  if (!isValues(query)) throw new TypeError('"query" has to be an object')
  return sent
}

/** Returns the reader of an extension, for which a failure is a set with nothing to show. */
const guarded =
  <Context extends ExtensionReadContext>(
    name: string,
    { default: read }: ReaderModule<Context>,
  ): ExtensionReader<Context> =>
  (fields, context) => {
    try {
      return checkedProps(read(fields, context))
    } catch (error) {
      context.extensionFailed?.(name, error)
      return undefined
    }
  }

/** Name of the extension whose reader a file is; undefined for a reader with another name than its folder. */
const nameOf = (file: string): string | undefined => /\/([^/]+)\/\1\.read\.ts$/.exec(file)?.[1]

/**
 * Collects extensions. A name of its own counts more than an alias of another extension.
 * @param modules the modules of the readers by their files, `/extensions/timeline/timeline.read.ts`
 * @param handleOf returns the canonical spelling of a set's type
 */
export function collectExtensions<Context extends ExtensionReadContext>(
  modules: Readonly<Record<string, ReaderModule<Context>>>,
  handleOf: (type: string) => string,
): Extensions<Context> {
  const named = Object.entries(modules).flatMap(([file, module]) => {
    const name = nameOf(file)
    return name === undefined ? [] : [{ name, module, type: extensionPrefix + name }]
  })
  const further = named.flatMap(({ module, type }) => (module.aliases ?? []).map((alias) => [alias, type]))
  const names = [
    ...further,
    ...named.flatMap(({ name, type }) => [
      [name, type],
      [type, type],
    ]),
  ]
  return {
    readers: Object.fromEntries(named.map(({ name, module, type }) => [type, guarded(name, module)])),
    types: new Map(names.map(([name = '', type = '']) => [handleOf(name), type])),
  }
}
