import { molenhof } from '../../fixtures/contract-site/index.ts'
import {
  defineFields,
  definitionsOf,
  idOf,
  lastChange,
  localeNames,
  type Placed,
  placeAll,
  resolveReferences,
} from './contract-site.ts'
import type { BlockSet, Field, Fields, MenuNode } from './contract-values.ts'
import { blueprint, entryBlueprint, writeDefinitions } from './write-blueprints.ts'

/**
 * The site as a Statamic 5 project (docs/reference/content-system.md#files): relative path and text of each
 * file. JSON is YAML too.
 */

const yaml = (value: unknown): string => `${JSON.stringify(value)}\n`
const stored = {
  entry: (key: string) => `statamic://entry::p-${key}`,
  asset: (path: string) => `statamic://asset::main::${path}`,
}
/** Link fields have no scheme. */
const linked = { entry: (key: string) => `entry::p-${key}`, asset: (path: string) => `asset::main::${path}` }

const storeFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([handle, field]) => [handle, store(field)]))

const storeSet = ({ type, enabled, fields }: BlockSet, index: number) => ({
  id: `s${index}`,
  type,
  ...(enabled === false && { enabled }),
  ...storeFields(fields),
})

const storeBard = (parts: Extract<Field, { kind: 'bard' }>['parts']) =>
  parts.flatMap((part, index) => {
    if ('nodes' in part) return JSON.parse(resolveReferences(JSON.stringify(part.nodes), stored)) as unknown[]
    const { id, ...values } = storeSet(part, index)
    return [{ type: 'set', attrs: { id, values } }]
  })

function store(field: Field): unknown {
  if (typeof field !== 'object') return field
  switch (field.kind) {
    case 'rich':
      return resolveReferences(field.markdown, stored)
    case 'bard':
      return storeBard(field.parts)
    case 'asset':
      return field.path
    case 'assets':
      return field.paths
    case 'entries':
      return field.keys.map((key) => idOf(key, 'nl'))
    case 'link':
      return resolveReferences(field.to, linked)
    case 'choice':
      return field.value
    case 'rows':
      return field.rows.map((row, index) => ({ id: `r${index}`, ...storeFields(row) }))
    case 'sets':
      return field.sets.map(storeSet)
    case 'table':
      return field.rows.map((cells) => ({ cells }))
  }
}

const storeRedirect = (redirect: NonNullable<Placed['item']['redirect']>) =>
  typeof redirect === 'string' ? resolveReferences(redirect, linked) : redirect

function writeEntry(placed: Placed): readonly [string, string] {
  const { item, text, locale, collection } = placed
  const values = {
    id: idOf(item.key, locale),
    ...(locale !== 'nl' && item.texts.nl && { origin: idOf(item.key, 'nl') }),
    title: text.title,
    ...(item.draft && { published: false }),
    ...(item.template && { template: item.template }),
    ...(item.redirect !== undefined && { redirect: storeRedirect(item.redirect) }),
    updated_at: lastChange,
    ...storeFields(text.fields ?? {}),
  }
  const lines = Object.entries(values).map(([key, value]) => `${key}: ${yaml(value)}`)
  const body = text.body ? resolveReferences(text.body.markdown, stored) : ''
  const name = `${item.date ? `${item.date}.` : ''}${text.file ?? text.slug}`
  return [
    `content/collections/${collection.handle}/${locale}/${name}.md`,
    `---\n${lines.join('')}---\n${body}`,
  ]
}

function writeTree(items: readonly Placed['item'][], locale: Placed['locale']): readonly object[] {
  return items.flatMap(({ key, texts, children = [] }) => {
    if (!texts[locale]) return []
    const below = writeTree(children, locale)
    return [{ entry: idOf(key, locale), ...(below.length > 0 && { children: below }) }]
  })
}

type Files = readonly (readonly [string, string])[]

const writeCollection = (collection: Placed['collection']): Files => {
  const { handle, title, route, isDated, isTree, items } = collection
  const mount = placeAll('nl').find(({ item }) => item.mount === handle)
  const config = {
    title,
    sites: localeNames,
    ...(route && { route }),
    ...(isDated && { date: true, date_behavior: { past: 'public', future: 'private' } }),
    ...(isTree && { structure: { root: true } }),
    ...(mount && { mount: idOf(mount.item.key, 'nl') }),
  }
  return [
    [`content/collections/${handle}.yaml`, yaml(config)],
    [`resources/blueprints/collections/${handle}/page.yaml`, yaml(entryBlueprint(definitionsOf(collection)))],
    ...(isTree
      ? localeNames.map(
          (locale) =>
            [
              `content/trees/collections/${locale}/${handle}.yaml`,
              yaml({ tree: writeTree(items, locale) }),
            ] as const,
        )
      : []),
  ]
}

const writeGlobals = (): Files =>
  Object.entries(molenhof.globals).flatMap(([handle, sets]) => [
    [`content/globals/${handle}.yaml`, yaml({ title: handle })] as const,
    [
      `resources/blueprints/globals/${handle}.yaml`,
      yaml(blueprint(handle, writeDefinitions(defineFields(Object.values(sets))))),
    ] as const,
    ...Object.entries(sets).map(
      ([locale, fields]) => [`content/globals/${locale}/${handle}.yaml`, yaml(storeFields(fields))] as const,
    ),
  ])

const writeNodes = (nodes: readonly MenuNode[], path: string): readonly object[] =>
  nodes.map(({ title, entry, url, children = [] }, index) => ({
    id: `${path}${index}`,
    ...(title && { title }),
    ...(entry && { entry: idOf(entry, 'nl') }),
    ...(url && { url }),
    ...(children.length > 0 && { children: writeNodes(children, `${path}${index}-`) }),
  }))

const writeMenus = (): Files =>
  Object.entries(molenhof.menus).flatMap(([handle, menus]) => [
    [`content/navigation/${handle}.yaml`, yaml({ title: handle, collections: ['pages'] })] as const,
    ...Object.entries(menus).map(
      ([locale, nodes]) =>
        [
          `content/trees/navigation/${locale}/${handle}.yaml`,
          yaml({ tree: writeNodes(nodes, 'n') }),
        ] as const,
    ),
  ])

const writeForm = (): Files => {
  const { handle, title, fields } = molenhof.form
  const written = fields.map(({ handle: name, type, inputType, display, required, options }) => ({
    handle: name,
    field: {
      type,
      display,
      ...(inputType && { input_type: inputType }),
      ...(options && { options }),
      ...(required && { validate: ['required'] }),
    },
  }))
  return [
    [`resources/forms/${handle}.yaml`, yaml({ title })],
    [`resources/blueprints/forms/${handle}.yaml`, yaml(blueprint(title, written))],
  ]
}

/** A file of the right length beside its metadata. */
const writeAssets = (): Files =>
  molenhof.assets.flatMap(({ path, alt, focus, width, height, bytes }) => {
    const [folder, name] = path.split('/')
    const data = { ...(alt && { alt }), ...(focus && { focus }) }
    return [
      [`public/assets/${path}`, 'x'.repeat(bytes)] as const,
      [`public/assets/${folder}/.meta/${name}.yaml`, yaml({ data, size: bytes, width, height })] as const,
    ]
  })

/** @returns relative path → text, as `writeProject` takes it */
export function flatFilesOfContractSite(): Readonly<Record<string, string>> {
  return Object.fromEntries([
    [
      'resources/sites.yaml',
      yaml({
        nl: { name: 'Molenhof', url: '/', locale: 'nl_NL' },
        en: { name: 'Mill Court', url: '/en', locale: 'en_GB' },
        de: { name: 'Mühlenhof', url: '/de/', locale: 'de_DE' },
      }),
    ],
    ['content/assets/main.yaml', yaml({ title: 'Main', disk: 'assets' })],
    ...molenhof.collections.flatMap(writeCollection),
    ...localeNames.flatMap(placeAll).map(writeEntry),
    ...writeGlobals(),
    ...writeMenus(),
    ...writeForm(),
    ...writeAssets(),
  ])
}
