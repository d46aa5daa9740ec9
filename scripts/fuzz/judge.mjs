/** Decides whether answers are what any request may get. */
import { marker } from './grammar.mjs'

/** Texts of a request in which they would be markup. `'` ends no attribute of ours. */
const unescaped = new RegExp(`${marker}["<>]`)
const markup = /^(?:text\/html|image\/svg\+xml|[\w/+.-]*xml)/

const isOwn = (location, origin) =>
  (location.startsWith('/') && !/^\/[/\\]/.test(location)) ||
  location === origin ||
  location.startsWith(`${origin}/`)

/** What is wrong with one answer, with a name for each rule. */
const rules = {
  'the status is 2xx, 3xx, 4xx, or 503 with Retry-After': ({ status, value }) =>
    (status >= 200 && status < 500) || (status === 503 && value('retry-after') !== undefined),
  'no header of the request becomes one of the answer': ({ fields }) =>
    fields.every(([name]) => name.toLowerCase() !== 'x-injected'),
  'header names and values are visible': ({ fields }) =>
    fields.every(([name, text]) => /^[\w-]+$/.test(name) && /^[\t\x20-\x7e]*$/.test(text)),
  'no header comes twice but Set-Cookie and Vary': ({ fields }) => {
    const names = fields
      .map(([name]) => name.toLowerCase())
      .filter((name) => !/^(?:set-cookie|vary|link)$/.test(name))
    return new Set(names).size === names.length
  },
  'a redirect stays on this site': ({ value }, origin) => isOwn(value('location') ?? '/', origin),
  'a redirect has a Location': ({ status, value }) =>
    status < 300 || status >= 400 || status === 304 || value('location') !== undefined,
  'markup repeats no text of the request as markup': ({ value, body }) =>
    !markup.test(value('content-type') ?? '') || !unescaped.test(body),
  'JSON is JSON': ({ value, body }) =>
    !/json/.test(value('content-type') ?? '') || body === '' || isJson(body),
  'an error is kept by nobody else for long': ({ status, value }) =>
    status < 400 || !/immutable|max-age=\d{5}/.test(value('cache-control') ?? ''),
  'types are not guessed': ({ value, body }) => body === '' || value('x-content-type-options') === 'nosniff',
  'only known cookies are set': ({ fields }) =>
    fields
      .filter(([name]) => name.toLowerCase() === 'set-cookie')
      .every(([, text]) =>
        /^(?:theme|consent|i18n_redirected|_g[\w]*|_dc_gtm[\w-]*|preview[\w-]*)=/.test(text),
      ),
}

function isJson(text) {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** Whether a request may go without an answer: one to open a tunnel, whose connection is closed. */
const mayBeUnanswered = ({ method }) => method === 'CONNECT'

/** The rules that the answers to a request break. */
export function judge(request, { answers, left }, origin) {
  const broken = Object.entries(rules).flatMap(([name, holds]) =>
    answers.every((answer) => holds(answer, origin)) ? [] : [name],
  )
  if (answers.length === 0 && !mayBeUnanswered(request)) broken.push('every request is answered')
  if (answers.length > 2) broken.push('there is one answer for each request')
  if (left > 0) broken.push('an answer is whole, and nothing stands behind it')
  if (answers.length === 2 && !(answers[1].status === 200 && answers[1].body.includes('"')))
    broken.push('the request behind it gets its own answer')
  return broken
}
