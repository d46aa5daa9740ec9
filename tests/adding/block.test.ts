import { expect, test } from 'vitest'
import { copyRepository, patience } from '../support/repository-copy.ts'

const folder = 'src/blocks/timeline'
const own = `${folder}/timeline.test.tsx`

/** A project whose home page has the block. */
const project = {
  'content/collections/pages.yaml': "route: '/{slug}'\nstructure: { root: true }\n",
  'content/trees/collections/pages.yaml': 'tree: [{ entry: home }]\n',
  'content/collections/pages/home.md': `---
id: home
title: Start
blocks:
  - { type: timeline, titel: Since, tekst: '<p>The first dike</p>' }
---
`,
}

/** A page whose content has the block, through the real app, and the overview of the design system. */
const probe = `import { join } from 'node:path'
import request from 'supertest'
import { afterAll, expect, test } from 'vitest'
import { embeddedServer } from './support/embedded.ts'

const site = await embeddedServer(join(import.meta.dirname, 'project'))
afterAll(() => site.close())

test('an editor’s timeline is shown', async () => {
  const { text } = await request(site.server).get('/').expect(200)
  // The title of the first block is that of the home page.
  expect(text).toMatch(/<h1[^>]*>Since<\\/h1>[^]*<div class="block block--timeline"[^]*<p>The first dike<\\/p>/)
})

test('the design system shows it, in English', async () => {
  const { text } = await request(site.server).get('/designsystem').expect(200)
  const shown = text.slice(text.indexOf('id="part-timeline"'))
  expect(shown).toMatch(/^id="part-timeline" lang="en"><h3>Timeline<\\/h3>/)
  expect(shown).toContain('Events in their order.')
  expect(shown).toContain('This page is not translated')
})
`

test('a block is a folder, and a row in each table of blocks', { timeout: patience }, () => {
  const copy = copyRepository()
  const touched = copy.add('block', 'timeline')
  expect(touched).toEqual([
    'src/blocks/block-names.ts',
    'src/blocks/block-readers.ts',
    'src/blocks/block-types.ts',
    'src/blocks/blocks.tsx',
    `${folder}/timeline.css`,
    `${folder}/timeline.examples.tsx`,
    `${folder}/timeline.read.ts`,
    own,
    `${folder}/timeline.tsx`,
    'src/showcase/supporting/index.ts',
    'src/styles/below.css',
  ])
  const asking = copy.test(own)
  expect(asking.code).toBe(1)
  expect(asking.output).toContain('Fill in: what does the block "timeline" show?')

  copy.replace(
    `${folder}/timeline.examples.tsx`,
    'Fill in: its purpose, in one sentence.',
    'Events in their order.',
  )
  copy.replace(own, /\n *expect\.fail\([^;]*?\)\n/, '\n')
  expect(copy.faults(touched)).toBe('')
  for (const [file, text] of Object.entries(project)) copy.write(`tests/project/${file}`, text)
  copy.write('tests/probe.test.ts', probe)
  const shown = copy.test(
    own,
    'tests/probe.test.ts',
    'tests/src/blocks',
    'tests/src/styles/style-sheets.test.ts',
  )
  expect(shown.output).not.toContain('failed')
  expect(shown.code).toBe(0)
})
