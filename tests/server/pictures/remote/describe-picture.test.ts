import { expect, onTestFinished, test, vi } from 'vitest'
import { createGlide } from '../../../../server/cms/glide/glide.ts'
import { createDescribePicture } from '../../../../server/pictures/remote/describe-picture.ts'
import type { RemoteFacts } from '../../../../server/pictures/remote/facts-file.ts'
import { createGlideCheck } from '../../../../server/pictures/remote/glide-check.ts'
import { createProxiedPaths } from '../../../../server/pictures/remote/proxied-path.ts'
import { createSignedVersions } from '../../../../server/pictures/remote/signed-versions.ts'
import type { Picture } from '../../../../src/content/pictures/picture.ts'

const origin = 'https://cms.example'
const src = `${origin}/assets/a.jpg`
const picture: Picture = { src, alt: 'A' }
const known: RemoteFacts = { format: 'jpeg', width: 800, height: 600, isAnimated: false, revision: '"1"' }

const versions = createSignedVersions('secret')
const proxy = { paths: createProxiedPaths([origin]), versions }
const glide = createGlide({ cmsUrl: origin, key: 'k', route: 'img' })

interface Choices extends Partial<Parameters<typeof createDescribePicture>[0]> {
  /** What is known of every picture. */
  readonly known?: RemoteFacts | undefined
  /** Gets the addresses whose facts are asked for. */
  readonly asked?: string[]
}

const describeWith = ({ known, asked = [], ...options }: Choices = {}) =>
  createDescribePicture({
    ...{ origins: [origin], proxy: undefined, glide: undefined },
    facts: {
      find: async (url) => {
        asked.push(url)
        return known
      },
    },
    ...options,
  })

const working = { ...glide, works: () => true, settled: async () => {} }

test('a picture without a size gets the one that was read', async () => {
  expect(await describeWith({ known })(picture)).toEqual({ ...picture, width: 800, height: 600 })
})

test('a picture whose size the system tells is not read', async () => {
  const asked: string[] = []
  const sized = { ...picture, width: 80, height: 60 }
  expect(await describeWith({ known, asked })(sized)).toBe(sized)
  expect(asked).toEqual([])
})

test.each([
  'https://other.example/a.jpg',
  'http://cms.example/a.jpg',
  '/assets/a.jpg',
  `${origin}/assets/a.svg`,
  `${origin}/a`,
  'data:image/png;base64,AAAA',
])('%s is neither read nor changed', async (address) => {
  const asked: string[] = []
  const other = { src: address, alt: '' }
  expect(await describeWith({ known, asked, proxy, glide: working })(other)).toBe(other)
  expect(asked).toEqual([])
})

test('a picture of which nothing is known stays as it is', async () => {
  expect(await describeWith({ proxy, glide: working })(picture)).toBe(picture)
})

test('with the proxy this site makes small pictures, at signed addresses', async () => {
  const described = await describeWith({ known, proxy, glide: working })({
    ...picture,
    width: 80,
    height: 60,
  })
  expect(described).toEqual({
    ...picture,
    ...{ width: 800, height: 600 },
    made: { version: versions.of(src, '"1"'), path: '/@cms.example/assets/a.jpg' },
  })
  expect(versions.isOwn(described.made?.version ?? '', src)).toBe(true)
})

test('moving pictures are left as they are', async () => {
  const moving = { ...known, format: 'gif', isAnimated: true } as const
  expect(await describeWith({ known: moving, proxy })(picture)).toEqual({
    ...picture,
    width: 800,
    height: 600,
  })
})

test('with a key of Glide a picture has the system’s sizes, once the system has answered', async () => {
  const sized = { ...picture, width: 80, height: 60 }
  const described = await describeWith({ glide: working })(sized)
  expect(described).toEqual({ ...sized, srcset: glide.srcset(src, sized) })
  expect(await describeWith({ glide: { ...working, works: () => false } })(sized)).toBe(sized)
})

test('sizes that the content has go before those of Glide', async () => {
  const sized = { ...picture, width: 80, height: 60, srcset: `${src} 80w` }
  expect(await describeWith({ glide: working })(sized)).toBe(sized)
})

test('the same picture is described by the same object until more is known of it', async () => {
  const facts = { now: undefined as RemoteFacts | undefined }
  const describe = describeWith({ facts: { find: async () => facts.now } })
  expect(await describe(picture)).toBe(picture)
  facts.now = known
  const described = await describe(picture)
  expect(await describe(picture)).toBe(described)
  facts.now = { ...known, width: 900 }
  expect(await describe(picture)).toMatchObject({ width: 900 })
})

test('Glide is asked once, and again after ten minutes where it refused', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const [asked, lines] = [[] as string[], [] as string[]]
  const answers = [
    Promise.reject(new Error('400')),
    Promise.resolve({ bytes: Buffer.alloc(1), revision: '' }),
  ]
  const note = (_facts: unknown, message?: string) => void lines.push(message ?? '')
  const check = createGlideCheck(
    {
      fetchStart: (url) => {
        asked.push(url)
        return answers.shift() ?? Promise.reject(new Error('asked too often'))
      },
    },
    { info: (message: unknown) => void lines.push(String(message)), warn: note },
  )
  expect(check.works('https://cms.example/img/a.jpg?w=1&s=abc 160w, https://x 2w')).toBe(false)
  await check.settled()
  expect(check.works('https://cms.example/img/a.jpg?w=1&s=abc 160w')).toBe(false)
  expect(asked).toEqual(['https://cms.example/img/a.jpg?w=1&s=abc'])
  vi.advanceTimersByTime(600_000)
  expect(check.works('https://cms.example/img/b.jpg?w=1&s=abc 160w')).toBe(false)
  await check.settled()
  expect(check.works('https://cms.example/img/b.jpg?w=1&s=abc 160w')).toBe(true)
  expect(asked).toHaveLength(2)
  expect(lines).toEqual([
    'The content system makes no small pictures: check GLIDE_KEY and GLIDE_ROUTE',
    'The content system makes small pictures',
  ])
})
