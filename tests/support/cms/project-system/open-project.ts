/** The whole product on a project, read from its files or from a content system that has the same content. */
import {
  createStandInServer,
  type StandInAnswer,
  type StandInRequest,
} from '../../../../scripts/cms-mock/server.mjs'
import type { SiteIndex } from '../../../../server/cms/flat-files/index/index-site.ts'
import { serveProduct } from '../../product.ts'
import type { Answer } from '../../site-texts/shown-page.ts'
import type { LogLine } from '../../test-deps.ts'
import { answerAssetFile } from './asset-files.ts'
import { blueprintSecrets } from './blueprint-secrets.ts'
import { answerProject as answerFetch } from './fetch-answers.ts'
import { addressesByFile, readProjectIndex } from './project-index.ts'
import { answerProject as answerRest } from './rest-answers.ts'

export type SourceName = 'files' | 'rest' | 'fetch'

export interface OpenProject {
  /** Address of the site, without a slash at its end. */
  readonly url: string
  readonly logs: readonly LogLine[]
  /** Our address of the entry in a file; undefined for an entry that has none. */
  addressOf(file: string): string | undefined
  /** Whether a hidden text can be told from others by a blueprint alone, which this source does not send. */
  isSecret(text: string): boolean
  /** Asks as a visitor who is on the site already, so that nobody's language decides. */
  get(address: string): Promise<Answer>
  close(): Promise<void>
}

type Env = Readonly<Record<string, string>>

async function start(env: Env, contentDir: string) {
  const { url, logs, close } = await serveProduct({ SEARCH_PATH: '/zoeken', ...env }, contentDir)
  return {
    ...{ url, logs, close },
    async get(address: string): Promise<Answer> {
      const answer = await fetch(`${url}${encodeURI(address)}`, {
        headers: { 'sec-fetch-site': 'same-origin' },
        redirect: 'manual',
      })
      return { status: answer.status, text: await answer.text() }
    },
  }
}

type Respond = (request: StandInRequest) => StandInAnswer | undefined

/** The languages of the project, as its operator would say them. */
const namesOf = ({ languages }: SiteIndex): string => languages.locales.join()

/** Which site of the content system is which language, as its operator would say it. */
const localesOf = ({ sites, languages }: SiteIndex): string =>
  languages.locales
    .map((locale) => `${locale}=${sites.find((site) => site.locale === locale)?.handle ?? 'none'}`)
    .join()

const collectionsOf = ({ collections }: SiteIndex): string => [...collections.keys()].join()

async function openRemote(env: Env, respond: Respond) {
  const standIn = await createStandInServer({ respond })
  const site = await start({ CMS_URL: standIn.url, CMS_FALLBACK: 'off', ...env }, '')
  return {
    ...site,
    async close() {
      await site.close()
      await standIn.close()
    },
  }
}

const openers: Readonly<Record<SourceName, (dir: string, index: SiteIndex) => ReturnType<typeof start>>> = {
  files: (dir) => start({ CONTENT_DIR: dir }, dir),
  rest: (dir, index) => {
    const answer = answerRest(index)
    const env = {
      CONTENT_SOURCE: 'rest',
      LOCALES: namesOf(index),
      CMS_LOCALES: localesOf(index),
      CMS_COLLECTIONS: collectionsOf(index),
    }
    return openRemote(env, (request) => answer(request) ?? answerAssetFile(dir, index, request))
  },
  fetch: (dir, index) => {
    const answer = answerFetch(index)
    const handle = index.sites[0]?.handle
    const own = localesOf(index).replace(new RegExp(`=${handle}(?=,|$)`), '=default')
    const env = {
      ...{ CONTENT_SOURCE: 'fetch', LOCALES: namesOf(index) },
      ...{ CMS_LOCALES: own, CMS_COLLECTIONS: collectionsOf(index) },
    }
    return openRemote(env, (request) => answer(request) ?? answerAssetFile(dir, index, request))
  },
}

/**
 * Starts the product on a project.
 * @param dir folder of the project
 * @param source whether the product reads the files themselves, or asks a stand-in that has the same content
 */
export async function openProject(dir: string, source: SourceName): Promise<OpenProject> {
  const index = await readProjectIndex(dir)
  const isSecret = source === 'files' ? () => false : blueprintSecrets(index)
  return { ...(await openers[source](dir, index)), addressOf: addressesByFile(index), isSecret }
}
