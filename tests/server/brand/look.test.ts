import request from 'supertest'
import { expect, test } from 'vitest'
import { noBrand } from '../../../server/brand/brand-file.ts'
import { createLook, defaultLook } from '../../../server/brand/look.ts'
import { defaultTokens } from '../../../server/brand/palette/tokens.ts'
import { cspHash } from '../../../server/builds/frontend.ts'
import { brandProject, brandWith } from '../../support/brand-project.ts'
import { untilCompared } from '../../support/compared.ts'
import { fakeSource, globalsWith } from '../../support/content.ts'
import { expectLog } from '../../support/reports.ts'
import { serve, serveDeps, testDeps } from '../../support/test-deps.ts'

const styleOf = (html: string): string => /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? ''
const blue = brandWith({ brand: '#005a9c' })
const red = brandWith({ brand: '#c8102e' })

test('a site without colours of its own has no style in its pages, and its policy allows none', async () => {
  const server = await serve()
  const { text, headers } = await request(server).get('/')
  expect(text).not.toContain('<style')
  expect(headers['content-security-policy']).toContain("style-src 'self';")
})

test('the frame of the browser has the colour of the page', () => {
  expect(defaultLook.themeColors).toEqual(defaultTokens.bg.map(({ hex }) => hex))
})

test('the colours of a brand stand in every page behind the style sheets, allowed by their hash alone', async () => {
  const server = await serve({ project: brandProject(blue).project })
  for (const path of ['/', '/en', '/designsystem', '/nope']) {
    const { text, headers } = await request(server).get(path)
    expect(styleOf(text), path).toContain('--c-primary:light-dark(#005a9c,#005a9c)')
    expect(text.indexOf('<style>'), path).toBeGreaterThan(text.lastIndexOf('rel="stylesheet"'))
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${cspHash(styleOf(text))};`)
    expect(text).toContain(`<meta name="theme-color" content="${blue.palette?.themeColors[1]}"`)
  }
})

test('a change of the brand changes page and policy together, in pages from the cache too', async () => {
  const { project, change } = brandProject(blue)
  const deps = await testDeps({ project })
  const server = await serveDeps(deps)
  const first = await request(server).get('/')
  change(red)
  await untilCompared(deps)
  const second = await request(server).get('/')
  expect(styleOf(second.text)).toContain('#c8102e')
  expect(second.headers['content-security-policy']).toContain(cspHash(styleOf(second.text)))
  expect(second.headers.etag).not.toBe(first.headers.etag)
  change({})
  await untilCompared(deps)
  const third = await request(server).get('/')
  expect(third.text).not.toContain('<style')
})

test('a page that was made while the brand changed may still have its style', () => {
  const state = { brand: { ...noBrand, ...blue } }
  const look = createLook(() => state.brand)
  const before = look.get().css
  state.brand = { ...noBrand, ...red }
  expect(look.styles()).toEqual([look.get().css, before])
  expect(look.styles()).toBe(look.styles())
})

test('the web manifest has the brand’s colours', async () => {
  const server = await serve({ project: brandProject(red).project })
  const { body } = await request(server).get('/site.webmanifest')
  expect(body.theme_color).toBe(red.palette?.themeColors[0])
})

test('the design system shows the colours of the running site', async () => {
  const server = await serve({ project: brandProject(red).project })
  const { text } = await request(server).get('/designsystem/color')
  expect(text).toContain('#c8102e')
  for (const [name, [light]] of Object.entries({ primary: defaultTokens.primary, link: defaultTokens.link }))
    expect(text, name).not.toContain(light.hex)
  for (const ramp of ['slib', 'getij', 'zeekraal']) expect(text).not.toContain(`>${ramp}<`)
  const { text: buttons } = await request(server).get('/en/designsystem/buttons')
  expect(buttons).toMatch(/c-primary<\/code>.{0,300}#c8102e/s)
})

const globalsWithColour = ({ colour }: { colour: string }) => ({
  ...fakeSource(),
  ...globalsWith({ site_name: 'Noord', brand_color: colour }),
})

test('a colour of a global set makes the palette, where the project folder has none', async () => {
  const server = await serve({ source: globalsWithColour({ colour: '#c8102e' }) })
  for (const path of ['/en', '/', '/nope']) {
    const { text, headers } = await request(server).get(path)
    expect(styleOf(text), path).toContain('--c-primary:light-dark(#c8102e,#c8102e)')
    expect(headers['content-security-policy']).toContain(cspHash(styleOf(text)))
  }
  const own = await serve({
    source: globalsWithColour({ colour: '#c8102e' }),
    project: brandProject(blue).project,
  })
  expect(styleOf((await request(own).get('/')).text)).toContain('#005a9c')
})

test('a colour of a global set that is none is left out with one warning', async () => {
  const server = await serve({ source: globalsWithColour({ colour: 'rgb(1,2,3,4,5,6)' }) })
  expectLog(
    'warn',
    /A colour of a global set is left out: brand must be a colour such as .*, not "rgb\(1,2,3,4,5,6\)"/,
  )
  const { text, status } = await request(server).get('/')
  expect(status).toBe(200)
  expect(text).not.toContain('<style')
})
