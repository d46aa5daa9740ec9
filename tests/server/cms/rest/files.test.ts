import { expect, onTestFinished, test, vi } from 'vitest'
import type { RemoteContent } from '../../../../server/cms/remote/adapter.ts'
import { restFrom, restPage, restSite } from '../../../support/cms/rest.ts'

test('the first look after the change of a picture was told is made with what is known of it now', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const photo = { id: 'photos::kap.jpg', url: '/assets/kap.jpg', alt: 'Before', width: 8, height: 6 }
  const site = restSite({ collections: { pages: [restPage({ id: 'a', picture: { id: photo.id } })] } })
  const { adapter, resources } = await restFrom({
    replay: false,
    respond: (request) =>
      request.path === '/api/assets/photos'
        ? { body: { data: [{ ...photo }], meta: { current_page: 1, last_page: 1 } } }
        : site(request),
  })
  const before = await adapter.content()
  photo.alt = 'After'
  vi.advanceTimersByTime(400_000)
  const told = new Promise<RemoteContent>((resolve) => {
    resources.onChange(() => void adapter.content().then(resolve))
  })
  expect(await adapter.content()).toBe(before)
  const after = await told
  expect(after).not.toBe(before)
  expect(after.asset(photo.id)?.alt).toBe('After')
})
