/** Collects the style sheets of components, blocks and pages, to check the colours that meet in them. */
import { readdirSync, readFileSync } from 'node:fs'
import { unproven } from '../../../server/brand/palette/contrast.ts'
import { usedPairs } from './used.mjs'

const source = new URL('../../../src/', import.meta.url)
/** Sheets that are left out: the tokens themselves, and print, where ink stands on white. */
const others = ['styles/tokens.css', 'styles/print.css']

const read = (name) => readFileSync(new URL(name, source), 'utf8')
const folderOf = (name) => name.slice(0, name.lastIndexOf('/'))

/**
 * The style sheets of every component, block and page, joined by folder: `Map { 'components/badge' => css }`.
 */
export function styledFolders() {
  const names = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.css') && !others.includes(name),
  )
  const folders = [...new Set(names.map(folderOf))]
  const joined = (folder) =>
    names
      .filter((name) => folderOf(name) === folder)
      .map(read)
      .join('\n')
  return new Map(folders.map((folder) => [folder, joined(folder)]))
}

/**
 * The pairs of colours that meet without a proven contrast, as texts such as
 * `components/badge: text on primary (text)`.
 */
export const unprovenPairs = () =>
  [...styledFolders()].flatMap(([folder, css]) =>
    unproven(usedPairs(css)).map((pair) => `${folder}: ${pair}`),
  )
