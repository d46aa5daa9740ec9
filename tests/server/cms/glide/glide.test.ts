import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createGlide } from '../../../../server/cms/glide/glide.ts'

const key = 'base64:Ct2sPzJ0Jm8bM6kqXWkP0rU8cQ1n5T3vYxZ7aLdEfgH='
const cmsUrl = 'https://cms.example.org/'
const glideFor = (options: Partial<Parameters<typeof createGlide>[0]> = {}) =>
  createGlide({ cmsUrl, key, route: 'img', ...options })
const sides = { width: 700, height: 400 }

const md5 = (text: string) => createHash('md5').update(text).digest('hex')

/** The addresses in a `srcset`. */
const addressesIn = (srcset = '') => srcset.split(', ').map((each) => new URL(each.split(' ')[0] ?? ''))

/**
 * Checks an address as Glide does: the parameters without signature, sorted and encoded, behind the key and
 * the path without its leading slash.
 */
function isSigned(url: URL, secret: string, base = '/'): boolean {
  const params = [...url.searchParams]
    .filter(([name]) => name !== 's')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  const query = new URLSearchParams(params).toString()
  return md5(`${secret}:${url.pathname.slice(base.length)}?${query}`) === url.searchParams.get('s')
}

test('the way of signing gives the signature of Glide’s own tests', () => {
  expect(md5('example:image.jpg?w=100')).toBe('9978a40f1fc75fa64ac92ea9baf16ff3')
  const made = addressesIn(glideFor({ key: 'example' }).srcset('https://cms.example.org/image.jpg', sides))
  expect(made.every((url) => isSigned(url, 'example'))).toBe(true)
})

test('a picture has signed addresses in the widths of the table, up to its own', () => {
  const srcset = glideFor().srcset('https://cms.example.org/assets/img/foto.jpg', sides)
  const made = addressesIn(srcset)
  expect(srcset?.match(/ \d+w/g)).toEqual([' 160w', ' 320w', ' 480w', ' 640w', ' 700w'])
  expect(made.map(({ pathname }) => pathname)).toEqual(made.map(() => '/img/assets/img/foto.jpg'))
  expect(made.map(({ searchParams }) => searchParams.get('w'))).toEqual(['160', '320', '480', '640', '700'])
  expect(made[0]?.searchParams.get('fm')).toBe('webp')
  expect(made.every((url) => isSigned(url, key))).toBe(true)
})

test('the key is APP_KEY as it is written: decoded, it signs something else', () => {
  const [url] = addressesIn(glideFor().srcset('https://cms.example.org/assets/a.jpg', sides))
  const decoded = Buffer.from(key.slice('base64:'.length), 'base64').toString('latin1')
  expect(url && isSigned(url, key)).toBe(true)
  expect(url && isSigned(url, decoded)).toBe(false)
})

test('a name with spaces, accents and commas is signed as it is sent', () => {
  const srcset = glideFor().srcset('https://cms.example.org/assets/caf%C3%A9 a,b.jpg', sides)
  const [url] = addressesIn(srcset)
  expect(url?.pathname).toBe('/img/assets/caf%C3%A9%20a%2Cb.jpg')
  expect(url && isSigned(url, key)).toBe(true)
  expect(srcset?.split(', ')).toHaveLength(5)
})

test('a system below a folder signs the path behind the folder', () => {
  const glide = glideFor({ cmsUrl: 'https://user:secret@cms.example.org/cms/', route: 'glide/img' })
  const [url] = addressesIn(glide.srcset('https://cms.example.org/cms/assets/a.png', sides))
  expect(url?.href).toMatch(/^https:\/\/cms\.example\.org\/cms\/glide\/img\/assets\/a\.png\?/)
  expect(url && isSigned(url, key, '/cms/')).toBe(true)
  expect(glide.srcset('https://cms.example.org/assets/a.png', sides)).toBeUndefined()
})

test.each([
  'https://cdn.example/assets/a.jpg',
  'http://cms.example.org/assets/a.jpg',
  'https://cms.example.org:8443/assets/a.jpg',
  'https://cms.example.org/assets/a.jpg?v=1',
  'https://cms.example.org/assets/a.svg',
  'https://cms.example.org/assets/a.gif',
  'https://cms.example.org/assets/a.pdf',
  'https://cms.example.org/img/assets/a.jpg',
  '/assets/a.jpg',
  'nonsense',
])('%s has none', (url) => {
  expect(glideFor().srcset(url, sides)).toBeUndefined()
})

test.each([
  [undefined, 'crop-50-50'],
  ['20% 30%', 'crop-20-30'],
  ['33.3% 66.7%', 'crop-33-66'],
  ['left top', 'crop-50-50'],
  ['20% 30%&w=9999', 'crop-50-50'],
])('what networks are shown is a JPEG around the focal point %s', (focus, fit) => {
  const shared = glideFor().shared(
    'https://cms.example.org/assets/a.jpg',
    { width: 4000, height: 3000 },
    focus,
  )
  const url = new URL(shared ?? '')
  expect(url.search).toContain(`?fit=${fit}&fm=jpg&h=630&w=1200&s=`)
  expect(isSigned(url, key)).toBe(true)
})

test('a small picture is shared in what it has of the crop, and a drawing as it is', () => {
  expect(glideFor().shared('https://cms.example.org/a.jpg', { width: 600, height: 600 })).toContain(
    'h=315&w=600',
  )
  expect(glideFor().shared('https://cms.example.org/a.svg', { width: 600, height: 600 })).toBeUndefined()
})
