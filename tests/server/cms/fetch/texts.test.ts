import { expect, test } from 'vitest'
import { fetchFrom } from '../../../support/cms/fetch.ts'
import { envelope } from '../../../support/cms/fetch-values.ts'
import { expectLog } from '../../../support/reports.ts'

test('a global set is found by its slug, or by a field `handle` where an editor has one', async () => {
  const { adapter } = await fetchFrom()
  const globals = await adapter.globals('en')
  expect(Object.keys(globals)).toEqual(['general', 'organization', 'redirects'])
  expect(globals.general).toMatchObject({ site_name: 'Mill Court', gtm_id: 'GTM-TEST1' })
  expect(globals.organization).toMatchObject({ name: 'Molenhof BV' })
})

test('global sets come in the language that was asked for', async () => {
  const { adapter } = await fetchFrom()
  const names = await Promise.all(
    (['nl', 'en'] as const).map(async (locale) => (await adapter.globals(locale)).general?.site_name),
  )
  expect(names).toEqual(['Molenhof', 'Mill Court'])
})

test('a global set keeps its fields alone, nothing of what Fetch adds', async () => {
  const { adapter } = await fetchFrom()
  const { general, organization, redirects } = await adapter.globals('nl')
  const socials = [{ label: 'Post', url: 'https://example.org' }]
  expect(general).toEqual({ site_name: 'Molenhof', gtm_id: 'GTM-TEST1', gsc_verification: 'abc123', socials })
  expect([organization, redirects].map((set) => Object.keys(set ?? {}))).toEqual([['name'], ['redirects']])
})

test('a field `handle` names its set and is no part of it', async () => {
  const set = { handle: 'general', slug: 'algemeen', site_name: 'M', content_raw: 'x', order: 2 }
  const { adapter } = await fetchFrom({
    respond: ({ path }) => (path === '/!/Fetch/globals/' ? { body: envelope([set]) } : undefined),
  })
  expect(await adapter.globals('nl')).toEqual({ general: { site_name: 'M' } })
})

test('global sets may be an object with holes; one without a handle costs itself', async () => {
  const { adapter } = await fetchFrom({
    respond: ({ path }) =>
      path === '/!/Fetch/globals/'
        ? { body: envelope({ 1: { slug: 'redirects', redirects: [] }, 2: { title: 'x' }, 4: 'y' }) }
        : undefined,
  })
  expect(await adapter.globals('nl')).toEqual({ redirects: { redirects: [] } })
})

test('a set named __proto__ is a set like any other', async () => {
  const { adapter } = await fetchFrom({
    respond: ({ path }) =>
      path === '/!/Fetch/globals/' ? { body: envelope([{ slug: '__proto__', evil: 1 }]) } : undefined,
  })
  const globals = await adapter.globals('nl')
  expect(Object.hasOwn(globals, '__proto__')).toBe(true)
  expect(({} as Record<string, unknown>).evil).toBeUndefined()
})

test('global sets that cannot be had are an error', async () => {
  expectLog('error', '500')
  const { adapter, standIn } = await fetchFrom()
  standIn.fault('status=500', 'globals')
  await expect(adapter.globals('nl')).rejects.toMatchObject({ name: 'CmsError', fault: 'status' })
})

test('translations are slugs and words', async () => {
  const { adapter } = await fetchFrom()
  expect(await adapter.translations('en')).toEqual([
    { slug: 'sleutel-1', trans: 'Waarde 1' },
    { slug: 'sleutel-2', trans: 'Waarde 2' },
  ])
})

test('a project may name its translations `vertalingen`; drafts and rows without words are left out', async () => {
  const rows = [
    { id: '1', slug: 'a', text: 'A' },
    { id: '2', slug: 'b', trans: 'B', published: false },
    { id: '3', slug: 'c', trans: [] },
    { id: '4', trans: 'D' },
  ]
  const { adapter } = await fetchFrom({
    respond: ({ path }) => {
      if (path === '/!/Fetch/collection/translations') return { body: '[]' }
      return path === '/!/Fetch/collection/vertalingen' ? { body: envelope(rows) } : undefined
    },
  })
  expect(await adapter.translations('nl')).toEqual([{ slug: 'a', trans: 'A' }])
})

test('a project without translations has none', async () => {
  const { adapter } = await fetchFrom({
    respond: ({ path }) => (path.includes('/collection/') ? { status: 404, body: '' } : undefined),
  })
  expect(await adapter.translations('nl')).toEqual([])
})

test('menus, rows of redirect add-ons and forms are nothing that Fetch has', async () => {
  const { adapter, standIn } = await fetchFrom()
  expect(await adapter.navigation('nl', 'main')).toBeUndefined()
  expect(await adapter.redirects('nl')).toBe(await adapter.redirects('en'))
  expect(await adapter.forms()).toEqual({})
  expect(standIn.requests).toHaveLength(0)
})
