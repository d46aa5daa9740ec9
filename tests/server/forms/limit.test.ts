import { describe, expect, test } from 'vitest'
import { createRateLimit, networkOf } from '../../../server/forms/rate-limit.ts'

function limitAt() {
  const clock = { time: 0 }
  return { clock, limit: createRateLimit({ now: () => clock.time }) }
}

describe('the limit of forms', () => {
  test('five posts of one visitor pass within a minute, the sixth waits until the first is a minute old', () => {
    const { clock, limit } = limitAt()
    for (let post = 0; post < 5; post++) {
      expect(limit.take('192.0.2.1')).toBe(0)
      clock.time += 1_000
    }
    expect(limit.take('192.0.2.1')).toBe(55)
    clock.time = 59_999
    expect(limit.take('192.0.2.1')).toBe(1)
    clock.time = 60_000
    expect(limit.take('192.0.2.1')).toBe(0)
    expect(limit.take('192.0.2.1')).toBe(1)
  })

  test('a refused post does not count: who keeps trying is let through in time', () => {
    const { clock, limit } = limitAt()
    for (let post = 0; post < 50; post++) limit.take('192.0.2.1')
    clock.time = 60_000
    expect(limit.take('192.0.2.1')).toBe(0)
  })

  test('sixty posts pass within a minute in all, whoever sends them', () => {
    const { clock, limit } = limitAt()
    for (let visitor = 0; visitor < 60; visitor++) expect(limit.take(`192.0.2.${visitor}`)).toBe(0)
    expect(limit.take('198.51.100.1')).toBe(60)
    clock.time = 60_000
    expect(limit.take('198.51.100.1')).toBe(0)
  })

  test('one visitor who sends too much takes no room from others', () => {
    const { limit } = limitAt()
    for (let post = 0; post < 1_000; post++) limit.take('192.0.2.1')
    expect(limit.take('192.0.2.2')).toBe(0)
  })

  test('visitors without a known address share one limit', () => {
    const { limit } = limitAt()
    for (let post = 0; post < 5; post++) limit.take(undefined)
    expect(limit.take(undefined)).toBeGreaterThan(0)
  })
})

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['0:0:0:0:0:FFFF:c000:0201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:db8:1::192.0.2.1', '2001:db8:1:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::', '0:0:0:0'],
  ['::1', '0:0:0:0'],
  ['::1.2.3.4', '0:0:0:0'],
  ['192.0.2.1:49152', '192.0.2.1'],
  ['\t192.0.2.1 ', '192.0.2.1'],
  ['[2001:db8:1:2::9]:49152', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2'],
  ['unknown', 'unknown'],
  ['', ''],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
