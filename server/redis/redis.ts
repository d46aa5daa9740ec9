/** The connection to Redis or Valkey. Nothing that a visitor waits for depends on it. */
import type { createClient } from '@redis/client'
import type { Logger } from 'pino'

/** A connection, as `@redis/client` makes it. */
type Client = ReturnType<typeof newClient>

/** Commands to Redis that give up early: the site goes on without their answers. */
export interface Redis {
  /**
   * Sends a command.
   * @param wait milliseconds for the answer; 50 unless given
   * @returns what `send` resolves with; undefined when Redis is away, fails, or takes longer
   */
  ask<T>(send: (client: Client) => Promise<T>, wait?: number): Promise<T | undefined>
  /**
   * Sends a command that somebody has to know the failure of.
   * @throws Error when Redis is away, fails, or takes longer
   */
  send<T>(send: (client: Client) => Promise<T>, wait?: number): Promise<T>
  /** Opens another connection of its own, for commands that wait for long. It connects again by itself. */
  duplicate(): Client
  /** Whether Redis answers. */
  health(): RedisHealth
  close(): Promise<void>
}

/** The state of the connection. */
export interface RedisHealth {
  readonly state: 'ok' | 'degraded'
  /** Seconds since the state began. */
  readonly age_s: number
}

/** Milliseconds for an answer that a visitor may wait for. */
const defaultWait = 50
/** Failures in a row after which nobody waits for Redis until it has answered a probe. */
const maxFailures = 3
/** Milliseconds between two probes, of commands or of the connection. */
const probeInterval = 1_000

interface RedisOptions {
  readonly url: string
  readonly logger: Pick<Logger, 'info' | 'warn'>
  /** Of `@redis/client`, which is loaded only where Redis is used. */
  readonly connect: typeof createClient
}

const newClient = (connect: typeof createClient, url: string) =>
  connect({
    url,
    RESP: 2,
    // A command without a connection fails at once: what it is for has a way without Redis.
    disableOfflineQueue: true,
    commandsQueueMaxLength: 1_000,
    socket: {
      connectTimeout: 1_000,
      reconnectStrategy: (attempts: number) => Math.min(50 * 2 ** attempts, probeInterval),
    },
  })

class LateAnswer extends Error {
  override name = 'LateAnswer'
}

/** Rejects when a promise has not settled in time. */
async function inTime<T>(promise: Promise<T>, wait: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LateAnswer(`Redis did not answer within ${wait} ms`)), wait)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
    // The loser of the race may reject later.
    promise.catch(() => {})
  }
}

/**
 * Opens the connection, and keeps opening it while Redis is away. Resolves at once. The log has one line when
 * Redis goes away and one when it is back.
 */
export function openRedis({ url, logger, connect }: RedisOptions): Redis {
  const client = newClient(connect, url)
  const others = new Set<Client>()
  const state = { failures: 0, isOk: true, since: performance.now(), probedAt: 0 }

  function note(isOk: boolean, err?: unknown): void {
    if (state.isOk === isOk) return
    Object.assign(state, { isOk, since: performance.now() })
    if (isOk) logger.info('Redis answers again')
    else logger.warn({ err: messageOf(err) }, 'Redis does not answer: each process works alone')
  }
  function failed(err: unknown): void {
    state.failures += 1
    if (state.failures >= maxFailures) note(false, err)
  }
  function follow(connection: Client): Client {
    connection.on('error', failed)
    connection.connect().catch(failed)
    return connection
  }
  follow(client)

  /** Whether a command may be sent: while Redis is away, one in a second. */
  function mayAsk(): boolean {
    if (!client.isReady) return false
    if (state.failures < maxFailures) return true
    if (performance.now() - state.probedAt < probeInterval) return false
    state.probedAt = performance.now()
    return true
  }

  async function send<T>(command: (client: Client) => Promise<T>, wait = defaultWait): Promise<T> {
    if (!mayAsk()) throw new Error('Redis is away')
    try {
      const answer = await inTime(command(client), wait)
      state.failures = 0
      note(true)
      return answer
    } catch (err) {
      failed(err)
      throw err
    }
  }

  return {
    send,
    ask: (command, wait) => send(command, wait).catch(() => undefined),
    duplicate() {
      const other = follow(newClient(connect, url))
      others.add(other)
      return other
    },
    health: () => ({
      state: state.isOk && client.isReady ? 'ok' : 'degraded',
      age_s: Math.round((performance.now() - state.since) / 1000),
    }),
    async close() {
      for (const connection of [client, ...others]) connection.destroy()
    },
  }
}

/** The message of an error, without the address, which may have a password in it. */
const messageOf = (err: unknown): string =>
  (err instanceof Error ? err.message : String(err)).replace(/rediss?:\/\/\S+/g, 'redis://***')
