import type { BlockFields } from '../../content/fields.ts'
import { defined } from '../../content/values.ts'
import { common } from '../parts/names.ts'
import type { NoticeProps } from './notice.tsx'

const names = {
  tone: ['tone', 'toon', 'variant', 'kind', 'soort', 'level', 'style', 'stijl', 'art'],
  title: common.title,
  text: [...common.text, 'message', 'melding', 'bericht'],
} as const

export function readNotice(fields: BlockFields): NoticeProps | undefined {
  const title = fields.text(...names.title)
  const html = fields.html(...names.text)
  if (!title && !html) return undefined
  return defined({
    tone: fields.choice(['info', 'success', 'warning', 'danger'], ...names.tone),
    title,
    html,
  })
}
