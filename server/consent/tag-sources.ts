/** What the content security policy allows for the tools of a site. */
import type { Tag } from '../../src/consent/tags.ts'
import type { ConsentSetup, TagHosts, TagSetup } from './consent-setup.ts'
import { hostKinds } from './consent-setup.ts'

/** Sources by directive. */
export type Sources = Readonly<Record<string, readonly string[]>>

const tagManager = 'https://www.googletagmanager.com'
const measurement = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager]
/** The hosts of a tag manager and of Google Analytics 4, as Google's guide to policies names them. */
const google: TagHosts = { script: [tagManager], img: measurement, connect: measurement }

/** The hosts of Clarity, as its own documentation names them: its load is spread over its subdomains. */
const clarity = ['https://*.clarity.ms', 'https://c.bing.com']

const originOf = (url: string): string => new URL(url).origin

/** The hosts that each kind of tool is known to need. */
const knownHosts: { readonly [Kind in Tag['kind']]: (tag: Extract<Tag, { kind: Kind }>) => TagHosts } = {
  gtm: () => google,
  matomo({ url }) {
    const own = [originOf(url)]
    return { script: own, connect: own, img: own }
  },
  plausible({ host }) {
    const own = [originOf(host)]
    return { script: own, connect: own }
  },
  clarity: () => ({ script: ['https://*.clarity.ms'], connect: clarity, img: clarity }),
  script: ({ src }) => ({ script: [originOf(src)] }),
}

/** The hosts of a tool by directive: those of its kind, and those that the operator named. */
function sourcesOf({ tag, hosts }: TagSetup): Sources {
  const known = (knownHosts[tag.kind] as (tag: Tag) => TagHosts)(tag)
  return Object.fromEntries(
    hostKinds.map((kind) => [`${kind}-src`, [...(known[kind] ?? []), ...(hosts[kind] ?? [])]]),
  )
}

/** Adds sources to those of the same directives, each once. Directives without any are left out. */
export const joinSources = (...all: readonly Sources[]): Sources =>
  Object.fromEntries(
    [...new Set(all.flatMap((sources) => Object.keys(sources)))]
      .map((name): [string, readonly string[]] => [
        name,
        [...new Set(all.flatMap((sources) => sources[name] ?? []))],
      ])
      .filter(([, values]) => values.length > 0),
  )

/** What the tools of a site need. */
export interface TagSources {
  readonly sources: Sources
  /** Inline scripts that they add: all, or those with these hashes. */
  readonly inlineScripts: 'all' | readonly string[]
}

/** What the tag manager of the content needs, on a site without categories. */
export const gtmSources: TagSources = {
  sources: sourcesOf({ tag: { kind: 'gtm' }, hosts: {} }),
  inlineScripts: [],
}

/** What all tools of a site need, those of the content's tag manager included where it has one. */
export function tagSources({ categories }: ConsentSetup, hasGtm: boolean): TagSources {
  const tags = categories.flatMap((category) => category.tags)
  const inline = tags.map(({ inlineScripts = [] }) => inlineScripts)
  return {
    sources: joinSources(...(hasGtm ? [gtmSources.sources] : []), ...tags.map(sourcesOf)),
    inlineScripts: inline.includes('all') ? 'all' : [...new Set(inline.flat())],
  }
}
