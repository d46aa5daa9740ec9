import { expect, test } from 'vitest'
import { copyRepository, patience } from '../support/repository-copy.ts'

const refused = [
  ['block', 'Pull-Quote', '"Pull-Quote" is no name'],
  ['block', 'quote', 'src/blocks/quote exists'],
  ['block', 'accordion', '"accordion" is a name of another block'],
  ['extension', '../quote', '"../quote" is no name'],
  ['extension', 'a-name-that-is-too-long-for-a-set', 'is no name'],
  ['component', '../badge', '"../badge" is no name'],
  ['component', 'badge', 'src/components/badge exists'],
  ['route', 'sitemap', 'src/pages/sitemap.tsx exists'],
  ['route', 'health', '/health is taken'],
  ['route', 'de', '/de is where a language begins'],
  ['language', 'de', 'The site has the language de'],
  ['language', 'xx', '"xx" is no code of a language'],
  ['language', 'français', '"français" is no code of a language'],
  ['loader', 'sitemap', 'server/loaders/sitemap.ts exists'],
  ['source', 'rest', 'server/cms/rest exists'],
  ['source', 'files', 'server/cms/sources.ts has a source files'],
] as const

test('a name that cannot be is refused in one line, and nothing is written', { timeout: patience }, () => {
  const copy = copyRepository()
  const before = copy.state()
  for (const [kind, name, why] of refused) {
    const { code, output } = copy.run('scripts/new/command.mjs', kind, name)
    expect(output).toContain(why)
    expect(output.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(2)
  }
  expect(copy.state()).toEqual(before)
})

test('a table that is not where it was is said, and nothing is written', { timeout: patience }, () => {
  const copy = copyRepository()
  copy.replace('src/blocks/blocks.tsx', 'const views', 'const shown')
  const before = copy.state()
  const { code, output } = copy.run('scripts/new/command.mjs', 'block', 'timeline')
  expect(output.trim()).toBe('src/blocks/blocks.tsx has no table that begins with "const views"')
  expect(code).toBe(2)
  expect(copy.state()).toEqual(before)
})

test('how to ask is said to who asks otherwise', { timeout: patience }, () => {
  const copy = copyRepository()
  for (const words of [[], ['page', 'team'], ['block'], ['block', 'a', 'b']]) {
    const { code, output } = copy.run('scripts/new/command.mjs', ...words)
    expect(code).toBe(2)
    for (const kind of ['block', 'extension', 'component', 'route', 'language', 'loader', 'source', 'site'])
      expect(output).toContain(`npm run new -- ${kind} `)
  }
})
