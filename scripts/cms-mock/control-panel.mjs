/**
 * A stand-in for the control panel of a Statamic with live preview: a page at `/cp` with the fields of an entry
 * and the site in a frame. What is written there is saved nowhere: the REST API delivers it to those who send
 * the token of the preview, as a real system does.
 */
import { randomBytes } from 'node:crypto'

/** The page. `site`, `path`, `id` and `collection` of its query say which entry of which site is edited. */
const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Control panel</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
body{margin:0;display:grid;grid-template:auto 1fr/20rem 1fr;height:100vh;font:400 1rem/1.5 system-ui,sans-serif;background:#f1f3f7;color:#1f2733}
header{grid-column:1/-1;padding:.75rem 1.25rem;background:#1f2733;color:#fff;font-weight:600}
form{padding:1.25rem;overflow:auto}label{display:block;margin-bottom:1rem;font-weight:600}
input,textarea{display:block;width:100%;box-sizing:border-box;margin-top:.25rem;padding:.5rem;font:inherit;border:1px solid #6b7688;border-radius:.25rem}
iframe{width:100%;height:100%;border:0;border-left:1px solid #c8cfda;background:#fff}
</style>
</head>
<body>
<header>Control panel · live preview</header>
<form>
<label>Title <input name="title"></label>
<label>Summary <textarea name="summary" rows="5"></textarea></label>
<p role="status"></p>
</form>
<iframe title="Preview"></iframe>
<script>
const asked = Object.fromEntries(new URLSearchParams(location.search))
const [form, frame, status] = ['form', 'iframe', '[role=status]'].map((query) => document.querySelector(query))
let token
async function show() {
  const values = Object.fromEntries([...new FormData(form)].filter(([, value]) => value !== ''))
  const response = await fetch('/cp/preview', {
    method: 'POST',
    body: JSON.stringify({ ...asked, token, values }),
  })
  const first = token === undefined
  token = (await response.json()).token
  const url = new URL(asked.path, asked.site)
  url.search = new URLSearchParams({ 'live-preview': asked.id, token })
  if (first) frame.src = url
  else
    frame.contentWindow.postMessage(
      { name: 'statamic.preview.updated', url: String(url), token, reference: 'entry::' + asked.id },
      url.origin,
    )
  status.textContent = 'Shown, not saved'
}
form.addEventListener('input', show)
show()
</script>
</body>
</html>
`

const isRow = (value) => typeof value === 'object' && value !== null

/** The body of a response as an object; undefined for anything else. */
function jsonOf({ body }) {
  if (isRow(body) && !(body instanceof Uint8Array)) return body
  try {
    return JSON.parse(String(body))
  } catch {
    return undefined
  }
}

/** The entry of a draft that no list delivers. */
const draftRow = ({ id, path, collection, values }) => ({
  id,
  slug: path.slice(path.lastIndexOf('/') + 1),
  uri: path,
  url: path,
  published: false,
  status: 'draft',
  collection: { handle: collection },
  ...values,
})

/** What the API answers to somebody with the token of a draft. */
function withDraft(answer = { status: 404 }, request, draft) {
  const { id, collection, values } = draft
  const patch = (row) => (isRow(row) && row.id === id ? { ...row, ...values } : row)
  const body = jsonOf(answer)
  const list = Array.isArray(body?.data) ? body.data : undefined
  const entries = `/api/collections/${collection}/entries`
  const headers = { ...answer.headers, 'x-statamic-live-preview': '1' }
  if (request.path === `${entries}/${id}` && (answer.status ?? 200) === 404)
    return { status: 200, headers, body: { data: draftRow(draft) } }
  if (!list)
    return { ...answer, headers, body: body?.data ? { ...body, data: patch(body.data) } : answer.body }
  const isNew = request.path === entries && !list.some((row) => row.id === id)
  return {
    ...answer,
    headers,
    body: { ...body, data: [...list.map(patch), ...(isNew ? [draftRow(draft)] : [])] },
  }
}

/**
 * Adds the control panel to what a system answers.
 * @param {import('./server.d.mts').StandInOptions['respond']} respond
 * @returns {import('./server.d.mts').StandInOptions['respond']}
 */
export function withControlPanel(respond) {
  const drafts = new Map()
  return async (request) => {
    if (request.path === '/cp') return { headers: { 'content-type': 'text/html; charset=utf-8' }, body: page }
    if (request.path === '/cp/preview') {
      const { token = randomBytes(20).toString('hex'), ...draft } = JSON.parse(request.body)
      drafts.set(token, draft)
      return { body: { token } }
    }
    const draft = drafts.get(request.query.get('token'))
    const answer = await respond(request)
    return draft ? withDraft(answer, request, draft) : answer
  }
}
