import { memoWeak } from '../../src/shared/memo.ts'
import type { Visitor } from '../../src/shared/visitor/visitor.ts'
import type { Config } from '../config/config.ts'
import { digest } from '../http/etag.ts'

/** Pages that other processes of this site have rendered. */
export interface SharedPages {
  /**
   * Resolves with the HTML of a page; undefined where it is not there, or does not come at once.
   * @param name says what the page was made of
   */
  get(name: string): Promise<Buffer | undefined>
  /** Keeps the HTML of a page for others. */
  set(name: string, page: Buffer): void
}

/** What a page is made of, besides its payload. */
interface PageParts {
  readonly content: string
  readonly visitor: Visitor
  /** Where its data are. */
  readonly placement: string
  /** Texts of the interface in the page's language; the same object until they change. */
  readonly texts: Readonly<Record<string, string>>
  readonly config: Config
}

/** Settings that differ between the machines of a site, and make no difference to a page. */
const ownSettings: ReadonlySet<string> = new Set<keyof Config>([
  ...(['port', 'host', 'metrics', 'contentDir', 'projectDir', 'snapshotDir', 'buildsDir'] as const),
  ...(['picturesDir', 'formsDir', 'logLevel', 'logSampling', 'drainTime', 'shutdownTimeout'] as const),
])

const textsDigest = memoWeak((texts: Readonly<Record<string, string>>) => digest(JSON.stringify(texts)))
const configDigest = memoWeak((config: Config) =>
  digest(JSON.stringify(config, (name, value: unknown) => (ownSettings.has(name) ? undefined : value))),
)

/** The name of a page: pages of the same name are equal. */
export const sharedPageName = ({ content, visitor, placement, texts, config }: PageParts): string =>
  digest(
    [content, placement, visitor.theme, visitor.consent, textsDigest(texts), configDigest(config)].join('\n'),
  )

/** The page from another process, or from `render`. */
export async function renderOrShare(
  shared: SharedPages | undefined,
  name: () => string,
  render: () => Promise<Buffer>,
): Promise<Buffer> {
  if (!shared) return render()
  const known = name()
  const found = await shared.get(known)
  if (found) return found
  const page = await render()
  shared.set(known, page)
  return page
}
