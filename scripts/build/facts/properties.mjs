import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseAst } from 'vite'

/**
 * The properties of the components of a folder, for the tables of the design system. They are read from the
 * TypeScript types: `[{ name, native?, passes?, properties: [{ name, type, required, value? }] }]`. A
 * component is an exported name whose props are the exported type `{Name}Props` of the same file; `native` is
 * the HTML element whose attributes the component takes besides (`button`), `passes` says that its root
 * element takes `RootProps`, `value` is the default. The file that is named like the folder comes first.
 */
export function propertiesOf(folder) {
  const files = readdirSync(folder).filter((name) => /^[\w-]+\.tsx$/.test(name))
  const main = `${folder.split('/').at(-1)}.tsx`
  return files
    .toSorted((a, b) => Number(b === main) - Number(a === main) || a.localeCompare(b))
    .flatMap((file) => componentsOf(readModule(join(folder, file))))
}

/**
 * A source file: its text, its types by name, where imported names come from, what it exports, and the
 * defaults of its functions.
 */
function readModule(file) {
  const text = readFileSync(file, 'utf8')
  const module = {
    file,
    text,
    types: new Map(),
    imports: new Map(),
    exported: new Set(),
    defaults: new Map(),
  }
  for (const node of parseAst(text, { lang: 'tsx' }).body) {
    if (node.type === 'ImportDeclaration') noteImport(module, node)
    const isExport = node.type === 'ExportNamedDeclaration' && node.declaration
    noteDeclaration(module, isExport ? node.declaration : node, Boolean(isExport))
  }
  return module
}

function noteImport({ imports }, { source, specifiers }) {
  for (const { local, imported } of specifiers)
    imports.set(local.name, { from: source.value, name: imported?.name })
}

function noteDeclaration(module, node, isExported) {
  const names = node.declarations?.map(({ id }) => id.name) ?? (node.id ? [node.id.name] : [])
  if (isExported) for (const name of names) module.exported.add(name)
  if (/^TS(Interface|TypeAlias)Declaration$/.test(node.type)) module.types.set(node.id.name, node)
  const functions = node.declarations?.map(({ init }) => init) ?? [node]
  for (const { params } of functions.filter((each) => each?.params)) noteDefaults(module, params[0])
}

/** Reads default values: in `{ size = 'm' }: ButtonLook` that of `size` is `m`. */
function noteDefaults({ text, defaults }, parameter) {
  const annotation = parameter?.typeAnnotation
  if (parameter?.type !== 'ObjectPattern' || !annotation) return
  const found = parameter.properties
    .filter(({ value }) => value?.type === 'AssignmentPattern')
    .map(({ key, value }) => [key.name, text.slice(value.right.start, value.right.end).replaceAll("'", '')])
  for (const [type] of text.slice(annotation.start, annotation.end).matchAll(/\w+/g))
    defaults.set(type, { ...defaults.get(type), ...Object.fromEntries(found) })
}

function componentsOf(module) {
  const names = [...module.types.keys()].filter((name) => name.endsWith('Props') && module.exported.has(name))
  return names.flatMap((type) => {
    const name = type.slice(0, -'Props'.length)
    if (!module.exported.has(name)) return []
    const { native, passes, properties } = shapeOf(reference(type), module)
    return [
      { name, ...(native && { native }), ...(passes && { passes }), properties: [...properties.values()] },
    ]
  })
}

const reference = (name) => ({ type: 'TSTypeReference', typeName: { name } })
const none = () => ({ properties: new Map() })
const merge = (shapes) => ({
  native: shapes.find(({ native }) => native)?.native,
  passes: shapes.some(({ passes }) => passes),
  properties: new Map(shapes.flatMap(({ properties }) => [...properties])),
})

/**
 * The members of a type, by the kind of its node. Types from packages have none, but see `referenceShape`.
 */
const shapes = {
  TSInterfaceDeclaration: (node, module) => {
    const inherited = (node.extends ?? []).map(({ expression, typeArguments }) =>
      shapeOf({ type: 'TSTypeReference', typeName: expression, typeArguments }, module),
    )
    return withDefaults(merge([...inherited, membersOf(node.body.body, module)]), module, node.id.name)
  },
  TSTypeAliasDeclaration: (node, module) =>
    withDefaults(shapeOf(node.typeAnnotation, module), module, node.id.name),
  TSTypeLiteral: (node, module) => membersOf(node.members, module),
  TSIntersectionType: (node, module) => merge(node.types.map((type) => shapeOf(type, module))),
  TSParenthesizedType: (node, module) => shapeOf(node.typeAnnotation, module),
  TSTypeReference: referenceShape,
}

const shapeOf = (node, module) => shapes[node.type]?.(node, module) ?? none()

/** The members of a type that is named. `ComponentProps<'a'>` of React stands for the attributes of `<a>`. */
function referenceShape({ typeName, typeArguments }, module) {
  const [first, second] = typeArguments?.params ?? []
  if (typeName.name === 'ComponentProps') return { ...none(), native: first?.literal?.value }
  if (typeName.name === 'RootProps') return { ...none(), passes: true }
  if (typeName.name === 'Omit' || typeName.name === 'Pick') {
    const shape = shapeOf(first, module)
    const named = literalsOf(second)
    const kept = [...shape.properties].filter(([name]) => named.includes(name) === (typeName.name === 'Pick'))
    return { ...shape, properties: new Map(kept) }
  }
  const found = findType(typeName.name, module)
  return found ? shapeOf(found.node, found.module) : none()
}

const literalsOf = (node) => (node.types ?? [node]).map(({ literal }) => literal?.value)

/** Finds a type by its name in a module, or in the module of this project that it is imported from. */
function findType(name, module) {
  const node = module.types.get(name)
  if (node) return { node, module }
  const imported = module.imports.get(name)
  if (!imported?.from.startsWith('.')) return undefined
  return findType(imported.name, readModule(join(dirname(module.file), imported.from)))
}

function membersOf(members, module) {
  const named = members.filter(({ key }) => key?.name)
  const properties = named.map(({ key, optional, typeAnnotation }) => [
    key.name,
    {
      name: key.name,
      type: typeAnnotation ? typeText(typeAnnotation.typeAnnotation, module) : 'function',
      required: !optional,
    },
  ])
  return { properties: new Map(properties) }
}

function withDefaults(shape, module, owner) {
  const values = module.defaults.get(owner) ?? {}
  const properties = [...shape.properties].map(([name, property]) => [
    name,
    values[name] === undefined ? property : { ...property, value: values[name] },
  ])
  return { ...shape, properties: new Map(properties) }
}

/**
 * A type as the properties table shows it: the values of a union instead of its name, functions as
 * `function`.
 */
function typeText(node, module) {
  if (node.type === 'TSUnionType')
    return node.types
      .map((type) => typeText(type, module))
      .filter((text) => text !== 'undefined')
      .join(' | ')
  if (node.type === 'TSLiteralType') return String(node.literal.value ?? node.literal.raw)
  if (node.type === 'TSFunctionType') return 'function'
  if (node.type === 'TSTypeReference') {
    const found = findType(node.typeName.name, module)
    if (found?.node.typeAnnotation?.type === 'TSUnionType')
      return typeText(found.node.typeAnnotation, found.module)
  }
  return module.text
    .slice(node.start, node.end)
    .replace(/\breadonly\s+/g, '')
    .replaceAll("'", '')
    .replace(/\s+/g, ' ')
}
