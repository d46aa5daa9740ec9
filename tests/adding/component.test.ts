import { expect, test } from 'vitest'
import { copyRepository, patience } from '../support/repository-copy.ts'

const folder = 'src/components/progress-ring'
const own = `${folder}/progress-ring.test.tsx`

test('a component is a folder, its styles and its place on the overview', { timeout: patience }, () => {
  const copy = copyRepository()
  const touched = copy.add('component', 'progress-ring')
  expect(touched).toEqual([
    `${folder}/progress-ring.css`,
    `${folder}/progress-ring.examples.tsx`,
    own,
    `${folder}/progress-ring.tsx`,
    'src/showcase/supporting/index.ts',
    'src/styles/below.css',
  ])
  const asking = copy.test(own)
  expect(asking.code).toBe(1)
  expect(asking.output).toContain('Fill in: what does the component "progress-ring" show?')

  copy.replace(own, /\n *expect\.fail\([^;]*?\)\n/, '\n')
  expect(copy.faults(touched)).toBe('')
  // Code that nobody uses would be named.
  expect(copy.run('node_modules/knip/bin/knip.js').output).not.toMatch(/progress-ring|ProgressRing/)
  const shown = copy.test(own, 'tests/src/components/components.test.tsx')
  expect(shown.output).not.toContain('failed')
  expect(shown.code).toBe(0)
})
