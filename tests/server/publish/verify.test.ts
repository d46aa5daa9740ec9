import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { createReplayCheck, verifyRequest } from '../../../server/publish/verify.ts'

const secret = 'a-secret-of-the-site'
const now = Date.UTC(2026, 10, 27, 12)
const time = String(now / 1000)
const body = Buffer.from('{"event":"EntrySaved"}')
const sign = (text: Buffer | string, at = time, key = secret) =>
  createHmac('sha256', key).update(`${at}.`).update(text).digest('hex')
const signed = (signature: string, at = time) => ({
  'x-webhook-signature': signature,
  'x-webhook-timestamp': at,
})
const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
const verdict = (headers: Record<string, string>) => verifyRequest({ headers, body }, secret, now).kind

describe('a sender is known', () => {
  test.each([
    ['by a signature with its time', signed(`sha256=${sign(body)}`)],
    ['by a signature without the name of its kind', signed(sign(body))],
    ['by a signature in capitals', signed(sign(body).toUpperCase())],
    [
      'by a clock that is almost five minutes late',
      signed(sign(body, String(now / 1000 - 299)), String(now / 1000 - 299)),
    ],
    [
      'by a clock that is almost five minutes early',
      signed(sign(body, String(now / 1000 + 299)), String(now / 1000 + 299)),
    ],
    ['by the secret in a header', { 'x-publish-secret': secret }],
    ['by the secret as a bearer token', { authorization: `Bearer ${secret}` }],
    ['by the secret as a password', { authorization: basic(`statamic:${secret}`) }],
    ['by the secret as a name', { authorization: basic(secret) }],
  ])('%s', (_, headers) => {
    expect(verdict(headers as Record<string, string>)).toBe('known')
  })
})

describe('a sender is refused', () => {
  const old = String(now / 1000 - 301)
  const early = String(now / 1000 + 301)
  test.each([
    ['without anything', {}],
    ['with another secret', { 'x-publish-secret': 'b-secret-of-the-site' }],
    ['with the beginning of the secret', { 'x-publish-secret': secret.slice(0, -1) }],
    ['with an empty secret', { 'x-publish-secret': '' }],
    ['with another password', { authorization: basic('statamic:other') }],
    ['with a scheme that is none', { authorization: `Digest ${secret}` }],
    ['with a signature of another secret', signed(sign(body, time, 'other'))],
    ['with a signature of another body', signed(sign('{}'))],
    ['with a signature of another time', signed(sign(body, old), time)],
    ['with a signature that is too old', signed(sign(body, old), old)],
    ['with a signature from the future', signed(sign(body, early), early)],
    ['with a signature without its time', { 'x-webhook-signature': sign(body) }],
    ['with a time that is none', signed(sign(body, 'now'), 'now')],
    ['with a wrong signature beside the right secret', { ...signed('00'), 'x-publish-secret': secret }],
  ])('%s', (_, headers) => {
    expect(verdict(headers as Record<string, string>)).toBe('refused')
  })
})

test('a signature is known again for as long as it could be accepted', () => {
  const isReplay = createReplayCheck()
  expect(isReplay('a', now)).toBe(false)
  expect(isReplay('b', now + 1)).toBe(false)
  expect(isReplay('a', now + 600_000)).toBe(true)
  expect(isReplay('a', now + 600_001)).toBe(false)
})

test('the memory of signatures is bounded', () => {
  const isReplay = createReplayCheck()
  for (let n = 0; n < 20_000; n++) isReplay(`${n}`, now)
  expect(isReplay('19999', now)).toBe(true)
  expect(isReplay('0', now)).toBe(false)
})
