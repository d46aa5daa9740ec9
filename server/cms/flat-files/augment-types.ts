import type { Summary, Value, Values } from '../../../src/content/types.ts'

/** One field of a blueprint, with fieldset imports resolved. `config` holds every key of the field except its handle. */
export interface Field {
  readonly handle: string
  readonly type: string
  readonly config: Values
}

/** A file as fields deliver it. `url` is an address on our site, `focus` CSS (`20% 30%`), `size` bytes, `duration` seconds. */
export type AssetValue = {
  readonly url: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
  readonly focus?: string
  readonly name: string
  readonly extension: string
  readonly size?: number
  readonly duration?: number
}

export type EntrySummary = Summary & { readonly id: string }

/** What field values may ask about the rest of the content, seen from one language. */
export interface AugmentContext {
  /** The entry localised to the current site; undefined unless it is published and has an address there. */
  entry(id: string): EntrySummary | undefined
  /** Undefined when the file is missing. Without a container, the only one is meant. */
  asset(container: string | undefined, path: string): AssetValue | undefined
  /** Our path: of the localisation in the current site, else of the entry itself (content-contract 4.12). */
  entryPath(id: string): string | undefined
  assetUrl(container: string | undefined, path: string): string | undefined
  term(taxonomy: string | undefined, slug: string): { readonly slug: string; readonly title: string }
  /** Our path of the first published child in the tree, for `@child`. */
  childPath(): string | undefined
  /** A root-relative address of the content system as an address of this site; anything else unchanged. */
  ourHref(href: string): string
  report(problem: string): void
}

/** Parsed YAML of blueprints and fieldsets by key: `blueprints/collections/pages/page`, `fieldsets/blocks`. */
export type BlueprintFiles = ReadonlyMap<string, Value>
