/** The parts of a stand-in content system besides its API: pictures, a sitemap, and a form to submit. */
import { readBody } from './recordings.mjs'

const picture = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 800 600">
<rect width="800" height="600" fill="#d9e2dc"/><path d="M0 430 200 300 360 400 560 220 800 380V600H0Z" fill="#6f8f80"/>
<circle cx="620" cy="140" r="56" fill="#e8b04a"/></svg>
`

const isPicture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i

/** Responds with one drawing to a request for any picture, as the recordings hold no picture files. */
export const answerPicture = ({ path }) =>
  isPicture.test(path) ? { headers: { 'content-type': 'image/svg+xml' }, body: picture } : undefined

/**
 * Creates a sitemap.
 * @param {string[]} addresses absolute addresses of its pages
 */
export function sitemapOf(addresses) {
  const urls = [...new Set(addresses)].map((loc) => `<url><loc>${loc}</loc></url>`)
  return {
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
  }
}

/** The absolute addresses of the published items that have a page; redirects have none. */
export const addressesOf = (items = []) =>
  items.flatMap(({ uri, permalink, published, redirect }) =>
    typeof uri === 'string' && published !== false && redirect === undefined ? [permalink] : [],
  )

const emailAddress = /^[^\s@]+@[^\s@]+$/
/** The required fields of the recorded form `contact`, with their labels. */
const required = { naam: 'Naam', email: 'E-mail' }

const faultsOf = (values) =>
  Object.entries(required).flatMap(([field, label]) => {
    if (!values[field]) return [[field, `The ${label} field is required.`]]
    const isWrong = field === 'email' && !emailAddress.test(values[field])
    return isWrong ? [[field, `The ${label} field must be a valid email address.`]] : []
  })

const accepted = (isCreated, submission) => ({
  body: { success: true, submission_created: isCreated, submission, redirect: null },
})

/** The response to a form that a browser submits without a script: a redirect to the site. */
const sentBack = (origin) => ({
  status: 302,
  headers: { 'content-type': 'text/html; charset=utf-8', location: origin },
  body: '',
})

function refused(faults, isScript) {
  const messages = Object.fromEntries(faults)
  if (isScript) return { status: 400, body: { errors: Object.values(messages), error: messages } }
  const errors = Object.fromEntries(faults.map(([field, message]) => [field, [message]]))
  return { status: 422, body: { message: faults[0][1], errors } }
}

/**
 * Responds to `POST /!/forms/contact` as Statamic does (docs/reference/content-system.md#forms), and to any
 * other form with status 500; undefined for requests to other addresses.
 */
export function answerForm({ method, path, headers, body }, origin) {
  if (!path.startsWith('/!/forms/')) return undefined
  if (method !== 'POST' || path !== '/!/forms/contact')
    return { status: 500, body: { message: 'Server Error' } }
  const isScript = headers['x-requested-with'] === 'XMLHttpRequest'
  if (!isScript && !/json/.test(headers.accept ?? '')) return sentBack(origin)
  const { honeypot, _token, ...values } = readBody(headers, body)
  if (honeypot) return accepted(false, [])
  const faults = faultsOf(values)
  return faults.length > 0 ? refused(faults, isScript) : accepted(true, values)
}
