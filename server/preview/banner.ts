/** What a preview adds to a page: a banner, and the script that shows the page anew while an editor writes. */
import { createHash } from 'node:crypto'
import type { PageLanguage } from '../../src/i18n/languages.ts'
import { escapeHtml } from '../render/document.ts'
import { previewWords } from './words.ts'

/** What the banner of one page says. */
export interface Banner {
  readonly language: PageLanguage & { readonly locale: string }
  /** Public path of the page. */
  readonly path: string
  /** When the preview ends, in milliseconds since 1970. */
  readonly until: number
  /** IANA name of the editors' time zone. */
  readonly timeZone: string
  /** Origins of control panels, whose messages are listened to. */
  readonly origins: readonly string[]
}

/** At the end of the window, above whatever the site shows there, in the same colours in both themes. */
export const bannerStyle = `#preview{position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;align-items:center;gap:.25rem 1rem;padding:.625rem max(1rem,env(safe-area-inset-left)) max(.625rem,env(safe-area-inset-bottom));background:#1b1b1f;color:#fff;border-top:3px solid #ffb300;font:400 .9375rem/1.4 system-ui,sans-serif}
#preview p{margin:0;max-width:none}#preview strong{color:#ffb300}#preview time{white-space:nowrap}
#preview form{margin:0 0 0 auto}
#preview button{min-height:2.75rem;padding:.5rem 1rem;border:2px solid #fff;border-radius:.375rem;background:transparent;color:#fff;font:inherit;font-weight:600;cursor:pointer}
#preview button:hover{background:#fff;color:#1b1b1f}#preview button:focus-visible{outline:3px solid #ffb300;outline-offset:2px}
body{padding-bottom:6rem}@media print{#preview{display:none}}`

/**
 * Tells the time in the zone of the reader; leaves the button out inside a control panel, which has its own way
 * out; and shows the page anew when the control panel says that it has changed (`statamic.preview.updated`),
 * with the new token and without a jump. Only messages of the origins in `data-origins` count. Nobody hears
 * what the control panel says while the page is on its way, so the page asks once when it listens.
 */
export const bannerScript = `(function(){
  var banner=document.getElementById('preview'),time=banner.querySelector('time'),failed=banner.querySelector('[role]'),last=0
  time.textContent=new Intl.DateTimeFormat(document.documentElement.lang,{hour:'2-digit',minute:'2-digit'}).format(new Date(time.dateTime))
  if(self===top)return
  banner.querySelector('form').hidden=true
  var origins=banner.dataset.origins.split(' '),shown=banner.dataset.version
  function show(url,headers){
  var turn=++last
  fetch(url,{headers:headers,credentials:'same-origin',cache:'no-store'}).then(function(response){
  if(!response.ok)throw new Error(response.status)
  return response.text()
  }).then(function(html){
  if(turn!==last)return
  var next=new DOMParser().parseFromString(html,'text/html'),app=next.getElementById('app'),aside=next.getElementById('preview')
  if(!app||!aside)throw new Error('no page')
  document.title=next.title
  failed.hidden=true
  if(aside.dataset.version===shown)return
  shown=aside.dataset.version
  document.getElementById('app').replaceWith(document.adoptNode(app))
  }).catch(function(){if(turn===last)failed.hidden=false})
  }
  addEventListener('message',function(event){
  var data=event.data
  if(origins.indexOf(event.origin)<0||!data||data.name!=='statamic.preview.updated')return
  var url=location.href
  try{var given=new URL(data.url,url);if(given.origin===location.origin)url=given}catch(error){}
  show(url,typeof data.token==='string'&&/^[\\w-]{8,128}$/.test(data.token)?{'X-Preview-Token':data.token}:{})
  })
  show(location.href,{})
})()`

const clock = (lang: string, timeZone: string): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit', timeZone })

/** The banner as HTML. `version` tells whether a page is another than the one that is shown. */
function bannerHtml({ language, path, until, timeZone, origins }: Banner, version: string): string {
  const { name, text, until: untilText, failed, exit } = previewWords(language.locale)
  const end = new Date(until)
  const time = `<time datetime="${end.toISOString()}">${escapeHtml(clock(language.lang, timeZone).format(end))}</time>`
  return `<aside id="preview" aria-label="${escapeHtml(name)}" data-origins="${escapeHtml(origins.join(' '))}" data-version="${version}">
<p><strong>${escapeHtml(name)}</strong> ${escapeHtml(text)} ${escapeHtml(untilText).replace('{time}', time)}.</p>
<p role="status" hidden>${escapeHtml(failed)}</p>
<form method="post" action="/preview/exit"><input type="hidden" name="to" value="${escapeHtml(path)}"><button>${escapeHtml(exit)}</button></form>
</aside>
<script>${bannerScript}</script>
`
}

/** Adds the banner to the document of a page, behind the page itself: its skip link stays the first stop. */
export function withBanner(document: Buffer, banner: Banner): Buffer {
  const html = document.toString()
  const version = createHash('sha256').update(document).digest('base64url')
  const [head, end] = [html.indexOf('</head>'), html.lastIndexOf('</body>')]
  return Buffer.from(
    `${html.slice(0, head)}<style>${bannerStyle}</style>\n${html.slice(head, end)}${bannerHtml(banner, version)}${html.slice(end)}`,
  )
}
