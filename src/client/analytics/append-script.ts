import { pushEvent } from './data-layer.ts'

/**
 * Adds the script of a tool to the document.
 * @param prepare sets what the element needs besides its address
 */
export function appendScript(src: string, prepare: (script: HTMLScriptElement) => void): void {
  const script = document.createElement('script')
  script.async = true
  script.src = src
  prepare(script)
  document.head.append(script)
}

/** Starts the container of Google Tag Manager. Its script reads the events of before. */
export function appendGtm(id: string): void {
  pushEvent({ 'gtm.start': Date.now(), event: 'gtm.js' })
  appendScript(`https://www.googletagmanager.com/gtm.js?id=${id}`, ({ dataset }) => {
    dataset.gtm = id
  })
}
