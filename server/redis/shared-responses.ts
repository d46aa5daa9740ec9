/** Shares responses of the content system between the machines of a site. */
import { setTimeout } from 'node:timers/promises'
import type { JsonResponse } from '../cms/http-client/http-client.ts'
import type { SharedResponse, SharedResponses } from '../cms/remote/resources/resource.ts'
import type { RedisKeys } from './keys.ts'
import { isLater, type PublishStream } from './publish-stream.ts'
import type { Redis } from './redis.ts'

interface SharedResponsesOptions {
  readonly redis: Redis
  readonly keys: Pick<RedisKeys, 'response'>
  /** Which content system the responses are of, and how it is asked. */
  readonly identity: string
  readonly stream: Pick<PublishStream, 'position'>
}

/** A response with the id of the last publish that its loader knew, and the time when it was loaded. */
interface StoredResponse {
  readonly since: string
  readonly at: number
  readonly response: JsonResponse
}

/** Characters of a stored response; longer ones are not shared. */
const maxLength = 2_000_000
/** Milliseconds for reading a response, which may be long. */
const readWait = 150
/** Milliseconds for which a machine waits for another one that loads the same; then it loads itself. */
const maxWait = 3_000
/**
 * Milliseconds for which a turn is taken. It is taken again and again while its machine loads: of one that has
 * ended, or that Redis did not hear of its end, the others need not wait for long.
 */
const turnLifetime = 400
const turnRenewal = 100
/** Milliseconds between two looks meanwhile. */
const lookInterval = 20
/** Seconds for which a 404 is shared at most. */
const missingTtl = 30

/**
 * Creates the sharing. One machine asks the content system, the others wait for what it gets: a publish costs
 * the system one call for each of its lists, however many machines there are. A response counts only if it was
 * asked for after all that this machine knows to be published, and for as long as one of its own would. While
 * Redis is away each machine asks for itself.
 */
export function createSharedResponses({
  redis,
  keys,
  identity,
  stream,
}: SharedResponsesOptions): SharedResponses {
  async function find(key: string, ttl: number, position: string): Promise<SharedResponse | undefined> {
    const stored = readStored(await redis.ask((client) => client.get(key), readWait))
    if (!stored || isLater(position, stored.since)) return undefined
    // Clocks of machines differ a little: what seems to come from the future is new.
    const age = Math.max(0, (Date.now() - stored.at) / 1000)
    return age < ttl ? { response: stored.response, age } : undefined
  }

  async function loadAndStore(
    key: string,
    { ttl, load }: Parameters<SharedResponses['load']>[0],
    since: string,
  ): Promise<SharedResponse> {
    const at = Date.now()
    const response = await load()
    const text = JSON.stringify({ v: 1, since, at, response })
    const seconds = Math.ceil(response.kind === 'missing' ? Math.min(ttl, missingTtl) : ttl)
    if (text.length <= maxLength && seconds > 0)
      await redis.ask(
        (client) => client.set(key, text, { expiration: { type: 'EX', value: seconds } }),
        readWait,
      )
    return { response, age: 0 }
  }

  /** Takes the turn to load something; false while another machine has it. Without Redis everybody has it. */
  async function takeTurn(key: string): Promise<boolean> {
    const turn = { condition: 'NX', expiration: { type: 'PX', value: turnLifetime } } as const
    return (await redis.ask((client) => client.set(`${key}:loading`, '1', turn))) !== null
  }

  /** Keeps the turn. Returns the function that gives it back. */
  function keepTurn(key: string): () => void {
    const turn = `${key}:loading`
    const timer = setInterval(
      () => void redis.ask((client) => client.pExpire(turn, turnLifetime)),
      turnRenewal,
    ).unref()
    return () => {
      clearInterval(timer)
      void redis.ask((client) => client.del(turn))
    }
  }

  /**
   * Waits for what another machine loads. `ours`: it has ended without a response that is new enough, and the
   * turn is taken; `alone`: it takes too long.
   */
  async function waitForOther(
    key: string,
    ttl: number,
    position: string,
  ): Promise<SharedResponse | 'ours' | 'alone'> {
    for (let waited = 0; waited < maxWait; waited += lookInterval) {
      await setTimeout(lookInterval)
      const found = await find(key, ttl, position)
      if (found) return found
      if (await takeTurn(key)) return 'ours'
    }
    return 'alone'
  }

  return {
    async load(resource) {
      const position = stream.position()
      if (position === undefined || resource.ttl === 0) return { response: await resource.load(), age: 0 }
      const key = keys.response(`${identity}:${resource.key}`)
      const found = await find(key, resource.ttl, position)
      if (found) return found
      const turn = (await takeTurn(key)) ? 'ours' : await waitForOther(key, resource.ttl, position)
      if (typeof turn === 'object') return turn
      const giveBack = turn === 'ours' ? keepTurn(key) : undefined
      try {
        return await loadAndStore(key, resource, position)
      } finally {
        giveBack?.()
      }
    },
  }
}

/** Reads a stored response; undefined for anything that none of these functions wrote. */
function readStored(text: unknown): StoredResponse | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const { v, since, at, response } = JSON.parse(text) as Record<string, unknown>
    if (v !== 1 || typeof since !== 'string' || !/^\d+-\d+$/.test(since) || typeof at !== 'number')
      return undefined
    const { kind, digest } = (response ?? {}) as Record<string, unknown>
    const isResponse = kind === 'missing' || (kind === 'found' && typeof digest === 'string')
    return isResponse ? { since, at, response: response as JsonResponse } : undefined
  } catch {
    return undefined
  }
}
