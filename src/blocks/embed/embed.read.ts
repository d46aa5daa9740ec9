/** Reads the block "embed" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { safeLink } from '../../content/values/links.ts'
import { defined } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import { readVideo, readVideoAt } from '../video/video.read.ts'
import type { VideoProps } from '../video/video.tsx'
import { videoAddress } from '../video/video-address.ts'
import { addressInCode } from './embed-address.ts'
import { type EmbedContext, embedProps } from './embed-props.ts'

/** Names that projects give to the fields of this block. */
const names = {
  title: common.title,
  url: [
    ...[
      'url',
      'embed',
      'src',
      'link',
      'iframe',
      'embed_url',
      'embed_code',
      'code',
      'map',
      'map_url',
      'form_url',
    ],
    ...['kaart', 'karte', 'formulier', 'formular', 'html', 'source', 'bron', 'quelle', 'adres', 'address'],
  ],
  provider: ['provider', 'aanbieder', 'anbieter'],
  poster: ['poster', 'thumbnail', 'cover', 'voorbeeld', 'vorschaubild', ...common.picture],
} as const

/** Returns the props of the block's view; undefined without an address of other content. */
export function readEmbed(fields: BlockFields, context: EmbedContext): VideoProps | undefined {
  const typed = fields.raw(...names.url)
  const url = typed === undefined ? undefined : addressInCode(typed.trim())
  if (!url || !/^https?:\/\//i.test(url) || safeLink(url) === undefined) return readVideo(fields)
  if (videoAddress(url).kind !== 'link') return readVideoAt(url, fields)
  const props = embedProps(url, context)
  return defined({
    ...props,
    title: fields.text(...names.title),
    provider: fields.text(...names.provider) ?? props.provider,
    poster: fields.picture(...names.poster) ?? props.poster,
  })
}
