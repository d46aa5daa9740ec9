import { expect, test } from 'vitest'
import { copyRepository, patience } from '../support/repository-copy.ts'

const own = 'tests/src/i18n/es.test.ts'
const messages = 'src/i18n/messages/es.ts'

const written = {
  home: 'Inicio',
  'menu-more': 'Más',
  close: 'Cerrar',
  'skip-to-content': 'Ir al contenido',
  'main-navigation': 'Navegación principal',
  breadcrumbs: 'Ruta de navegación',
  'language-choose': 'Elegir idioma',
  'back-to-top': 'Volver arriba',
  '404-title': 'Página no encontrada',
  '404-text': 'La página se ha movido o ya no existe.',
  '404-button': 'Ir al inicio',
}

/** A project in two languages. */
const project = {
  'resources/sites.yaml': 'nl: { url: /, locale: nl_NL }\nes: { url: /es, locale: es_ES }\n',
  'content/collections/pages.yaml': "sites: [nl, es]\nroute: '/{slug}'\n",
  'content/collections/pages/nl/dijk.md': '---\nid: d\ntitle: De dijk\n---\n',
  'content/collections/pages/es/dique.md':
    '---\nid: d-es\norigin: d\ntitle: El dique\nupdated_at: 1790985600\n---\n',
}

/** Pages of the new language through the real app: of its content, of the design system, and of neither. */
const probe = `import { join } from 'node:path'
import request from 'supertest'
import { expect, test } from 'vitest'
import { createApp } from '../server/app.ts'
import { openProduct } from './support/product.ts'

const { deps } = await openProduct({ CONTENT_DIR: join(import.meta.dirname, 'project') })
const app = createApp(deps)
const get = async (path: string, status = 200) => (await request(app).get(path).expect(status)).text

test('a page of the content', async () => {
  const text = await get('/es/dique')
  expect(text).toContain('<html lang="es"')
  expect(text).toMatch(/<h1[^>]*>El dique<\\/h1>/)
  expect(text).toContain('hreflang="es"')
  expect(text).toContain('Ir al contenido')
  expect(text).toMatch(/<time dateTime="2026-10-03[^"]*">3 de octubre de 2026<\\/time>/)
  expect(await get('/dijk')).toContain('Español')
})

test('an address that is not there', async () => {
  expect(await get('/es/nada', 404)).toContain('Página no encontrada')
})

test('the design system speaks English, and says so', async () => {
  for (const path of ['/es/designsystem', '/es/designsystem/card']) {
    const text = await get(path)
    expect(text).toContain('<html lang="es"')
    expect(text).toMatch(/<div class="ds__fallback" lang="en">/)
    expect(text).toContain('This page is not translated')
  }
})

test('an example in a language without words is English, and says so', async () => {
  expect(await get('/es/designsystem/card')).toMatch(/class="stage[^"]*"[^>]* lang="en"/)
})
`

test('the texts of a language are a message file', { timeout: patience }, () => {
  const copy = copyRepository()
  const touched = copy.add('language', 'es')
  expect(touched).toEqual([messages, own])
  const asking = copy.test(own)
  expect(asking.code).toBe(1)
  expect(asking.output).toContain('Fill in src/i18n/messages/es.ts: these texts are still English')

  const lines = Object.entries(written).map(([key, text]) =>
    `  '${key}': '${text}',\n`.replace(/'([a-z]+)':/, '$1:'),
  )
  copy.replace(messages, /^}/m, `${lines.join('')}}`)
  expect(copy.faults(touched)).toBe('')
  const lacking = copy.run('scripts/checks/untranslated-texts.mjs')
  expect(lacking.output).toMatch(/^es shows \d+ texts of the interface in English\n {2}404-label\n/)
  expect(lacking.output).toContain('src/showcase/words/es.ts')

  for (const [file, text] of Object.entries(project)) copy.write(`tests/project/${file}`, text)
  copy.write('tests/probe.test.ts', probe)
  const shown = copy.test(
    ...[own, 'tests/probe.test.ts', 'tests/src/i18n', 'tests/src/components', 'src/components/date-time'],
    'tests/scripts/server-chunks.test.ts',
  )
  expect(shown.output).not.toContain('failed')
  expect(shown.code).toBe(0)
})
