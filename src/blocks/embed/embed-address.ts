/** How content of another website can be shown: in a frame of one that is allowed, or as a link. */
import { type VideoAddress, videoAddress } from '../video/video-address.ts'

/** What a frame shows. */
export type EmbedKind = 'map' | 'form' | 'sound' | 'page'

/** A website whose content is commonly shown in frames. */
interface Service {
  readonly provider: string
  readonly of: EmbedKind
  /** Pattern of its addresses; what it captures first is the part that `frame` needs. */
  readonly address: RegExp
  /** The address of the frame; the same address where absent. */
  readonly frame?: (part: string) => string
}

/** The known services, by the addresses that their pages give to be shared or embedded. */
const services: readonly Service[] = [
  {
    provider: 'Google Maps',
    of: 'map',
    address:
      /^https:\/\/(?:www\.google\.[a-z.]{2,6}|maps\.google\.com)\/maps\/embed(\?pb=[^#]+|\/v1\/[^#]+)/i,
    frame: (part) => `https://www.google.com/maps/embed${part}`,
  },
  {
    provider: 'OpenStreetMap',
    of: 'map',
    address: /^https:\/\/www\.openstreetmap\.org\/export\/embed\.html(\?[^#]+)/i,
    frame: (part) => `https://www.openstreetmap.org/export/embed.html${part}`,
  },
  {
    provider: 'Google Forms',
    of: 'form',
    address: /^https:\/\/docs\.google\.com\/forms\/d\/e\/([\w-]{10,120})\/viewform/i,
    frame: (part) => `https://docs.google.com/forms/d/e/${part}/viewform?embedded=true`,
  },
  {
    provider: 'Microsoft Forms',
    of: 'form',
    address:
      /^https:\/\/forms\.(?:office\.com|cloud\.microsoft)\/Pages\/ResponsePage\.aspx\?id=([\w%.-]{10,200})/i,
    frame: (part) => `https://forms.office.com/Pages/ResponsePage.aspx?id=${part}&embed=true`,
  },
  {
    provider: 'Typeform',
    of: 'form',
    address: /^https:\/\/(?:form|[\w-]+)\.typeform\.com\/to\/(\w{4,20})/i,
    frame: (part) => `https://form.typeform.com/to/${part}`,
  },
  {
    provider: 'Spotify',
    of: 'sound',
    address: /^https:\/\/open\.spotify\.com\/(?:embed\/)?((?:track|album|playlist|episode|show)\/\w{10,40})/i,
    frame: (part) => `https://open.spotify.com/embed/${part}`,
  },
  {
    provider: 'SoundCloud',
    of: 'sound',
    address: /^https:\/\/w\.soundcloud\.com\/player\/(\?[^#]+)/i,
    frame: (part) => `https://w.soundcloud.com/player/${part}`,
  },
]

/** How an address can be shown, with what it is unless a film. */
export type EmbedAddress = VideoAddress & { readonly of?: EmbedKind }

/** An https address; undefined for other texts. */
const safeUrl = (text: string): URL | undefined => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return url?.protocol === 'https:' && url.username === '' ? url : undefined
}

/**
 * Returns how an address can be shown.
 * @param hosts origins besides the known services, which the operator allows
 */
export function embedAddress(text: string, hosts: readonly string[] = []): EmbedAddress {
  const film = videoAddress(text)
  if (film.kind !== 'link') return film
  for (const { provider, of, address, frame = (part: string) => part } of services) {
    const part = address.exec(text)?.[1]
    if (part) return { kind: 'frame', src: frame(part), provider, of }
  }
  const url = safeUrl(text)
  if (!url || !hosts.includes(url.origin)) return film
  return { kind: 'frame', src: url.href, provider: url.host, of: 'page' }
}

/** Matches a text that is nothing but the code of a frame. */
const frameCode =
  /^\s*<iframe\b[^>]{0,4000}?\ssrc\s*=\s*(?:"([^"]+)"|'([^']+)')[^>]{0,4000}>[^<]{0,400}(?:<\/iframe>)?\s*$/i

/** The address in the code of a frame, as websites give it to be pasted; other texts as they are. */
export function addressInCode(text: string): string {
  const found = frameCode.exec(text)
  const source = (found?.[1] ?? found?.[2])?.replaceAll('&amp;', '&')
  return source?.replace(/^\/\//, 'https://') ?? text
}
