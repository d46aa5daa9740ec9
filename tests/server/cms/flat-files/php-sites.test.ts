/** The list of sites in the configuration of Statamic 3 and 4, which is PHP. */
import { describe, expect, test } from 'vitest'
import { parseSites } from '../../../../server/cms/flat-files/disk/php/php-sites.ts'
import { answerAt, createLogger, readProject } from '../../../support/flat-files.ts'

const modern = `<?php

return [

    /*
    |--------------------------------------------------------------------------
    | Sites
    |--------------------------------------------------------------------------
    | Each site's 'url' => [ may be relative ].
    */

    'sites' => [

        'german' => [
            'name' => config('app.name'),
            'locale' => 'de_DE',
            'url' => env('APP_URL'), // the root
            'direction' => 'ltr',
            'attributes' => ['theme' => "dark ] ' =>"],
        ],

        # 'french' => ['locale' => 'fr_FR', 'url' => '/fr/'],

        'dutch' => [
            'name' => 'Nederlands',
            'locale' => env('DUTCH_LOCALE', 'nl_NL'),
            'lang' => 'nl',
            'url' => env('APP_URL') . '/nl/',
        ],

    ],
];
`

const old = `<?php
return array(
  "sites" => array(
    "default" => array("name" => "First", "locale" => "en_US", "url" => "https://mill.example/"),
    "second" => array("locale" => "nl_BE", "url" => "/be"),
  ),
);`

describe('a list of sites in PHP', () => {
  test.each([
    [
      'with short arrays, comments and expressions',
      modern,
      {
        german: { locale: 'de_DE', url: '/' },
        dutch: { name: 'Nederlands', locale: 'nl_NL', lang: 'nl', url: '/nl/' },
      },
    ],
    [
      'with long arrays',
      old,
      {
        default: { name: 'First', locale: 'en_US', url: 'https://mill.example/' },
        second: { locale: 'nl_BE', url: '/be' },
      },
    ],
    ['that is built by code', "<?php return ['sites' => Sites::all()];", {}],
    ['without sites', "<?php return ['other' => [1, 2]];", {}],
    ['with an empty array', "<?php return ['sites' => []];", {}],
    ['that names a prototype', "<?php return ['sites' => ['__proto__' => ['locale' => 'nl_NL']]];", {}],
  ])('%s is read in its order', (_, php, sites) => {
    expect(parseSites(php)).toEqual({ sites })
    expect(Object.keys((parseSites(php) as { sites: object }).sites)).toEqual(Object.keys(sites))
  })

  test.each([
    "<?php return ['sites' => ['nl' => ['locale' => 'nl_NL'",
    "<?php return ['sites' => ['nl' => ['locale' => 'nl_NL",
    "<?php return ['sites' => ]]];",
  ])('that breaks off is an error: %s', (php) => {
    expect(() => parseSites(php)).toThrow('is not closed')
  })
})

const entry = (id: string) => `---\nid: ${id}\ntitle: ${id}\n---\n`
const project = {
  'content/collections/a.yaml': "sites: [dutch, german]\nroute: '/{slug}'\n",
  'content/collections/a/dutch/x.md': entry('x-nl'),
  'content/collections/a/german/x.md': entry('x-de'),
}

test('the first site of the file is the default, which has no prefix on the content system', async () => {
  const link = '---\nid: y\ntitle: y\ncontent: "[x](/nl/x)"\n---\n'
  const source = await readProject({
    ...project,
    'config/statamic/sites.php': modern,
    'content/collections/a/dutch/y.md': link,
  })
  expect(await answerAt(source, 'nl', '/x')).toBe('x-nl')
  expect(await answerAt(source, 'de', '/x')).toBe('x-de')
  const answer = await source.page('nl', '/y')
  expect(JSON.stringify(answer)).toContain('href=\\"/x\\"')
})

test('a list in YAML comes before that in PHP', async () => {
  const source = await readProject({
    ...project,
    'resources/sites.yaml': 'dutch: { url: /, locale: nl_NL }\n',
    'config/statamic/sites.php': modern,
  })
  expect(await answerAt(source, 'nl', '/x')).toBe('x-nl')
  expect(await answerAt(source, 'de', '/x')).toBe('missing')
})

test('a broken file is reported, and the sites are those that collections name', async () => {
  const logger = createLogger()
  const source = await readProject(
    { ...project, 'config/statamic/sites.php': modern.replace('    ],\n];', '') },
    { logger },
  )
  expect(await answerAt(source, 'nl', '/x')).toBe('x-nl')
  expect(JSON.stringify(logger.warnings)).toContain('config/statamic/sites.php')
  expect(source.health().broken).toBe(1)
})
