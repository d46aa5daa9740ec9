import { createHmac } from 'node:crypto'

/** The secret of the publish hook in experiments. */
export const secret = 'the-secret-of-an-experiment'

/** Tells a site that something was published; resolves with the status, the text and the milliseconds. */
export async function publish(site, event, headers = { 'X-Publish-Secret': secret }) {
  const began = performance.now()
  const answer = await fetch(`${site.url}/hooks/publish`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(event),
  })
  return { status: answer.status, text: await answer.text(), ms: performance.now() - began }
}

/** The headers of a signed event, as content systems send them. */
export function signed(event, seconds = Math.floor(Date.now() / 1000)) {
  const digest = createHmac('sha256', secret)
    .update(`${seconds}.${JSON.stringify(event)}`)
    .digest('hex')
  return { 'X-Webhook-Timestamp': String(seconds), 'X-Webhook-Signature': `sha256=${digest}` }
}
