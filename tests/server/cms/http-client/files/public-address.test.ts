import { expect, test } from 'vitest'
import { createPublicAddressTest } from '../../../../../server/cms/http-client/files/public-address.ts'

const isPublic = createPublicAddressTest()

test.each([
  '127.0.0.1',
  '127.255.255.254',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '100.127.255.255',
  '192.0.0.192',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:8.8.8.8',
  '0:0:0:0:0:ffff:7f00:1',
  '::127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b:1::a00:1',
  '2002:7f00:1::',
  '2001:0:4136:e378::1',
  '2001:db8::1',
  'fc00::1',
  'fd12:3456:789a::1',
  'fd00:ec2::254',
  'fe80::1',
  'fe80::1%eth0',
  '2606:4700:4700::1111%eth0',
  'fec0::1',
  'ff02::1',
  '100::1',
  '5f00::1',
])('%s is not public', (address) => {
  expect(isPublic(address)).toBe(false)
})

test.each([
  '8.8.8.8',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '100.128.0.1',
  '192.0.1.1',
  '2606:4700:4700::1111',
  '2a00:1450:400e::1',
])('%s is public', (address) => {
  expect(isPublic(address)).toBe(true)
})
