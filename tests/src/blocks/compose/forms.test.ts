import { describe, expect, test } from 'vitest'
import { blocksOf, blocksOfSet, form, schema } from '../../../support/compose.ts'

const types = (blocks: readonly { readonly type: string }[]) => blocks.map(({ type }) => type)

describe('a form in a set that no block is named after', () => {
  const set = { type: 'aanmeldvak', kop: 'Schrijf ons', keuze: 'contact' }

  test('is shown where the blueprint says that its field is for forms', () => {
    const blocks = blocksOfSet(set, schema({ kop: 'text', keuze: 'form' }))
    expect(blocks).toMatchObject([{ type: 'form', props: { title: 'Schrijf ons', form } }])
  })

  test.each(['form', 'welk_formulier', 'reactieformulier', 'kontaktFormular'])(
    'is shown without a blueprint where its field is called %s',
    (name) => {
      expect(types(blocksOfSet({ type: 'aanmeldvak', [name]: 'contact' }))).toEqual(['form'])
      expect(types(blocksOfSet({ type: 'aanmeldvak', [name]: ['contact'] }))).toEqual(['form'])
    },
  )

  test('is no text where there is no such form', () => {
    expect(blocksOfSet({ type: 'aanmeldvak', formulier: 'weg' })).toEqual([])
  })
})

test('a form among the fields of an entry is shown', () => {
  expect(types(blocksOf({ title: 'Vacature', reageer_formulier: 'contact' }))).toEqual(['form'])
})
