import { expect, onTestFinished, test } from 'vitest'
import { createSource, openCmsClient } from '../../../../server/cms/create-source.ts'
import { CmsError } from '../../../../server/cms/http-client/cms-error.ts'
import type { ContentSource } from '../../../../server/cms/source.ts'
import { createLogger } from '../../../../server/logging/logger.ts'
import { defaultLanguages } from '../../../../src/i18n/languages.ts'
import { answerContractSite as answerFetch } from '../../../support/cms/fetch-answers.ts'
import { answerContractSite as answerRest } from '../../../support/cms/rest-answers.ts'
import { createStandIn } from '../../../support/cms/stand-in.ts'
import { readConfig } from '../../../support/config.ts'
import { tempFolder } from '../../../support/resources.ts'
import { siteUrl } from '../../../support/test-deps.ts'

const systems = ['fetch', 'rest'] as const
const respond = { fetch: () => answerFetch({}), rest: () => answerRest({}) }

/** A source as the start of the product wires it; what it logs is not asked here. */
async function openSource(
  name: (typeof systems)[number],
  cmsUrl: string,
  folder: string,
): Promise<ContentSource> {
  const config = readConfig(
    { SITE_URL: siteUrl, CONTENT_SOURCE: name, CMS_URL: cmsUrl, SNAPSHOT_DIR: folder },
    '',
  )
  if (!config.cms) throw new Error('There is no content system')
  const logger = createLogger('info', { write: () => {} })
  const upstream = await openCmsClient(config, config.cms, logger)
  const ownAddresses = { maxSegments: 10 }
  return createSource(
    { config, logger, languages: defaultLanguages, watch: false, labels: {}, ownAddresses },
    upstream,
  )
}

/** A source that starts while the content system is down, with what an earlier one saved after `visit`. */
async function restartDuringOutage(
  name: (typeof systems)[number],
  visit: (source: ContentSource) => Promise<unknown>,
): Promise<ContentSource> {
  const folder = tempFolder()
  const cms = await createStandIn({ respond: respond[name]() })
  const before = await openSource(name, cms.url, folder)
  await visit(before)
  await before.close()
  await cms.down()
  const source = await openSource(name, cms.url, folder)
  onTestFinished(() => source.close())
  return source
}

test.each(systems)('%s: of a saved language, a page whose fields were saved is there', async (name) => {
  const source = await restartDuringOutage(name, (before) => before.page('en', '/yard/mill'))
  const answer = await source.page('en', '/yard/mill')
  expect(answer).toMatchObject({ kind: 'page', page: { path: '/en/yard/mill' } })
})

test.each(systems)(
  '%s: of a saved language, a page whose fields were never loaded cannot be had, which is not the same as missing',
  async (name) => {
    const source = await restartDuringOutage(name, (before) => before.tree('en'))
    await expect(source.page('en', '/yard/mill')).rejects.toBeInstanceOf(CmsError)
    expect(await source.page('en', '/nowhere')).toEqual({ kind: 'missing' })
    expect((await source.tree('en')).length).toBeGreaterThan(1)
  },
)

test.each(systems)('%s: a system that has nothing at its address has delivered no content', async (name) => {
  const cms = await createStandIn({ respond: () => ({ status: 404, body: {} }) })
  const source = await openSource(name, cms.url, tempFolder())
  onTestFinished(() => source.close())
  await Promise.allSettled([source.tree('en'), source.translations('en'), source.globals('en')])
  expect(source.health()).toMatchObject({ state: 'degraded', loaded: false, pages: 0 })
})

test.each(systems)('%s: without anything saved nothing is missing, it cannot be had', async (name) => {
  const source = await restartDuringOutage(name, async () => undefined)
  for (const path of ['/', '/yard/mill', '/nowhere'])
    await expect(source.page('en', path)).rejects.toBeInstanceOf(CmsError)
  await expect(source.tree('en')).rejects.toBeInstanceOf(CmsError)
})
