/** Reads the block "notice" from the fields that editors filled in, whatever a project calls them. */
import type { BlockFields } from '../../content/values/fields.ts'
import { defined } from '../../content/values/values.ts'
import { common } from '../parts/names.ts'
import type { NoticeProps } from './notice.tsx'

/** Names that projects give to the fields of this block. */
const names = {
  tone: ['tone', 'toon', 'variant', 'kind', 'soort', 'level', 'severity', 'style', 'stijl', 'art', 'ton'],
  title: common.title,
  text: [...common.text, 'message', 'melding', 'bericht', 'meldung', 'nachricht'],
} as const

/**
 * Names that projects give to each tone. A set whose type is one of these, such as `warning`, has that tone.
 */
const tones = {
  info: 'info information informatie hinweis note neutral neutraal tip',
  success: 'success succes erfolg ok positive positief positiv gelukt bestaetigung bestätigung',
  warning: 'warning waarschuwing warnung let_op attention achtung caution opgelet vorsicht urgent dringend',
  danger: 'danger fout fehler error gevaar gefahr critical kritiek alarm negative',
} as const

/** Returns the props of the block's view; undefined with neither a title nor a text. */
export function readNotice(fields: BlockFields): NoticeProps | undefined {
  const title = fields.text(...names.title)
  const html = fields.html(...names.text)
  if (!title && !html) return undefined
  return defined({
    tone: fields.choice(tones, ...names.tone, 'type') ?? ('info' as const),
    title,
    html,
  })
}
