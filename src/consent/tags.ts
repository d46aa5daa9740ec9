/** The tools of others that a site may run: what a browser needs to know of each. */

/** The container of Google Tag Manager; without an id that of the content (`gtm_id`). */
export interface GtmTag {
  readonly kind: 'gtm'
  readonly id?: string
}

/** Matomo, at an address of the site's own choice. */
export interface MatomoTag {
  readonly kind: 'matomo'
  /** Address of the installation, with a slash at the end. */
  readonly url: string
  /** Number of the site there. */
  readonly site: string
}

/** Plausible Analytics. */
export interface PlausibleTag {
  readonly kind: 'plausible'
  /** The site's name there. */
  readonly domain: string
  /** Origin of the service: its own, or that of an installation. */
  readonly host: string
}

/** Microsoft Clarity. */
export interface ClarityTag {
  readonly kind: 'clarity'
  readonly id: string
}

/** Any other tool that is one script. */
export interface ScriptTag {
  readonly kind: 'script'
  readonly src: string
  readonly attributes: Readonly<Record<string, string>>
  /** Names of cookies that it sets on this site, and of what it stores; `name*` for all that begin so. */
  readonly stored: readonly string[]
}

/** A tool, as the browser runs it. */
export type Tag = GtmTag | MatomoTag | PlausibleTag | ClarityTag | ScriptTag

/** Names of cookies and of stored values by kind, as each tool documents them; `name*` for all that begin so. */
const storedByKind: { readonly [Kind in Exclude<Tag['kind'], 'script'>]: readonly string[] } = {
  gtm: ['_gid', '_ga', '_ga_*', '_gac', '_gac_*', '_gat', '_gat_*', '_gcl_*'],
  matomo: ['_pk_*', 'mtm_*', '_mtm_*'],
  plausible: [],
  clarity: ['_clck', '_clsk', '_cltk'],
}

/** Names of all that a tool keeps on this site: cookies, and values in the browser's storage. */
const storedBy = (tag: Tag): readonly string[] =>
  tag.kind === 'script' ? tag.stored : storedByKind[tag.kind]

/** Whether a tool keeps something by this name, which may be one of those that begin as `name*` says. */
const keeps =
  (name: string) =>
  (tag: Tag): boolean =>
    storedBy(tag).some((each) => (each.endsWith('*') ? name.startsWith(each.slice(0, -1)) : name === each))

/**
 * Returns whether something of this name is kept by tools, and not by others that go on: two may use the same
 * names. A name with other characters than those of cookies is of none: it would break a header.
 */
export const isOnlyOf =
  (tags: readonly Tag[], others: readonly Tag[] = []) =>
  (name: string): boolean =>
    /^[\w.:-]+$/.test(name) && tags.some(keeps(name)) && !others.some(keeps(name))
