import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const guide = read('docs/troubleshooting.md')
const quoted = [...new Set([...guide.matchAll(/`([^`\n]+)`/g)].map(([, text = '']) => text))]
const code = readdirSync(join(root, 'server'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => read(`server/${name}`))
  .join('\n')

const missing = (pattern: RegExp, known: string) =>
  quoted.filter((text) => pattern.test(text) && !known.includes(text))

test('the guide names at least 40 symptoms, each with why and what to do', () => {
  const rows = guide.split('\n').filter((line) => /^\| (?!what you see)(?!-)/.test(line))
  expect(rows.length).toBeGreaterThanOrEqual(40)
  const cellsOf = (row: string) => row.split('|').slice(1, -1)
  expect(rows.filter((row) => cellsOf(row).filter((cell) => cell.trim() !== '').length !== 3)).toEqual([])
})

test('every line of the log that it quotes is one that the site writes', () => {
  // Of a line with a part that differs, the parts around it.
  const lines = quoted.filter((text) => /^[A-Z][a-z]*(?: [^=]*)$/.test(text) && !text.includes(':/'))
  const parts = lines.flatMap((line) => line.split(' … '))
  expect(lines.length).toBeGreaterThan(25)
  expect(parts.filter((part) => !code.includes(part) && !/^Retry-After: \d+$/.test(part))).toEqual([])
})

test('every metric that it quotes is in the docs of metrics', () => {
  expect(quoted.filter((text) => /^triptych_/.test(text)).length).toBeGreaterThan(15)
  expect(missing(/^(?:triptych|nodejs|process)_/, read('docs/monitoring.md'))).toEqual([])
})

test('every alert that it quotes is a rule, and every rule is in it', () => {
  const rules = [...read('docs/monitoring/alerts.yaml').matchAll(/alert: (\w+)/g)].map(
    ([, name = '']) => name,
  )
  const alerts = quoted.filter((text) => /^Triptych[A-Z]/.test(text))
  expect(alerts.filter((name) => !rules.includes(name))).toEqual([])
  expect(rules.filter((name) => !alerts.includes(name))).toEqual([])
})

test('every setting that it quotes is one that the readme describes', () => {
  expect(missing(/^[A-Z][A-Z\d]*_[A-Z\d_]+$/, read('README.md'))).toEqual([])
})
