import * as messages from '../../shared/errors.ts'
import { isGtmId } from './gtm-id.ts'

/**
 * Fetches the container id of the tag manager from the API; undefined when there is no valid one. Never
 * rejects.
 */
export async function fetchGtmId(apiBase: string): Promise<string | undefined> {
  try {
    const response = await fetch(`${apiBase}/api/globalsData`)
    if (!response.ok) throw new Error(`The API answered ${response.status}`)
    const { gtm_id: id }: { gtm_id?: unknown } = await response.json()
    if (typeof id === 'string' && isGtmId(id)) return id
    console.warn(messages.gtmMissing)
  } catch (error) {
    console.error(messages.gtm, error)
  }
  return undefined
}
