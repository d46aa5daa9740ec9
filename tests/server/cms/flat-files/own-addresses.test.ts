import { describe, expect, it } from 'vitest'
import { serve } from './serve.ts'

const entry = (id: string, path: string) => `---\nid: ${id}\ntitle: ${id}\npath: ${path}\n---\n`
const deep = `/${Array.from({ length: 11 }, (_, at) => `s${at}`).join('/')}`

describe('Entries at addresses that belong to the site', () => {
  const { paths, health } = serve({
    'content/collections/a.yaml': "route: '{path}'\n",
    'content/collections/a/home.md': entry('home', '/'),
    'content/collections/a/kaart.md': entry('kaart', '/sitemap'),
    'content/collections/a/knop.md': entry('knop', '/designsystem/knop'),
    'content/collections/a/knoppen.md': entry('knoppen', '/designsystem/buttons'),
    'content/collections/a/diep.md': entry('diep', deep),
    'content/collections/a/api.md': entry('api', '/api/x'),
  })

  it('are in no tree and no number, but for those that the design system does not take', async () => {
    expect(await paths()).toEqual(['/', '/designsystem/knop'])
    expect(health().pages).toBe(2)
  })
})
