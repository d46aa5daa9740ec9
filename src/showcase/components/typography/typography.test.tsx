import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { RichTextSpecimen, type RichTextWords } from './rich-text-specimen.tsx'
import { HyphenationSpecimen, LineHeightList, MeasureSpecimen, NumbersSpecimen } from './specimens.tsx'
import { typeScale } from './type-scale.ts'
import { FontList, RoleList, TypeScale } from './typography.tsx'

const compounds = [
  { lang: 'nl', text: 'Klimaatadaptatiestrategie' },
  { lang: 'en', text: 'Tidal marsh restoration' },
  { lang: 'de', text: 'Hochwasserschutzmaßnahme' },
]

test('every step of the scale shows each word in its language, and its sizes', async () => {
  const html = await render(<TypeScale words={compounds} id="scale" />)
  expect(html.match(/<dd lang="de"/g)).toHaveLength(typeScale.length)
  expect(html).toContain('42–92 px')
  expect(html).toContain('>14 px')
  expect(html).toMatch(/^<dl id="scale"/)
})

test('a family shows its name, its letters and the reason for it', async () => {
  const fonts = [{ font: 'serif', name: 'Newsreader', why: 'Zoals op een kaart.', sample: 'Wad' }] as const
  const html = await render(<FontList fonts={fonts} />)
  for (const text of ['--font-serif', 'Newsreader', 'Zoals op een kaart.', 'Wad'])
    expect(html).toContain(text)
})

const names = ['hero', 'h1', 'h2', 'article', 'h3', 'h4', 'label', 'lead', 'body', 'small', 'code'] as const
const roleTexts = Object.fromEntries(names.map((name) => [name, { name, sample: 'Wad' }])) as Parameters<
  typeof RoleList
>[0]['texts']

test('samples of headings are no headings', async () => {
  const html = await render(<RoleList texts={roleTexts} />)
  expect(html.match(/<dt>/g)).toHaveLength(names.length)
  expect(html).not.toMatch(/<h\d/)
})

test('the longest line and the line heights name their tokens', async () => {
  const sample = { name: 'Naam', sample: 'Tekst' }
  const html = await render(
    <>
      <MeasureSpecimen text="Tekst" caption="66 tekens" />
      <LineHeightList texts={{ tight: sample, snug: sample, body: sample }} />
    </>,
  )
  for (const token of ['--measure', '--lh-tight', '--lh-snug', '--lh-body']) expect(html).toContain(token)
})

test('the same number stands as it runs in text and as it lines up', async () => {
  const html = await render(
    <NumbersSpecimen
      label="Getallen"
      columns={['Wad', 'Lopend', 'Tabel']}
      rows={[{ name: 'Noord', number: '1.111,1' }]}
    />,
  )
  expect(html).toContain('<td>1.111,1</td><td class="num">1.111,1</td>')
})

test('words break as their own language does', async () => {
  const html = await render(<HyphenationSpecimen words={compounds} />)
  expect(html).toMatch(/<p lang="de"[^>]*>Hochwasserschutzmaßnahme<\/p>/)
})

/** What every text is does not matter: each says its own name. */
const words = new Proxy({}, { get: (_, name) => name }) as RichTextWords
const picture = { src: '/kaart.svg', alt: '', width: 4, height: 3 }
const specimen = <RichTextSpecimen words={words} picture={picture} href="#main" />

const elements =
  'h2 h3 h4 p a strong em small mark del abbr sub sup code pre kbd ul ol li blockquote cite dl dt dd table caption th td figure img figcaption hr'

test.each(elements.split(' '))('the rich text shows the element %s', async (element) => {
  expect(await render(specimen)).toMatch(new RegExp(`<${element}[ >/]`))
})

test('a footnote and its mark lead to each other', async () => {
  const html = await render(specimen)
  const targets = [...html.matchAll(/href="#([^"]+-(?:note|mark))"/g)].map(([, id]) => id)
  expect(targets).toHaveLength(2)
  for (const id of targets) expect(html).toContain(`id="${id}"`)
})

test('a link that opens a new tab says so to who cannot see the arrow', async () => {
  expect(await render(specimen)).toMatch(
    /<a href="#main" rel="noopener" target="_blank">external<span class="visually-hidden"> \(newTab\)/,
  )
})
