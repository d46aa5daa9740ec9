/** Resources of a content system over HTTP, with answers that a test controls. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { JsonResponse } from '../../server/cms/http-client/http-client.ts'
import type { CachedResource, Resource } from '../../server/cms/remote/resources/resource.ts'
import {
  createResourceCache,
  type ResourceCacheOptions,
} from '../../server/cms/remote/resources/resource-cache.ts'
import { createLogger } from '../../server/logging/logger.ts'
import type { Value } from '../../src/content/types.ts'
import { report } from './reports.ts'
import type { LogLine } from './test-deps.ts'

/** The log of a test: warnings have to be expected with `expectLog`. */
export function testLog() {
  const lines: LogLine[] = []
  const write = (text: string) => {
    const line: LogLine = JSON.parse(text)
    lines.push(line)
    if (line.level >= 40) report('log', 'warn', [line.msg, line.problem].filter(Boolean).join(': '))
  }
  return { lines, logger: createLogger('trace', { write }) }
}

/** A folder of its own that goes when the test ends. */
export function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'resources-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Time stands still until the test moves it. */
export function stopTime(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
}

export const found = (value: Value): JsonResponse => ({
  kind: 'found',
  value,
  digest: JSON.stringify(value),
})
export const missing: JsonResponse = { kind: 'missing' }

/** Something to ask for, whose answer the test sets. */
export function fakeResource(parts: Partial<Resource> = {}) {
  const state: { answer: JsonResponse | Error; loads: number; until?: Promise<void> } = {
    answer: found('first'),
    loads: 0,
  }
  const resource: Resource = {
    key: 'entry:home',
    kind: 'item',
    ttl: 60,
    async load() {
      state.loads += 1
      await state.until
      if (state.answer instanceof Error) throw state.answer
      return state.answer
    },
    ...parts,
  }
  return Object.assign(state, { resource })
}

/** A list of that many items. */
export const listOf = (length: number): JsonResponse => found(Array.from({ length }, (_, i) => i))
export const countItems = (value: Value): number => (Array.isArray(value) ? value.length : 0)

/** A store that closes when the test ends, without jitter. */
export function testResources(options: Partial<ResourceCacheOptions> = {}) {
  const { lines, logger } = testLog()
  const resources = createResourceCache({ logger, maxBytes: 1_000_000, random: () => 0.5, ...options })
  onTestFinished(() => resources.close())
  return { resources, lines }
}

export const loadedValue = async (held: Promise<CachedResource>): Promise<Value> => (await held).value
