import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { type DownloadItem, DownloadListBlock } from './download-list.tsx'

const show = (file: Partial<DownloadItem>, locale: 'nl' | 'en' = 'nl') =>
  render(
    <DownloadListBlock id="lijst" files={[{ title: 'Handboek', url: '/handboek.pdf', ...file }]} />,
    locale,
  )

test('the link is the title of the file, and downloads it', async () => {
  expect(await show({})).toContain('<a href="/handboek.pdf" download="">Handboek</a></li>')
})

test.each([
  [{ format: 'PDF', size: 4_200_000, pages: 96, accessible: true }, 'PDF, 4,2 MB, 96 pagina’s, toegankelijk'],
  [{ pages: 1, accessible: false }, '1 pagina, niet toegankelijk'],
  [{ size: 870_400 }, '870 kB'],
  [{ size: 12 }, '1 kB'],
] as const)('says what is known of the file: %o', async (file, text) => {
  expect(await show(file)).toContain(`<span>${text}</span>`)
})

test('numbers are written as in the language of the page', async () => {
  expect(await show({ size: 4_200_000 }, 'en')).toContain('<span>4.2 MB</span>')
})
