import type { LookupAddress } from 'node:dns'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import {
  createCheckedLookup,
  refusedAddress,
} from '../../../../../server/cms/http-client/files/checked-lookup.ts'

/** What a socket gets for a name with these addresses. */
const lookUp = (addresses: readonly string[], all: boolean) =>
  new Promise<readonly [code: string | undefined, address: string | LookupAddress[]]>((resolve) => {
    const lookup = createCheckedLookup((_name, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    )
    lookup('cdn.example', { all }, (error, address) => resolve([error?.code, address]))
  })

test('a socket gets the addresses that were checked', async () => {
  expect(await lookUp(['8.8.8.8', '2606:4700:4700::1111'], true)).toEqual([
    undefined,
    [
      { address: '8.8.8.8', family: 4 },
      { address: '2606:4700:4700::1111', family: 6 },
    ],
  ])
  expect(await lookUp(['8.8.8.8'], false)).toEqual([undefined, '8.8.8.8'])
})

test.each([['169.254.169.254'], ['::ffff:10.0.0.1'], ['8.8.8.8', '127.0.0.1'], ['127.0.0.1', '8.8.8.8'], []])(
  'a name with the addresses %s %s is refused',
  async (...addresses) => {
    const known = addresses.filter((address) => address !== undefined)
    expect(await lookUp(known, true)).toEqual([refusedAddress, []])
    expect((await lookUp(known, false))[0]).toBe(refusedAddress)
  },
)

test('a name that cannot be resolved fails with the error of the resolver', async () => {
  const lookup = createCheckedLookup((_name, _options, callback) =>
    callback(Object.assign(new Error('no'), { code: 'ENOTFOUND' }), []),
  )
  const code = await new Promise((resolve) =>
    lookup('a.example', { all: true }, (error) => resolve(error?.code)),
  )
  expect(code).toBe('ENOTFOUND')
})

test('a name server that changes its answer is asked once: a socket goes to the checked address', async () => {
  const answers = ['8.8.8.8', '127.0.0.1']
  const lookup = createCheckedLookup((_name, _options, callback) =>
    setImmediate(callback, null, [{ address: answers.shift() ?? '127.0.0.1', family: 4 }]),
  )
  const socket = connect({ host: 'cdn.example', port: 9, lookup, autoSelectFamily: false })
  const [error, address] = await new Promise<readonly [Error | null, string]>((resolve) =>
    socket.once('lookup', (...answer) => {
      // Before anything is sent: the connection begins after this event.
      socket.destroy()
      resolve([answer[0], answer[1]])
    }),
  )
  expect([error, address, answers]).toEqual([null, '8.8.8.8', ['127.0.0.1']])
})
