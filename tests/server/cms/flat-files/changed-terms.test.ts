import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createFileStore } from '../../../../server/cms/flat-files/disk/file-store.ts'
import { createLiveAnswers } from '../../../../server/cms/flat-files/live-answers.ts'
import { defaultLanguages } from '../../../../src/i18n/languages.ts'
import { createLogger, today } from '../../../support/flat-files.ts'
import { writeFiles } from './visit.ts'

const entry = 'content/collections/x/a.md'
const term = 'content/taxonomies/tags/wind.yaml'

async function open() {
  const dir = await writeFiles({
    'content/collections/x.yaml': "route: '/x/{slug}'\ntaxonomies: [tags]\n",
    'content/taxonomies/tags.yaml': 'title: Tags\n',
    [term]: 'title: Wind\n',
    [entry]: '---\nid: a\ntags: [wind]\n---\n',
  })
  const store = createFileStore(dir, createLogger())
  await store.refresh()
  const live = createLiveAnswers(store.files(), {
    ...{ languages: defaultLanguages, localeMap: {}, timeZone: 'UTC', labels: {} },
    ...{ logger: createLogger(), now: () => today, timers: false },
  })
  const tell = async () =>
    [...(await live.answers().topics('nl'))].map(({ title, count }) => `${title} ${count}`)
  return {
    tell,
    async edit(file: string, text: string) {
      await writeFile(path.join(dir, file), text)
      await store.refresh()
      await live.replace(store.files())
    },
  }
}

test('an edit of the terms of one entry changes the topics', async () => {
  const { tell, edit } = await open()
  expect(await tell()).toEqual(['Tags 1', 'Wind 1'])
  await edit(entry, '---\nid: a\ntags: [wind, water]\n---\n')
  expect(await tell()).toEqual(['Tags 2', 'Wind 1', 'water 1'])
  await edit(entry, '---\nid: a\ntags: []\n---\n')
  expect(await tell()).toEqual([])
})

test('an edit of a term changes its title', async () => {
  const { tell, edit } = await open()
  await edit(term, 'title: Storm\n')
  expect(await tell()).toEqual(['Tags 1', 'Storm 1'])
})
