/**
 * Responds to requests to the stand-in server from the recordings of a real content system.
 *
 * @typedef {import('./server.d.mts').StandInRequest} StandInRequest
 * @typedef {import('./faults.d.mts').StandInAnswer} StandInAnswer
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addressesOf, answerForm, answerPicture, sitemapOf } from './extras.mjs'
import * as fetch from './replay-fetch.mjs'
import * as rest from './replay-rest.mjs'

const folder = join(import.meta.dirname, '../../tests/fixtures/recordings')
const read = (name) => JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8'))

const systems = {
  fetch: { create: fetch.createFetchReplay, lists: fetch.lists, languages: [[], ['en'], ['de']] },
  rest: { create: rest.createRestReplay, lists: rest.lists, languages: [[]] },
}

function answerSitemap(recordings, { lists, languages }, origin) {
  const items = languages.flatMap((locale) =>
    lists.flatMap(
      (path) =>
        recordings.data(
          path,
          locale.map((each) => ['locale', each]),
        ) ?? [],
    ),
  )
  const { body, ...answer } = sitemapOf(addressesOf(items))
  return { ...answer, body: recordings.rewrite(body, origin) }
}

/**
 * Creates a function that responds as a recorded content system.
 * @param {'fetch' | 'rest'} name the API that was recorded
 * @param change changes the recordings before they are replayed
 * @returns {(request: StandInRequest) => StandInAnswer | undefined}
 */
export function createReplay(name, change = (recordings) => recordings) {
  const system = systems[name]
  const { recordings, respond } = system.create(change(read(name)))
  return (request) => {
    const origin = `http://${request.headers.host}`
    if (request.path === '/sitemap.xml') return answerSitemap(recordings, system, origin)
    return answerPicture(request) ?? answerForm(request, origin) ?? respond(request, origin)
  }
}
