import { describe, expect, test } from 'vitest'
import { readProject } from '../../../support/flat-files.ts'

const page = { 'content/collections/pages/home.md': '---\ntitle: Home\n---\n' }
const app = (name: string) => ({
  'config/app.php': `<?php\nuse X;\nreturn [\n  // 'name' => 'No',\n  'name' => ${name},\n  'key' => env('APP_KEY'),\n];\n`,
})
const sites = (yaml: string) => ({ 'resources/sites.yaml': yaml })
const php =
  "<?php return ['sites' => ['default' => ['name' => config('app.name'), 'locale' => 'nl_NL', 'url' => '/']]];"

describe('The settings of a project name its site', () => {
  test.each<[string, Readonly<Record<string, string>>, string | undefined]>([
    ['in the list of sites', sites('default: { name: Mill Court, url: /, locale: nl_NL }\n'), 'Mill Court'],
    [
      'in PHP',
      { 'config/statamic/sites.php': php.replace("config('app.name')", "'Mill Court'") },
      'Mill Court',
    ],
    ['as the application', app("env('APP_NAME', 'Mill Court')"), 'Mill Court'],
    ['as a text', app("'Mill Court'"), 'Mill Court'],
    [
      'as the list says by code',
      { ...app("env('APP_NAME', 'Mill Court')"), 'config/statamic/sites.php': php },
      'Mill Court',
    ],
    [
      'where the list has languages',
      { ...app("'Mill Court'"), ...sites('nl: { name: Nederlands, url: / }\n') },
      'Mill Court',
    ],
    ['but a language is no name', sites('nl: { name: Nederlands, url: /, locale: nl_NL }\n'), undefined],
    ['but that of Laravel is none', app("env('APP_NAME', 'Laravel')"), undefined],
    ['but a setting without a text is none', app("env('APP_NAME')"), undefined],
    ['but a file that breaks off is none', { 'config/app.php': "<?php return ['name" }, undefined],
  ])('%s', async (_how, files, expected) => {
    const source = await readProject({ ...page, ...files })
    expect(source.siteName?.('nl')).toBe(expected)
  })

  test('each site by its own name, without its language', async () => {
    const list =
      'nl: { name: Molenhof, url: /, locale: nl_NL }\nen: { name: Mill Court (English), url: /en, locale: en_GB }\n'
    const source = await readProject({
      ...sites(list),
      'content/collections/pages/nl/home.md': '---\ntitle: Home\n---\n',
      'content/collections/pages/en/home.md': '---\ntitle: Home\n---\n',
    })
    expect([source.siteName?.('nl'), source.siteName?.('en')]).toEqual(['Molenhof', 'Mill Court'])
  })
})
