/** Fetches payloads. */
import type { Server } from 'node:http'
import request from 'supertest'
import type { Payload } from '../../src/content/payload.ts'
import { payloadUrl } from '../../src/router/payload-url.ts'
import { buildId } from './test-deps.ts'

/** The data of a page, as the browser asks for it. */
export const payloadAt = async (server: Server, path: string): Promise<Payload> =>
  (await request(server).get(payloadUrl(path, buildId)).expect(200)).body
