/**
 * How a video can be shown: in a frame of its provider (only after consent), as a file of this site, or as a
 * link.
 */
export type VideoAddress =
  | { readonly kind: 'frame'; readonly src: string; readonly provider: string }
  | { readonly kind: 'file' }
  | { readonly kind: 'link' }

/** Hosts that `frame-src` of the content security policy must allow. */
const videoFrameHosts = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const

/**
 * The supported websites of videos: the pattern of an address with the video's id, such as
 * `https://www.youtube.com/watch?v=dQw4w9WgXcQ`, `https://youtu.be/dQw4w9WgXcQ` or
 * `https://vimeo.com/76979871`, and the address of the player before the id.
 */
const providers = [
  {
    provider: 'YouTube',
    address:
      /^https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]{0,200}&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,20})(?:$|[?&#])/i,
    frame: `${videoFrameHosts[0]}/embed/`,
  },
  {
    provider: 'Vimeo',
    address: /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,15})(?:$|[/?#])/i,
    frame: `${videoFrameHosts[1]}/video/`,
  },
] as const

/**
 * Returns how the video with this address can be shown. A file is a path of this site that ends with the
 * extension of a video; all that is no file and on no supported website is a link.
 */
export function videoAddress(url: string): VideoAddress {
  if (/^\/[^?#]*\.(?:mp4|webm|ogv|m4v)(?:$|[?#])/i.test(url)) return { kind: 'file' }
  for (const { provider, address, frame } of providers) {
    const id = address.exec(url)?.[1]
    if (id) return { kind: 'frame', src: `${frame}${id}`, provider }
  }
  return { kind: 'link' }
}
