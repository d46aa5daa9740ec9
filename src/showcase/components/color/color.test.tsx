import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import type { Proof } from '../../../content/showcase/colour-sheet.ts'
import { ColorTable, RampList } from './color.tsx'
import { proofs, ramps, seenColors, semanticColors } from './palette.ts'
import { ProofTable, passMark } from './proof-table.tsx'
import { SeenTable } from './seen-table.tsx'
import { SurfaceSamples } from './surfaces.tsx'

const words = { shape: 'vorm', fails: 'te weinig' }
const proof = (least: number, light: number, dark: number): Proof => ['text', 'bg', least, light, dark]

test.each([
  { name: 'enhanced text', row: proof(4.5, 7, 12), mark: 'AAA' },
  { name: 'text that reaches more in one theme alone', row: proof(4.5, 6.99, 12), mark: 'AA' },
  { name: 'a shape', row: proof(3, 3, 4.4), mark: 'AA (vorm)' },
  { name: 'text that is too pale in the dark theme', row: proof(4.5, 9, 4.49), mark: 'te weinig' },
  { name: 'a shape that is too pale', row: proof(3, 2.99, 9), mark: 'te weinig' },
])('the mark of a pair follows its lower ratio: $name', ({ row, mark }) => {
  expect(passMark(row, words)).toBe(mark)
})

test('a step of a ramp says its name, both notations and its contrast to white and black', async () => {
  const ramp = {
    name: 'helm',
    steps: [{ step: '300', hex: '#f5c874', oklch: 'oklch(85% 0 0)', white: 1.5, black: 13.4 }],
  }
  const html = await render(<RampList ramp={ramp} white="wit" black="zwart" id="helm" />)
  for (const text of ['300', '#f5c874', 'oklch(85% 0 0)', 'wit 1,50', 'zwart 13,40'])
    expect(html).toContain(text)
  expect(html).toMatch(/^<div id="helm"/)
})

test('the ramps hold real contrasts', () => {
  const white = ramps.find(({ name }) => name === 'slib')?.steps[0]
  expect(white).toMatchObject({ hex: '#ffffff', white: 1, black: 21 })
})

test('every meaning stands in a row with its name and its values in both themes', async () => {
  const html = await render(
    <ColorTable label="Kleuren" columns={['Naam', 'Licht', 'Donker']} colors={semanticColors} />,
  )
  expect(html.match(/<th scope="row"/g)).toHaveLength(semanticColors.length)
  expect(html).toMatch(/<code><bdi dir="ltr">--c-text-muted<\/bdi><\/code>/)
})

test('a table of proofs shows each pair in its colours, and says in words how good it is', async () => {
  const html = await render(
    <ProofTable
      label="Contrast"
      columns={['Paar', 'Niveau', 'Licht', 'Donker', 'Minimaal']}
      proofs={proofs}
      colors={semanticColors}
      {...words}
    />,
  )
  expect(html.match(/>Aa</g)).toHaveLength(proofs.length * 2)
  expect(html).not.toContain(words.fails)
  expect(html).toContain('AA (vorm)')
})

test('the verdict on a pair and its lower ratio stand before the ratios of the themes', async () => {
  const row: Proof = ['text', 'bg', 4.5, 7.2, 12]
  const html = await render(
    <ProofTable
      label="Contrast"
      columns={['a', 'b', 'c', 'd', 'e']}
      proofs={[row]}
      colors={semanticColors}
      {...words}
    />,
  )
  expect(html).toMatch(/<th scope="row">text \/ bg<\/th><td>(?:(?!<td).)*AAA <b>7,20<\/b>/)
})

test('on the inverse panel a proof shows the dark colours in both themes', async () => {
  const row: Proof = ['text', 'inverse', 7, 12.1, 12.1]
  const html = await render(
    <ProofTable
      label="Contrast"
      columns={['a', 'b', 'c', 'd', 'e']}
      proofs={[row]}
      colors={semanticColors}
      {...words}
    />,
  )
  const dark = semanticColors.find(({ name }) => name === 'text')?.dark ?? ''
  expect(html.match(new RegExp(`fill="${dark}">Aa`, 'g'))).toHaveLength(2)
})

test('the three surfaces carry the same text, and only the inverse one changes its theme', async () => {
  const html = await render(
    <SurfaceSamples
      names={['Pagina', 'Vlak', 'Omgekeerd']}
      title="Een titel"
      text="Een zin."
      muted="Een bijschrift."
      link="Een link"
      href="#main"
    />,
  )
  expect(html.match(/Een titel/g)).toHaveLength(3)
  expect(html.match(/data-surface="inverse"/g)).toHaveLength(1)
})

test('without any cone a colour is grey, and its lightness stays', () => {
  for (const { seen } of seenColors)
    for (const hex of seen.achromatopsia) expect(hex).toMatch(/^#([\da-f]{2})\1\1$/)
})

test('each way of seeing has a column of its own', async () => {
  const names = {
    full: 'Alle kleuren',
    deuteranopia: 'Zonder groen',
    protanopia: 'Zonder rood',
    tritanopia: 'Zonder blauw',
    achromatopsia: 'Zonder kleur',
  }
  const html = await render(
    <SeenTable label="Kleurenblind" column="Kleur" sights={names} colors={seenColors} />,
  )
  for (const name of Object.values(names)) expect(html).toContain(`<th scope="col">${name}</th>`)
  expect(html.match(/<svg/g)).toHaveLength(seenColors.length * 10)
})
