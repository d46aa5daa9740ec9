/** Reads the block "download list" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined, distinct } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { DownloadItem, DownloadListProps } from './download-list.tsx'
import { formatOf } from './file-format.ts'

/** Names that projects give to the fields of this block and of its files. */
const names = {
  title: common.title,
  files: [
    'files',
    'bestanden',
    'downloads',
    'documents',
    'documenten',
    'dateien',
    'bijlagen',
    'anhänge',
    'assets',
    ...common.items,
  ],
  fileTitle: [...common.title, 'label', 'name', 'naam', 'text'],
  // A row of a grid has the file in one of these fields; a row of a list of files is the file itself.
  file: ['file', 'bestand', 'document', 'datei', 'asset', 'download', 'url', 'permalink'],
  size: ['size', 'size_bytes'],
  format: ['format', 'formaat', 'type', 'extension'],
  pages: ['pages', 'paginas', 'aantal_paginas', 'seiten'],
  accessible: ['accessible', 'toegankelijk', 'barrierefrei', 'zugänglich', 'is_accessible'],
} as const

/** Reads one file of the list; undefined without an address. */
function readFile(row: BlockFields): DownloadItem | undefined {
  const file = row.file(...names.file)
  if (!file) return undefined
  const pages = row.number(...names.pages)
  return defined({
    title: row.text(...names.fileTitle) ?? file.name,
    url: file.url,
    format: (row.text(...names.format) ?? formatOf(file))?.toUpperCase(),
    size: file.size ?? row.number(...names.size),
    pages: pages && pages > 0 ? Math.round(pages) : undefined,
    accessible: row.flag(...names.accessible),
  })
}

/** Returns the props of the block's view; undefined without files. */
export function readDownloadList(fields: BlockFields): DownloadListProps | undefined {
  // A block with a single file has the file in a field of its own.
  const all = fields.rows(...names.files, ...names.file).flatMap((row) => readFile(row) ?? [])
  const files = distinct(all, ({ url, title }) => `${url} ${title}`)
  return files.length > 0 ? defined({ title: fields.text(...names.title), files }) : undefined
}
