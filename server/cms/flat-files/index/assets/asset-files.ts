/** Finds files by their addresses, and by the paths that content has stored for them. */
import { memoLast } from '../../../../../src/shared/memo.ts'
import { decodeAddress, withoutSuffix } from '../../../model/addresses/tidy-address.ts'
import { asText, asValues, getOrAdd } from '../../../model/values.ts'
import type { SourceFile, SourceFiles } from '../../disk/files.ts'
import { listedSites } from '../sites/site-lists.ts'
import { addressOf, type Container, otherAddresses } from './disks.ts'

/** The files that visitors may have. */
export interface AssetFiles {
  /** The file at a decoded address of our site. */
  at(address: string): SourceFile | undefined
  /** The file at a path that content stores; the containers that it may lie in come in their order. */
  find(containers: readonly Container[], stored: string): SourceFile | undefined
}

/**
 * Kinds of files that are content wherever they lie. Of what else lies in `public`, such as scripts and
 * settings of the server, only the folders of containers are content.
 */
const media =
  /\.(?:apng|avif|gif|jpe?g|png|svg|webp|mp3|m4a|ogg|oga|wav|mp4|m4v|mov|webm|ogv|pdf|docx?|xlsx?|pptx?|od[pst]|epub|ics|vtt)$/i

/** Whether a folder has nothing but content in it: the whole of `public` never has. */
const isOwn = ({ folder }: Container): boolean => folder !== 'public'

/** The files that visitors may have, by their addresses in NFC. */
function servedFiles(files: SourceFiles, containers: readonly Container[]): Map<string, SourceFile> {
  const folders = ['public/assets', ...containers.filter(isOwn).map(({ folder }) => folder)]
  const isServed = (path: string) =>
    media.test(path) || folders.some((folder) => path.startsWith(`${folder}/`))
  const served = new Map<string, SourceFile>()
  for (const file of files.values()) {
    const address = file.path.includes('.meta/') ? undefined : addressOf(file.path)
    if (address !== undefined && isServed(file.path)) served.set(address.normalize('NFC'), file)
  }
  return served
}

const nameOf = (address: string): string => address.slice(address.lastIndexOf('/') + 1)

/** Creates the lookup of the only file whose address ends with a path, with its case if there are several. */
function createEndings(served: ReadonlyMap<string, SourceFile>) {
  const byName = memoLast(() => {
    const names = new Map<string, string[]>()
    for (const address of served.keys())
      getOrAdd(names, nameOf(address).toLowerCase(), () => [] as string[]).push(address)
    return names
  })
  return (path: string): SourceFile | undefined => {
    const ending = `/${path}`
    const folded = ending.toLowerCase()
    const similar = byName().get(nameOf(folded)) ?? []
    const found = similar.filter((address) => address.toLowerCase().endsWith(folded))
    const exact = found.filter((address) => address.endsWith(ending))
    const [only, second] = exact.length > 0 ? exact : found
    return only === undefined || second !== undefined ? undefined : served.get(only)
  }
}

const host = /^(?:https?:)?\/\/([^/?#]*)/i

/** The hosts that the list of sites names. */
const hostsOf = (files: SourceFiles): ReadonlySet<string> =>
  new Set(
    Object.values(listedSites(files)).flatMap(
      (site) => host.exec(asText(asValues(site).url) ?? '')?.[1]?.toLowerCase() ?? [],
    ),
  )

/**
 * Creates the lookup of the files of a project. A path that lies in none of the containers is the address of
 * a file: `/img/a.jpg`, `img/a.jpg` or `https://our.example/img/a.jpg`. Where a container may lie anywhere, a
 * path that ends the address of a single file names that file.
 */
export function createAssetFiles(files: SourceFiles, containers: readonly Container[]): AssetFiles {
  const served = servedFiles(files, containers)
  const endsWith = createEndings(served)
  const aliases = otherAddresses(files)
  const hosts = hostsOf(files)
  const aliased = (address: string) => {
    const [from, folder] = aliases.find(([each]) => address.startsWith(`${each}/`)) ?? []
    return from === undefined || folder === undefined
      ? undefined
      : served.get(`${addressOf(folder)}${address.slice(from.length)}`)
  }
  const at = (address: string) => served.get(address) ?? aliased(address)

  /** The file at an absolute URL. Without a list of hosts any host may be that of the content system. */
  function atUrl(url: string, [origin, name = '']: readonly string[]): SourceFile | undefined {
    if (hosts.size > 0 && !hosts.has(name.toLowerCase())) return undefined
    return at(decodeAddress(withoutSuffix(url.slice(origin?.length))).normalize('NFC'))
  }
  function inPlace(wanted: readonly Container[], path: string): SourceFile | undefined {
    for (const { address } of wanted) {
      const file = served.get(`${address}/${path}`)
      if (file) return file
    }
    return at(`/${path}`) ?? (wanted.every(({ isCertain }) => isCertain) ? undefined : endsWith(path))
  }
  return {
    at: (address) => at(address.normalize('NFC')),
    find(wanted, stored) {
      const url = host.exec(stored)
      if (url) return atUrl(stored, url)
      const path = stored.normalize('NFC').replace(/^\/+/, '')
      if (path === '') return undefined
      const decoded = path.includes('%') ? decodeAddress(path) : path
      return inPlace(wanted, path) ?? (decoded === path ? undefined : inPlace(wanted, decoded))
    },
  }
}
