import { expect, onTestFinished, test, vi } from 'vitest'
import { createGlide } from '../../../../server/cms/glide/glide.ts'
import type { RemoteFacts } from '../../../../server/pictures/remote/facts-file.ts'
import { createGlideCheck } from '../../../../server/pictures/remote/glide-check.ts'
import { createProxiedPaths } from '../../../../server/pictures/remote/proxied-path.ts'
import { createSignedVersions } from '../../../../server/pictures/remote/signed-versions.ts'
import { createToldFacts } from '../../../../server/pictures/remote/told-facts.ts'

const origin = 'https://cms.example'
const url = `${origin}/assets/a.jpg`
const own = { width: 80, height: 60 }
const read: RemoteFacts = { format: 'jpeg', width: 800, height: 600, isAnimated: false, revision: '"1"' }
const plain = { format: 'jpeg', width: 800, height: 600, made: undefined, tone: undefined }

const versions = createSignedVersions('secret')
const proxy = { paths: createProxiedPaths([origin]), versions, focuses: new Map<string, string>() }
const glide = { ...createGlide({ cmsUrl: origin, key: 'k', route: 'img' }), works: () => true }

interface Choices extends Partial<Omit<Parameters<typeof createToldFacts>[0], 'facts'>> {
  /** What is known of every picture. */
  readonly known?: RemoteFacts | undefined
  /** Gets the addresses whose facts are asked for. */
  readonly asked?: string[]
}

const tellWith = ({ known, asked = [], ...options }: Choices = {}) =>
  createToldFacts({
    ...{ origins: [origin], proxy: undefined, glide: undefined, ...options },
    facts: {
      find: async (address) => {
        asked.push(address)
        return known
      },
    },
  })

test('a picture without sides gets those that were read', async () => {
  expect(await tellWith({ known: read })(url)).toEqual(plain)
})

test('a picture whose sides the content tells is not read', async () => {
  const asked: string[] = []
  expect(await tellWith({ known: read, asked })(url, own)).toEqual({ ...plain, ...own })
  expect(asked).toEqual([])
})

test.each([
  'https://other.example/a.jpg',
  'http://cms.example/a.jpg',
  'https://cms.example.evil.example/a.jpg',
  '/assets/a.jpg',
  `${origin}/assets/a.svg`,
  `${origin}/a`,
  `${origin}/a.constructor`,
  'data:image/png;base64,AAAA',
])('of %s nothing is read and nothing told', async (address) => {
  const asked: string[] = []
  expect(await tellWith({ known: read, asked, proxy, glide })(address, own)).toBeUndefined()
  expect(asked).toEqual([])
})

test('of a picture that was not read yet nothing is told', async () => {
  expect(await tellWith({ proxy, glide })(url)).toBeUndefined()
})

test('with the proxy this site makes small pictures, at signed addresses', async () => {
  const told = await tellWith({ known: read, proxy, glide })(url, own)
  const made = { version: versions.of(url, '"1"'), path: '/@cms.example/assets/a.jpg' }
  expect(told).toEqual({ ...plain, made })
  expect(versions.isOwn(told?.made?.version ?? '', url)).toBe(true)
})

test('another focal point is another version, which a text without one names, too', async () => {
  const tell = tellWith({ known: read, proxy: { ...proxy, focuses: new Map() } })
  const versionOf = async (focus?: string) => (await tell(url, undefined, focus))?.made?.version ?? ''
  const centred = await versionOf()
  const around = await versionOf('20% 30%')
  expect(around).not.toBe(centred)
  expect(await versionOf()).toBe(around)
  expect(await versionOf('20% 40%')).not.toBe(around)
  expect(versions.isOwn(around, url)).toBe(true)
})

test('moving pictures are left as they are', async () => {
  const moving = { ...read, format: 'gif', isAnimated: true } as const
  expect(await tellWith({ known: moving, proxy })(url)).toEqual({ ...plain, format: 'gif' })
})

test('with a key of Glide a picture has the system’s sizes, once the system has answered', async () => {
  expect(await tellWith({ glide })(url, own)).toMatchObject({ srcset: glide.srcset(url, own) })
  expect(await tellWith({ glide: { ...glide, works: () => false } })(url, own)).toEqual({ ...plain, ...own })
})

test('Glide is asked once, and again after ten minutes where it refused', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const [asked, lines] = [[] as string[], [] as string[]]
  const answers = [
    Promise.reject(new Error('400')),
    Promise.resolve({ bytes: Buffer.alloc(1), revision: '' }),
  ]
  const check = createGlideCheck({
    client: {
      fetchStart: (address) => {
        asked.push(address)
        return answers.shift() ?? Promise.reject(new Error('asked too often'))
      },
    },
    logger: {
      info: (message: unknown) => void lines.push(String(message)),
      warn: (_facts: unknown, message?: string) => void lines.push(message ?? ''),
    },
    onWorking: () => void lines.push('pages may name them'),
  })
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
    'pages may name them',
  ])
})
