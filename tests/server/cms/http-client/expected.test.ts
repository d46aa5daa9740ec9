import { expect, test } from 'vitest'
import { createTestHttpClient, faultOf } from '../../../support/cms/http-client.ts'
import { createStandIn } from '../../../support/cms/stand-in.ts'
import { expectLog } from '../../../support/reports.ts'

async function failingWith(fault: string) {
  const standIn = await createStandIn({ respond: () => ({ body: { data: 1 } }) })
  standIn.fault(fault, 'page')
  return createTestHttpClient({ baseUrl: standIn.url, limits: { breakerFailures: 2, maxBytes: 1000 } })
}

const errorsIn = ({ lines }: Awaited<ReturnType<typeof failingWith>>) =>
  lines.filter(({ level }) => level >= 40)

test.each([
  ['a status by which the system says something', 'status=500', [500], 'status'],
  ['a size that the caller can ask for less of', 'huge=1', ['too-large'], 'too-large'],
  ['a redirect that the caller has another way for', 'redirect=/login', ['redirected'], 'redirected'],
] as const)(
  '%s is thrown, and neither an error in the log nor held against the system',
  async (_, fault, expected, kind) => {
    const setup = await failingWith(fault)
    for (let call = 0; call < 5; call += 1)
      expect(await faultOf(setup.upstream.fetchJson({ path: 'page', expected }))).toMatchObject({
        fault: kind,
      })
    expect(setup.upstream.state()).toEqual({ ok: true, open: false })
    expect(errorsIn(setup)).toEqual([])
    expect(setup.lines.filter(({ msg }) => msg === 'CMS call')).toHaveLength(5)
  },
)

test.each([
  ['status=500', [422, 'too-large']],
  ['huge=1', [500, 'redirected']],
  ['redirect=/login', [302, 'too-large']],
] as const)('%s that nobody expects is an error, whatever else is expected (%j)', async (fault, expected) => {
  expectLog('error', /./)
  const setup = await failingWith(fault)
  for (let call = 0; call < 2; call += 1)
    await faultOf(setup.upstream.fetchJson({ path: 'page', expected: [...expected] }))
  expect(setup.upstream.state().ok).toBe(false)
  expect(errorsIn(setup)).toHaveLength(1)
})

test('what is expected does not show that the system works either: a broken one sends the same', async () => {
  expectLog('error', 'status 503')
  const setup = await failingWith('status=503')
  const { upstream } = setup
  await faultOf(upstream.fetchJson({ path: 'page' }))
  await faultOf(upstream.fetchJson({ path: 'page', expected: ['status'] }))
  expect(upstream.state().ok).toBe(false)
  await faultOf(upstream.fetchJson({ path: 'page', expected: [503] }))
  expect(upstream.state().ok).toBe(false)
})
