/** The block "download list" of a page: files to download, with their format and size. */
import { Icon } from '../../components/icon/icon.tsx'
import type { Locale } from '../../i18n/languages.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'

/** A file of the list. */
export interface DownloadItem {
  readonly title: string
  readonly url: string
  /** A few words about the file. */
  readonly text?: string
  /** Name of the file format, as `PDF`. */
  readonly format?: string
  /** Bytes. */
  readonly size?: number
  /** Number of pages. */
  readonly pages?: number
  /** Whether the document is accessible; undefined if that is unknown. */
  readonly accessible?: boolean
}

export interface DownloadListProps {
  readonly title?: string
  readonly files: readonly DownloadItem[]
}

/** Formats a size in bytes in the notation of a language: `4200000` → `4,2 MB`. */
function formatSize(bytes: number, locale: Locale): string {
  const [value, unit, digits] = bytes >= 1e6 ? [bytes / 1e6, 'MB', 1] : [Math.max(1, bytes / 1e3), 'kB', 0]
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: digits }).format(value)} ${unit}`
}

/** The format, size and number of pages of a file, and whether it is accessible. */
export function DownloadFacts({ file }: { file: DownloadItem }) {
  const { locale, t } = useLocale()
  const facts = [
    file.format,
    file.size && formatSize(file.size, locale),
    file.pages && `${file.pages} ${t(file.pages === 1 ? 'block-download-page' : 'block-download-pages')}`,
    file.accessible !== undefined &&
      t(file.accessible ? 'block-download-accessible' : 'block-download-inaccessible'),
  ].filter(Boolean)
  return facts.length > 0 ? <span>{facts.join(', ')}</span> : null
}

export function DownloadListBlock(props: DownloadListProps & BlockAttributes) {
  return (
    <BlockSection {...props} name="download-list">
      <ul className="downloads">
        {props.files.map((file) => (
          <li className="download" key={`${file.url} ${file.title}`}>
            <Icon name="file" />
            <a href={file.url} download>
              {file.title}
            </a>
            {file.text && <span>{file.text}</span>}
            <DownloadFacts file={file} />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}
