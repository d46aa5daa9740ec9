import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Filters } from './filters.tsx'

const topics = {
  title: 'Onderwerpen',
  links: [
    { label: 'Alle', href: '/nieuws' },
    { label: 'Wind', href: '/nieuws/onderwerpen/wind', count: 3, current: true },
  ],
} as const

test('filters are a navigation with a name, and each list has the name of its filter', async () => {
  const markup = await render(<Filters filters={[topics]} />)
  const [, nav] = /^<nav aria-labelledby="([^"]+)" class="filters">/.exec(markup) ?? []
  expect(markup).toContain(`<h2 id="${nav}" class="visually-hidden">Filter de lijst</h2>`)
  const [, list] = /<h3 id="([^"]+)">Onderwerpen<\/h3>/.exec(markup) ?? []
  expect(markup).toContain(`<ul class="plain" aria-labelledby="${list}">`)
})

test('links say how many entries there are, and the chosen one is marked', async () => {
  const markup = await render(<Filters filters={[topics]} />)
  expect(markup).toContain('<a href="/nieuws">Alle</a>')
  expect(markup).toContain('<a href="/nieuws/onderwerpen/wind" aria-current="true">Wind<span> 3</span></a>')
})

test('of many terms the rest is a link away', async () => {
  const more = { label: 'Alle 300', href: '/nieuws/onderwerpen' }
  expect(await render(<Filters filters={[{ ...topics, more }]} />)).toContain(
    '<a href="/nieuws/onderwerpen">Alle 300</a>',
  )
})

test('without filters there is nothing', async () => {
  expect(await render(<Filters filters={[]} />)).toBe('')
})
