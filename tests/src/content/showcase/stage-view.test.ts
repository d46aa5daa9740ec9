import { expect, test } from 'vitest'
import { readView, viewQuery } from '../../../../src/content/showcase/stage-view.ts'

const plain = { width: 'full', theme: 'auto', direction: 'ltr', locale: 'nl' } as const

test('no query is the plain view, and the plain view is no query', () => {
  expect(readView('', 'nl')).toEqual(plain)
  expect(viewQuery(plain, 'nl')).toBe('')
})

test('a view survives its own query', () => {
  const view = { width: '320', theme: 'light', direction: 'rtl', locale: 'de', example: 'on-water' } as const
  expect(readView(viewQuery(view, 'nl'), 'nl')).toEqual(view)
})

test('the language of the page is not said again', () => {
  expect(viewQuery({ ...plain, locale: 'en' }, 'en')).toBe('')
  expect(readView('', 'en').locale).toBe('en')
})

test.each([
  '?width=100',
  '?width=390px',
  '?theme=DARK',
  '?direction=',
  '?locale=fr',
  '?locale=__proto__',
  '?example=',
  '?example=%3Cscript%3E',
  '?example=../../etc',
  `?example=${'a'.repeat(41)}`,
  '?width[]=390',
  '?%zz',
])('%s is the plain view', (query) => {
  expect(readView(query, 'nl')).toEqual(plain)
})
