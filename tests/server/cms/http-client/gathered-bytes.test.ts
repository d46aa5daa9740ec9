import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  gatherKept,
  gatherPassing,
  maxKeptBytes,
} from '../../../../server/cms/http-client/body/gathered-bytes.ts'

const chunksOf = (sizes: readonly number[]): Buffer[] => sizes.map((size, n) => Buffer.alloc(size, n % 251))

describe('the bytes of a body', () => {
  test('are those that came, in their order, however they were divided', async () => {
    const size = fc.oneof(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 60_000, max: 300_000 }))
    await fc.assert(
      fc.asyncProperty(fc.array(size, { maxLength: 12 }), async (sizes) => {
        const chunks = chunksOf(sizes)
        const whole = Buffer.concat(chunks)
        for (const gathered of [gatherPassing(4_000_000), gatherKept()]) {
          for (const chunk of chunks) gathered.add(chunk)
          expect((await gathered.whole()).equals(whole)).toBe(true)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('may be as many as the limit', () => {
    const gathered = gatherPassing(1_000_000)
    for (const chunk of chunksOf([400_000, 400_000, 200_000])) gathered.add(chunk)
    expect(gathered.whole()).toHaveLength(1_000_000)
  })

  test('are gone from memory once a long body has been read, and stay where a short one is kept', () => {
    const [long, short] = [gatherPassing(1_000_000), gatherPassing(1_000_000)]
    for (const chunk of chunksOf([maxKeptBytes, 1])) long.add(chunk)
    short.add(Buffer.alloc(maxKeptBytes, 1))
    const [ofLong, ofShort] = [long.whole(), short.whole()]
    for (const each of [long, short]) each.free()
    expect([ofLong.buffer.byteLength, ofLong.length]).toEqual([0, 0])
    expect(ofShort).toHaveLength(maxKeptBytes)
  })
})
