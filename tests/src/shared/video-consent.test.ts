import { afterEach, expect, test, vi } from 'vitest'
import { videoConsent } from '../../../src/shared/visitor/video-consent.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each<[string, 'banner' | undefined]>([
  ['no+embeds.1-3fa9c1.2026-11-22', 'banner'],
  ['yes+statistics+embeds+chat.1-3fa9c1.2026-11-22', 'banner'],
  ['no+embeds-of-ours.1-3fa9c1.2026-11-22', undefined],
  ['yes.1.2026-11-22', undefined],
])('the answer %s lets frames load: %s', (cookie, allowed) => {
  vi.stubGlobal('document', {
    cookie: `theme=dark; consent=${cookie}`,
    documentElement: { dataset: { consent: cookie.split(/[+.]/)[0] } },
  })
  vi.stubGlobal('window', { localStorage: { getItem: () => null } })
  expect(videoConsent()).toBe(allowed)
})
