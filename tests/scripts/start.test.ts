import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startFlags } from '../../bench/start-flags.mjs'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

test('the image starts Node as npm start does', () => {
  const [, command = ''] = /^CMD (\[.*\])$/m.exec(read('Dockerfile')) ?? []
  const { scripts } = JSON.parse(read('package.json'))
  expect(JSON.parse(command).join(' ')).toBe(scripts.start)
})

test('the benchmark starts Node with the flags of npm start', () => {
  expect(startFlags).toContain('--max-semi-space-size=4')
})
