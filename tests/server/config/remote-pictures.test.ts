import { expect, test } from 'vitest'
import { ConfigError } from '../../../server/config/config-error.ts'
import { readConfig } from '../../support/config.ts'

const cms = { CONTENT_SOURCE: 'rest', CMS_URL: 'https://cms.example.org/' }
const read = (env: Readonly<Record<string, string>> = {}) =>
  readConfig({ ...cms, ...env }, '/embedded').remotePictures

const own = { origin: 'https://cms.example.org', isInternal: true }

test('sizes are read at the content system and where pictures may come from, and nothing is proxied', () => {
  expect(read()).toMatchObject({
    origins: [own, { origin: 'https://cms.example.org', isInternal: false }],
    proxied: undefined,
  })
  expect(read({ IMAGE_ORIGINS: 'https://cdn.example' }).origins).toEqual([
    own,
    { origin: 'https://cdn.example', isInternal: false },
  ])
})

test('the proxy takes the pictures of the content system unless others are named', () => {
  const on = { IMAGE_PROXY: 'on', IMAGE_PROXY_KEY: 'k' }
  expect(read(on).proxied).toEqual([own])
  expect(read({ ...on, IMAGE_PROXY_ORIGINS: 'https://CDN.example/' }).proxied).toEqual([
    { origin: 'https://cdn.example', isInternal: false },
  ])
  expect(
    read({ ...on, IMAGE_PROXY_ORIGINS: 'internal:http://10.0.0.5:9000, https://cms.example.org' }),
  ).toMatchObject({
    proxied: [{ origin: 'http://10.0.0.5:9000', isInternal: true }, own],
  })
})

test('addresses are signed with the key of the proxy, else with another secret of the site', () => {
  const keyOf = (env: Readonly<Record<string, string>>) => read({ IMAGE_PROXY: 'on', ...env }).proxyKey?.()
  expect(keyOf({ IMAGE_PROXY_KEY: 'a', GLIDE_KEY: 'b', CMS_API_KEY: 'c' })).toBe('a')
  expect(keyOf({ GLIDE_KEY: 'b', CMS_API_KEY: 'c' })).toBe('b')
  expect(keyOf({ CMS_API_KEY: 'c' })).toBe('c')
  expect(read({ IMAGE_PROXY: 'off', CMS_API_KEY: 'c' }).proxyKey).toBeUndefined()
})

test('the proxy does not start without any secret', () => {
  const start = () => read({ IMAGE_PROXY: 'on' })
  expect(start).toThrow(ConfigError)
  expect(start).toThrow('IMAGE_PROXY_KEY must be a secret when IMAGE_PROXY is on')
})

test('keys are in no print of the configuration', () => {
  const config = readConfig({ ...cms, IMAGE_PROXY: 'on', GLIDE_KEY: 'base64:hidden=' }, '/embedded')
  expect(config.remotePictures.glideKey?.()).toBe('base64:hidden=')
  expect(JSON.stringify(config)).not.toContain('hidden')
})

test('the system is asked for small pictures only where the content comes from it', () => {
  expect(readConfig({ CMS_URL: cms.CMS_URL, GLIDE_KEY: 'k' }, '/embedded').remotePictures).toMatchObject({
    glideKey: undefined,
    origins: [],
  })
})
