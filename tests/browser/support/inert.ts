/** Notices when markup of an attack runs in a page. */
import type { Page } from '@playwright/test'

/** Makes an attack that runs leave a trace, and answers pictures, which the attacks name and nobody has. */
export async function watchForAttacks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const trap = () => {
      Object.assign(window, { hacked: true })
      return true
    }
    Object.assign(window, { alert: trap, confirm: trap, prompt: trap })
  })
  await page.route(/\.(?:png|jpg|svg)(?:$|\?)/, (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
  )
}

/** What content could have done to the document that stands in the browser; nothing, when it is inert. */
export const harmIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isOwnScript = (script: Element) =>
      script.getAttribute('type')?.endsWith('json') ||
      /^\/_build\/[\w.-]+\.js$/.test(script.getAttribute('src') ?? '')
    const urlNames = [
      'href',
      'src',
      'action',
      'formaction',
      'poster',
      'data',
      'xlink:href',
      'background',
      'cite',
    ]
    const safeUrl = /^(?:\/(?![/\\])|https?:\/\/[^/\\]|mailto:|tel:|#|data:image\/svg\+xml,%3[Cc]svg)/
    const forbidden = new Set(
      'iframe frame frameset object embed applet base style svg-x math template noscript xmp listing plaintext marquee portal'.split(
        ' ',
      ),
    )
    const harmOf = (element: Element): string[] => {
      const tag = element.localName
      const names = element.getAttributeNames()
      return [
        ...(forbidden.has(tag) && element.closest('#app') ? [`<${tag}>`] : []),
        ...(tag.includes('-') ? [`<${tag}>`] : []),
        ...(element.closest('.prose svg, .prose form') ? [`<${tag}> in a text`] : []),
        ...names.filter((name) =>
          /^on|^style$|^srcdoc$|^is$|^slot$|^ping$|^contenteditable$|^autofocus$/i.test(name),
        ),
        ...urlNames.flatMap((name) => {
          const url = element.getAttribute(name)
          return url === null || safeUrl.test(url) ? [] : [`${tag} ${name}=${url}`]
        }),
        ...(tag === 'a' &&
        /^(?:javascript|data|vbscript):/i.test((element as HTMLAnchorElement).protocol ?? '')
          ? [`a ${(element as HTMLAnchorElement).href}`]
          : []),
      ]
    }
    const scripts = [...document.scripts].filter((script) => !isOwnScript(script))
    const isClobbered =
      typeof document.getElementById !== 'function' ||
      typeof document.querySelector !== 'function' ||
      typeof document.cookie !== 'string' ||
      document.body.localName !== 'body'
    const twice = ['app', 'state', 'main', 'menu', 'announcer'].filter(
      (id) => document.querySelectorAll(`[id="${id}"]`).length !== 1,
    )
    return [
      ...('hacked' in window ? ['an attack ran'] : []),
      ...('polluted' in {} ? ['the prototype of all objects was changed'] : []),
      ...(scripts.length === 1 ? [] : scripts.map((script) => `script ${script.outerHTML.slice(0, 80)}`)),
      ...(isClobbered ? ['a name covers what the document knows'] : []),
      ...twice.map((id) => `#${id} is not there once`),
      ...[...document.querySelectorAll('meta[http-equiv], link[rel=import]')].map((each) => each.outerHTML),
      ...[...document.querySelectorAll('*')].flatMap(harmOf),
    ]
  })
