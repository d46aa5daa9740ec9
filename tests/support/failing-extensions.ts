/** Extensions that fail, each in its own way: the texts of their files by path. */

const reader = `export default function read() {
  return {}
}
`

/** A view that throws in browsers alone, or when it has been shown there. */
const failingViews = {
  'fails-always': `export default function FailsAlways(): never {
  throw new Error('It fails always')
}
`,
  'fails-in-browsers': `export default function FailsInBrowsers() {
  if (typeof window !== 'undefined') throw new Error('It fails in browsers')
  return <p>Shown by the server</p>
}
`,
  'fails-after-all': `import { useEffect } from 'react'

export default function FailsAfterAll() {
  useEffect(() => {
    throw new Error('It fails after all')
  }, [])
  return <p>Shown at first</p>
}
`,
  'fails-to-load': `throw new Error('It fails to load')

export default function FailsToLoad() {
  return <p>Never</p>
}
`,
} as const

export const failingExtensions: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    Object.entries(failingViews).flatMap(([name, view]) => [
      [`extensions/${name}/${name}.read.ts`, reader],
      [`extensions/${name}/${name}.tsx`, view],
    ]),
  ),
  'extensions/fails-to-read/fails-to-read.read.ts': `export default function read(): never {
  throw new Error('It fails to read')
}
`,
  'extensions/fails-to-read/fails-to-read.tsx': failingViews['fails-always'],
  'extensions/has-no-view/has-no-view.read.ts': reader,
}

/** Types of their sets, as an editor’s page has them. */
export const failingSets: readonly string[] = [
  ...Object.keys(failingViews),
  'fails-to-read',
  'has-no-view',
].map((name) => name.replaceAll('-', '_'))
