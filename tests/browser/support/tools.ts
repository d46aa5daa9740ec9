/**
 * Stand-ins for the tools of others: scripts that do as the real ones do to a page, at their real addresses or
 * at those of a local server, and a log of all that a browser asks of them.
 */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { Page } from '@playwright/test'

/** Matomo: takes commands, counts page views with a pixel, and sets cookies. */
const matomo = `(() => {
  const told = {}
  const base = document.currentScript.src.replace(/matomo\\.js.*/, '')
  document.cookie = '_pk_id.3.1fff=abc; Path=/'
  document.cookie = '_pk_ses.3.1fff=1; Path=/'
  const run = ([name, value]) => {
    if (name === 'trackPageView') {
      const query = new URLSearchParams({ idsite: told.setSiteId, url: told.setCustomUrl, action_name: told.setDocumentTitle, urlref: told.setReferrerUrl ?? '' })
      navigator.sendBeacon(told.setTrackerUrl + '?' + query)
    } else told[name] = value
  }
  window._paq.forEach(run)
  window._paq = { push: run }
})()`

/** Plausible without page views of its own. */
const plausible = `(() => {
  const { dataset, src } = document.currentScript
  const send = (n, { u }) => fetch(new URL('/api/event', src), { method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: JSON.stringify({ n, u, d: dataset.domain }) })
  const { q = [] } = window.plausible
  window.plausible = send
  q.forEach((args) => send(...args))
})()`

/** Clarity: sets a cookie once it may, and sends what it is told. */
const clarity = `(() => {
  const run = (name, value, more) => {
    if (name === 'consentv2' && value.analytics_Storage === 'granted') document.cookie = '_clck=abc; Path=/'
    fetch('https://k.clarity.ms/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify([name, value, more]) })
  }
  const { q = [] } = window.clarity
  window.clarity = run
  q.forEach((args) => run(...args))
})()`

/** A container: counts page views where it may, and has a "Custom HTML" tag. */
const gtm = `(() => {
  const may = {}
  const run = (entry) => {
    if (entry[0] === 'consent') Object.assign(may, entry[2])
    if (entry.event === 'gtm.js') {
      const script = document.createElement('script')
      script.text = 'document.documentElement.dataset.customHtml = "ran"'
      document.body.append(script)
    }
    if (entry.event === 'page_view' && may.analytics_storage !== 'denied') {
      document.cookie = '_ga=GA1.1.1; Path=/'
      fetch('https://region1.google-analytics.com/g/collect?dl=' + encodeURIComponent(entry.page_location), { mode: 'no-cors', method: 'POST' })
    }
  }
  const layer = window.dataLayer
  layer.forEach(run)
  const push = layer.push.bind(layer)
  layer.push = (entry) => { push(entry); run(entry) }
})()`

const widget = `document.documentElement.dataset.widget = document.currentScript?.dataset.key ?? 'late'; localStorage.setItem('chat_id', '1')`

/** The scripts by their path, at any host. */
const scripts: Readonly<Record<string, string>> = {
  '/matomo.js': matomo,
  '/js/script.manual.js': plausible,
  '/tag/a1b2c3d4e5': clarity,
  '/gtm.js': gtm,
  '/widget.js': widget,
}

const frame = '<!doctype html><title>Stand-in</title><p>Content of another site</p>'

/** A server for the tools that have an address of the site's own choice. */
export interface Tools {
  readonly origin: string
  close(): Promise<void>
}

function answer(path: string, res: ServerResponse): void {
  const script = scripts[path]
  res.setHeader('Access-Control-Allow-Origin', '*')
  res.setHeader('Content-Type', script ? 'text/javascript' : 'text/html')
  res.end(script ?? frame)
}

export async function startTools(port: number): Promise<Tools> {
  const server = createServer((req, res) => answer(new URL(req.url ?? '/', 'http://x').pathname, res))
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

/** A request to a host that is not the site. */
export interface Asked {
  readonly host: string
  readonly path: string
  readonly query: URLSearchParams
  readonly body: string
}

/**
 * Answers what a page asks of other hosts: those of the local server really, all others with the same
 * stand-ins. Nothing reaches the internet.
 */
export async function logRequests(page: Page, site: string, tools: Tools): Promise<Asked[]> {
  const asked: Asked[] = []
  await page.route(
    (url) => url.origin !== site && url.protocol.startsWith('http'),
    (route) => {
      const request = route.request()
      const { host, origin, pathname, searchParams } = new URL(request.url())
      asked.push({ host, path: pathname, query: searchParams, body: request.postData() ?? '' })
      if (origin === tools.origin) return route.continue()
      const script = scripts[pathname]
      return route.fulfill({
        contentType: script ? 'text/javascript' : 'text/html',
        headers: { 'Access-Control-Allow-Origin': '*' },
        body: script ?? frame,
      })
    },
  )
  return asked
}
