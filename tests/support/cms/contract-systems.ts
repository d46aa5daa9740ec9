import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createStandInServer, type StandInServer } from '../../../scripts/cms-mock/server.mjs'
import { createApp } from '../../../server/app.ts'
import type { ContentSource } from '../../../server/cms/source.ts'
import type { Deps } from '../../../server/deps.ts'
import { createHttpServer } from '../../../server/http/server.ts'
import { openProduct } from '../product.ts'
import { type LogLine, siteUrl } from '../test-deps.ts'
import { answerContractSite as answerFetch } from './fetch-answers.ts'
import { answerContractSite as answerRest } from './rest-answers.ts'
import { flatFilesOfContractSite } from './write-flat-files.ts'

/**
 * The site "Molenhof", which has a page at `/search`, served by the real application from one content system.
 */
export interface ContractSystem {
  readonly deps: Deps
  readonly content: ContentSource
  readonly server: Server
  readonly logs: readonly LogLine[]
  /** The content system itself, where it speaks HTTP. */
  readonly standIn: StandInServer | undefined
  close(): Promise<void>
  /** The value with addresses of the content system as paths. */
  plain<T>(value: T): T
}

type Env = Readonly<Record<string, string>>

interface Behind {
  readonly env: Env
  readonly standIn?: StandInServer
  /** Ends what is behind the application. */
  end(): Promise<void>
}

async function openSystem({ env, standIn, end }: Behind): Promise<ContractSystem> {
  const { deps, logs } = await openProduct({ SEARCH_PATH: '/zoeken', ...env }, '')
  const origin = standIn?.url.slice(0, -1) ?? siteUrl
  return {
    deps,
    content: deps.content,
    server: createHttpServer(createApp(deps)),
    logs,
    standIn,
    async close() {
      await deps.content.close()
      await end()
    },
    plain: (value) => JSON.parse(JSON.stringify(value).replaceAll(origin, '')),
  }
}

/** @param env other settings of the product */
export async function openFiles(env: Env = {}): Promise<ContractSystem> {
  const dir = await mkdtemp(join(tmpdir(), 'triptych-contract-'))
  for (const [file, text] of Object.entries(flatFilesOfContractSite())) {
    await mkdir(dirname(join(dir, file)), { recursive: true })
    await writeFile(join(dir, file), text)
  }
  return openSystem({
    env: { CONTENT_DIR: dir, ...env },
    end: () => rm(dir, { recursive: true, force: true }),
  })
}

/** @param env other settings of the product */
export async function openFetch(env: Env = {}, apiKey?: string): Promise<ContractSystem> {
  const standIn = await createStandInServer({ respond: answerFetch(apiKey === undefined ? {} : { apiKey }) })
  return openSystem({
    env: { CONTENT_SOURCE: 'fetch', CMS_URL: standIn.url, CMS_FALLBACK: 'off', ...env },
    standIn,
    end: () => standIn.close(),
  })
}

/**
 * @param forbidden filters that the content system does not allow
 * @param env other settings of the product
 */
export async function openRest(forbidden: readonly string[] = [], env: Env = {}): Promise<ContractSystem> {
  const standIn = await createStandInServer({ respond: answerRest({ forbidden }) })
  return openSystem({
    env: { CONTENT_SOURCE: 'rest', CMS_URL: standIn.url, ...env },
    standIn,
    end: () => standIn.close(),
  })
}

export const contractSystems = {
  files: () => openFiles(),
  fetch: () => openFetch(),
  rest: () => openRest(),
} as const
export type SystemName = keyof typeof contractSystems
