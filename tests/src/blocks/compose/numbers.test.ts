import { describe, expect, test } from 'vitest'
import { blocksOf, blocksOfSet } from '../../../support/compose.ts'

describe('years and times', () => {
  const rows = (...values: readonly string[]) => ({
    type: 'pezzi',
    righe: values.map((quanto, index) => ({ quanto, cosa: `de regel met nummer ${index}` })),
  })

  test('a year among numbers is one of them, years alone are a history', () => {
    expect(blocksOfSet(rows('60', '8', '1974'))).toMatchObject([{ type: 'stats' }])
    expect(blocksOfSet(rows('1974', '1980', '2003'))).not.toMatchObject([{ type: 'stats' }])
  })

  test('a time of an entry keeps the name of its field', () => {
    const [facts] = blocksOf({
      title: 'Avond',
      luogo: 'San Rocco',
      inizio: '20:45',
      testo: 'Een zin van vijf woorden.',
    })
    expect(JSON.stringify(facts)).toContain('<dt>Inizio</dt><dd>20:45</dd>')
  })
})
