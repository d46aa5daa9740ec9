import { describe, expect, it } from 'vitest'
import { parseEntryFile } from '../../../../server/cms/flat-files/disk/front-matter.ts'
import { parseYaml } from '../../../../server/yaml/parse-yaml.ts'

describe('YAML reads as PHP’s Symfony parser reads it', () => {
  it.each([
    ['yes', 'yes'],
    ['no', 'no'],
    ['on', 'on'],
    ['off', 'off'],
    ['True', true],
    ['FALSE', false],
    ['~', null],
    ['', null],
    ['Null', null],
    ['2024-03-01', 1709251200],
    ['2024-03-01 12:30:00', 1709296200],
    ['2024-03-01T12:30:00+02:00', 1709289000],
    ["'2024-03-01'", '2024-03-01'],
    ['12', 12],
    ['-3', -3],
    ['0123', '0123'],
    ['0o17', 15],
    ['0x1F', 31],
    ['1_000', 1000],
    ['1.5', 1.5],
    ['1e3', 1000],
    ['+31612345678', 31612345678],
    ['12345678901234567890', '12345678901234567890'],
    ['12:30', '12:30'],
    ['1.2.3', '1.2.3'],
  ])('%s is %o', (text, value) => {
    expect(parseYaml(`x: ${text}\n`)).toEqual({ x: value })
  })

  it('takes integers for keys', () => {
    expect(parseYaml('404: weg\n')).toEqual({ 404: 'weg' })
  })
})

describe('Entry files divide once', () => {
  it.each([
    ['---\na: 1\n---\nTekst\n', { a: 1, content: 'Tekst\n' }],
    ['---\na: 1\n---\n\n\n  Tekst\n---\nmeer', { a: 1, content: 'Tekst\n---\nmeer' }],
    ['---\na: 1\n---', { a: 1 }],
    ['---\na: 1\n', { a: 1 }],
    ['---\n---\nTekst', { content: 'Tekst' }],
    ['a: 1\nb: 2\n', { a: 1, b: 2 }],
    ['---\ncontent: null\n---\nTekst', { content: 'Tekst' }],
  ])('%j', (text, values) => {
    expect(parseEntryFile(text)).toEqual(values)
  })
})
