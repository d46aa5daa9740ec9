import { afterEach, describe, expect, test, vi } from 'vitest'
import { DateTime } from '../../../src/components/date-time/date-time.tsx'
import { render } from '../../support/render.tsx'

afterEach(() => vi.unstubAllEnvs())

describe.each(['UTC', 'Pacific/Auckland', 'America/Los_Angeles'])(
  'where clocks tell the time of %s',
  (zone) => {
    test.each([
      '2024-03-01',
      '2024-03-01T00:30:00',
      '2024-03-01 23:30',
      '2024-03-01T23:30:00',
      '2024-03-01T00:30:00+02:00',
      '2024-03-01T23:30:00.000Z',
    ])('%s is shown as the day that was written', async (date) => {
      vi.stubEnv('TZ', zone)
      expect(await render(<DateTime date={date} />)).toBe(`<time dateTime="${date}">1 maart 2024</time>`)
    })
  },
)

test.each(['', 'soon', '2024-13-01', '2024-03-01x', '1 maart 2024'])(
  '%j is no date and shows nothing',
  async (date) => {
    expect(await render(<DateTime date={date} />)).toBe('')
  },
)
