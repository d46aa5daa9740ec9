/** Content systems that fail on command. */
import { onTestFinished } from 'vitest'
import {
  createStandInServer,
  type StandInOptions,
  type StandInServer,
} from '../../../scripts/cms-mock/server.mjs'

export type { StandInAnswer, StandInRequest, StandInServer } from '../../../scripts/cms-mock/server.mjs'

/**
 * A content system on 127.0.0.1 that can be made to fail (`standIn.fault('status=503')`); it ends with the
 * test.
 */
export async function createStandIn(options: StandInOptions): Promise<StandInServer> {
  const standIn = await createStandInServer(options)
  onTestFinished(() => standIn.close())
  return standIn
}
