/** Properties that are read from the types of components. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { propertiesOf } from '../../scripts/build/facts/properties.mjs'
import { tokensUsed } from '../../scripts/build/facts/tokens.mjs'

const folder = mkdtempSync(join(tmpdir(), 'triptych-facts-'))
afterAll(() => rmSync(folder, { recursive: true }))

beforeAll(() => {
  writeFileSync(
    join(folder, 'look.ts'),
    "export type Tone = 'quiet' | 'loud'\nexport interface Look { readonly tone?: Tone; size: 's' | 'm' }\n",
  )
  writeFileSync(
    join(folder, 'thing.tsx'),
    `import type { ComponentProps, ReactNode } from 'react'
import type { RootProps } from '../root-props.ts'
import type { Look } from './look.ts'
export interface PanelProps extends RootProps, Look { readonly children: ReactNode; readonly onClose?: () => void }
export function Panel({ tone = 'quiet', size, children }: PanelProps) { return children }
export type LinkProps = Omit<ComponentProps<'a'> & Look, 'size'> & { readonly title: string | undefined }
export const Link = ({ title }: LinkProps) => title
interface HiddenProps { a: string }
export const Hidden = (props: HiddenProps) => props.a
export interface DataProps { b: string }
`,
  )
  writeFileSync(
    join(folder, 'thing.css'),
    '.a { padding: var(--s-3); color: var(--c-text); border-radius: var(--r-m); --_own: 1; width: var(--_own) }',
  )
})

test('the properties of a component are those of its exported type, whoever declares them', () => {
  expect(propertiesOf(folder)).toEqual([
    {
      name: 'Panel',
      passes: true,
      properties: [
        { name: 'tone', type: 'quiet | loud', required: false, value: 'quiet' },
        { name: 'size', type: 's | m', required: true },
        { name: 'children', type: 'ReactNode', required: true },
        { name: 'onClose', type: 'function', required: false },
      ],
    },
    {
      name: 'Link',
      native: 'a',
      properties: [
        { name: 'tone', type: 'quiet | loud', required: false },
        { name: 'title', type: 'string', required: true },
      ],
    },
  ])
})

test('a component uses the tokens that its styles name, colours first with the values of both themes', () => {
  expect(tokensUsed(folder)).toEqual([
    { name: 'c-text', light: '#021319', dark: '#eff5f5' },
    { name: 's-3', value: '0.75rem' },
    { name: 'r-m', value: '4px' },
  ])
})
