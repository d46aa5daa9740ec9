import { describe, expect, test } from 'vitest'
import {
  isContentFile,
  isContentFolder,
  parserOf,
  type SourceFile,
} from '../../../../server/cms/flat-files/disk/files.ts'
import { createAssetIndex } from '../../../../server/cms/flat-files/index/assets/assets.ts'

const disks = (php: string) => ({ 'config/filesystems.php': `<?php return ['disks' => [${php}]];` })
const fileOf = (path: string, text: string): SourceFile => ({
  ...{ path, mtimeMs: 0, ctimeMs: 0, ino: 0, size: text.length },
  ...(parserOf(path) && { value: parserOf(path)?.(text) }),
})
const indexOf = (files: Readonly<Record<string, string>>) =>
  createAssetIndex(
    new Map(
      Object.entries(files)
        .filter(([path]) => isContentFile(path))
        .map(([path, text]) => [path, fileOf(path, text)]),
    ),
  )

/** The address at which a stored path is found; that address has to lead back to the file. */
const addressIn = (
  files: Readonly<Record<string, string>>,
  container: string | undefined,
  stored: string,
) => {
  const index = indexOf(files)
  const url = index.find(container, stored)?.url
  if (url !== undefined) expect(index.at(decodeURIComponent(url))).toBeDefined()
  return url
}

const main = { 'content/assets/main.yaml': 'disk: assets\n' }
const two = { ...main, 'content/assets/files.yaml': 'disk: files\n' }

describe('a stored path finds its file', () => {
  test.each([
    [
      'in the folder that the disk is configured with',
      {
        ...main,
        ...disks("'assets' => ['root' => public_path('media/files'), 'url' => '/media/files']"),
        'public/media/files/a.jpg': 'x',
      },
      'main',
      'a.jpg',
      '/media/files/a.jpg',
    ],
    [
      'by the address of its disk',
      {
        ...main,
        ...disks("'assets' => ['root' => public_path('media/files'), 'url' => '/bestanden']"),
        'public/media/files/a.jpg': 'x',
      },
      'main',
      '/bestanden/a.jpg',
      '/media/files/a.jpg',
    ],
    [
      'on the disk for uploads',
      { 'content/assets/main.yaml': 'disk: public\n', 'storage/app/public/img/a.jpg': 'x' },
      'main',
      'img/a.jpg',
      '/storage/img/a.jpg',
    ],
    [
      'on a disk that is the whole of public',
      { ...main, ...disks("'assets' => ['root' => public_path(), 'url' => '/']"), 'public/a.jpg': 'x' },
      'main',
      'a.jpg',
      '/a.jpg',
    ],
    [
      'in a folder below public that nothing names',
      { ...main, 'public/uploads/site/img/a.jpg': 'x' },
      'main',
      'img/a.jpg',
      '/uploads/site/img/a.jpg',
    ],
    [
      'without any container',
      { 'public/uploads/site/a.jpg': 'x' },
      undefined,
      'a.jpg',
      '/uploads/site/a.jpg',
    ],
    ['with a container that is none', { 'public/img/a.jpg': 'x' }, 'images', 'a.jpg', '/img/a.jpg'],
    ['as an address', { ...main, 'public/img/a.jpg': 'x' }, 'main', '/img/a.jpg', '/img/a.jpg'],
    [
      'as an address without its slash',
      { ...main, 'public/assets/b.jpg': 'x', 'public/img/a.jpg': 'x' },
      'main',
      'img/a.jpg',
      '/img/a.jpg',
    ],
    [
      'with the name of its container',
      { ...main, 'public/assets/img/a.jpg': 'x' },
      undefined,
      'main::img/a.jpg',
      '/assets/img/a.jpg',
    ],
    [
      'with the name of a container that is gone',
      { 'public/media/img/a.jpg': 'x' },
      undefined,
      'old::img/a.jpg',
      '/media/img/a.jpg',
    ],
    [
      'in the second container',
      { ...two, 'public/assets/b.jpg': 'x', 'public/files/a.pdf': 'x' },
      undefined,
      'a.pdf',
      '/files/a.pdf',
    ],
    [
      'as a URL of one of the sites',
      {
        'resources/sites.yaml': 'nl: { url: https://site.example/, locale: nl_NL }\n',
        'public/img/a b.jpg': 'x',
      },
      undefined,
      'https://site.example/img/a%20b.jpg?v=1',
      '/img/a%20b.jpg',
    ],
    [
      'as a URL where no site has one',
      { 'public/img/a.jpg': 'x' },
      undefined,
      'https://site.example/img/a.jpg',
      '/img/a.jpg',
    ],
    ['percent-encoded', { ...main, 'public/assets/a b.jpg': 'x' }, 'main', 'a%20b.jpg', '/assets/a%20b.jpg'],
    ['in other letters', { ...main, 'public/media/A.JPG': 'x' }, 'main', 'a.jpg', '/media/A.JPG'],
    [
      'in its own letters first',
      { 'public/media/A.JPG': 'x', 'public/img/a.jpg': 'x' },
      undefined,
      'a.jpg',
      '/img/a.jpg',
    ],
  ])('%s', (_, files, container, stored, expected) => {
    expect(addressIn(files as Readonly<Record<string, string>>, container, stored)).toBe(expected)
  })
})

describe('a stored path finds no file', () => {
  test.each([
    ['when two have the name', { 'public/a/x.jpg': 'x', 'public/b/x.jpg': 'x' }, undefined, 'x.jpg'],
    [
      'outside of a folder that is certain',
      { ...main, 'public/assets/b.jpg': 'x', 'public/img/a.jpg': 'x' },
      'main',
      'a.jpg',
    ],
    [
      'on another host than those that PHP names',
      {
        'config/statamic/sites.php':
          "<?php return ['sites' => ['nl' => ['url' => 'https://site.example/']]];",
        'public/a.jpg': 'x',
      },
      undefined,
      'https://other.example/a.jpg',
    ],
    [
      'on another host',
      { 'resources/sites.yaml': 'nl: { url: https://site.example/ }\n', 'public/a.jpg': 'x' },
      undefined,
      'https://other.example/a.jpg',
    ],
    [
      'above its container',
      { ...main, 'public/assets/a.jpg': 'x', 'public/secret.zip': 'x' },
      'main',
      '../secret.zip',
    ],
    ['that is a program', { ...main, 'public/assets/a.php': 'x' }, 'main', 'a.php'],
    ['that has no name', { ...main, 'public/assets/a.jpg': 'x' }, 'main', '/'],
    [
      'that holds the data of another',
      { ...main, 'public/assets/.meta/a.jpg.yaml': 'data: {}' },
      'main',
      '.meta/a.jpg.yaml',
    ],
  ])('%s', (_, files, container, stored) => {
    expect(indexOf(files as Readonly<Record<string, string>>).find(container, stored)).toBeUndefined()
  })
})

describe('what is listed', () => {
  test.each([
    'public/a.jpg',
    'public/uploads/site/a.jpg',
    'storage/app/public/a/b.pdf',
    'config/filesystems.php',
  ])('%s is', (path) => {
    expect(isContentFile(path)).toBe(true)
  })

  test.each([
    ...['public/index.php', 'public/.htaccess', 'public/assets/.env', 'public/assets/shell.phtml'],
    ...[
      'storage/logs/laravel.log',
      'storage/app/private/a.pdf',
      'storage/app/a.pdf',
      'config/auth.php',
      '.env',
    ],
  ])('%s is not', (path) => {
    expect(isContentFile(path)).toBe(false)
  })

  test.each([
    'public/build',
    'public/vendor',
    'public/vendor/x',
    'storage/framework',
    'storage/app/private',
    'vendor',
  ])('%s is no folder of content', (path) => {
    expect(isContentFolder(path)).toBe(false)
  })
})

describe('what editors wrote about a file', () => {
  const found = (files: Readonly<Record<string, string>>) =>
    indexOf({ ...main, ...files }).find('main', 'a.jpg', 'nl')
  const photo = { 'public/assets/a.jpg': 'x' }
  const withMeta = (yaml: string) => found({ ...photo, 'public/assets/.meta/a.jpg.yaml': yaml })

  test.each([
    ['data: { caption: De molen in 1712 }', 'De molen in 1712'],
    ['data: { bijschrift: De molen, fotograaf: Neel }', 'De molen © Neel'],
    ['data: { caption: De molen, credit: "Foto: Neel" }', 'De molen Foto: Neel'],
    ['data: { copyright: © Neel }', '© Neel'],
    ['data: { caption: "De molen, foto: Neel", credit: "foto: Neel" }', 'De molen, foto: Neel'],
    ['data: { alt: De molen, caption: De molen }', undefined],
    ['data: { alt: De molen, caption: De molen, credit: Neel }', '© Neel'],
    ['data: { caption: <p>De <em>molen</em></p> }', 'De molen'],
    ['data: { title: De molen aan de vaart }', 'De molen aan de vaart'],
    ['data: { title: IMG_2041 }', undefined],
    ['data: { source: https://archive.example/1 }', undefined],
    ['data: { caption: Alle, caption_nl: De molen }', 'De molen'],
    ['data: []', undefined],
    ['size: 3', undefined],
  ])('%s is shown as %s', (yaml, caption) => {
    expect(withMeta(yaml)?.caption).toBe(caption)
  })

  test('it is found where a name differs in case, in its Unicode form or in its ending', () => {
    const meta = 'data: { alt: De kap }'
    const umlaut = indexOf({ 'public/assets/u\u0308.jpg': 'x', 'public/assets/.meta/ü.jpg.yaml': meta })
    expect(umlaut.find(undefined, 'ü.jpg')?.alt).toBe('De kap')
    expect(found({ ...photo, 'public/assets/.meta/A.jpg.yml': meta })?.alt).toBe('De kap')
  })

  test('it is found directly in public, and in the file of a container of version 2', () => {
    const root = { ...disks("'assets' => ['root' => public_path()]"), 'public/a.jpg': 'x' }
    expect(found({ ...root, 'public/.meta/a.jpg.yaml': 'data: { alt: De kap }' })?.alt).toBe('De kap')
    const old = (assets: string) =>
      found({ ...photo, 'content/assets/main.yaml': `disk: assets\nassets: ${assets}\n` })
    expect(old('{ a.jpg: { alt: De kap } }')?.alt).toBe('De kap')
    expect(old('{ 5d0c: { path: a.jpg, alt: De kap } }')?.alt).toBe('De kap')
  })

  test('of many files of a container of version 2 it is found in proportion to their number', () => {
    const names = Array.from({ length: 200 }, (_, at) => `${at}.jpg`)
    let reads = 0
    const rowOf = (name: string) => ({
      alt: name,
      get path() {
        reads += 1
        return name
      },
    })
    const container = 'content/assets/main.yaml'
    const pictures = names.map((name) => fileOf(`public/assets/${name}`, 'x'))
    const assets = Object.fromEntries(names.map((name, at) => [`id-${at}`, rowOf(name)]))
    const listed = { ...fileOf(container, ''), value: { disk: 'assets', assets } }
    const index = createAssetIndex(new Map([...pictures, listed].map((each) => [each.path, each])))
    expect(names.filter((name) => index.find('main', name)?.alt !== name)).toEqual([])
    // Once for all when they are looked up, and once for the file that is found.
    expect(reads).toBe(2 * names.length)
  })
})
