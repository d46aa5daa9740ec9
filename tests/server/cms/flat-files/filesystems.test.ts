import { expect, test } from 'vitest'
import { parseFilesystems } from '../../../../server/cms/flat-files/disk/php/filesystems.ts'

const disksIn = (php: string) => parseFilesystems(`<?php\nreturn [ 'disks' => [ ${php} ] ];`)

test.each([
  [
    "'a' => ['root' => public_path('media/files'), 'url' => '/media/files']",
    'public/media/files',
    '/media/files',
  ],
  [
    "'a' => ['root' => storage_path('app/public'), 'url' => env('APP_URL').'/storage']",
    'storage/app/public',
    '/storage',
  ],
  [
    '"a" => array("root" => public_path() . "/img/", "url" => rtrim(env("U", "http://x/"), "/") . "/img/")',
    'public/img',
    '/img',
  ],
  ["'a' => ['root' => base_path('public/./x'), 'url' => 'https://cdn.example/x']", 'public/x', '/x'],
  ["'a' => ['root' => public_path(), 'url' => '/']", 'public', undefined],
  ["'a' => ['root' => env('ROOT', public_path('b')), 'url' => env('URL', '/b')]", 'public/b', '/b'],
  ["'a' => ['root' => base_path('../../etc'), 'url' => '/etc']", undefined, '/etc'],
  ["'a' => ['driver' => 's3', 'key' => env('KEY')]", undefined, undefined],
  ["'a' => 'x'", undefined, undefined],
  [
    "// 'a' => ['root' => public_path('no')],\n'a' => ['root' => public_path('yes')]",
    'public/yes',
    undefined,
  ],
  ["/* ] */ 'a' => ['x' => ')]', 'root' => public_path('yes')] # end\n", 'public/yes', undefined],
])('the disk of %s lies in %s at %s', (php, root, url) => {
  expect(disksIn(php)).toEqual({ disks: { a: { root, url } } })
})

test('every disk has its own row', () => {
  const found = disksIn("'a' => ['root' => public_path('a'),], 'b' => ['root' => public_path('b')],")
  expect(found).toEqual({ disks: { a: { root: 'public/a' }, b: { root: 'public/b' } } })
})

test.each(['', "<?php return ['disks' => ['a' => ['root' => public_path('a", '<?php', "['disks' => [["])(
  'a file that breaks off is no error: %s',
  (php) => {
    expect(parseFilesystems(php)).toHaveProperty('disks')
  },
)

test.each(['/*', "'", '"', "'\\", '//', '[', "['disks' => ", '/'])(
  'a long file of %s is read in a moment',
  (part) => {
    expect(parseFilesystems(part.repeat(200_000))).toHaveProperty('disks')
  },
  5000,
)
