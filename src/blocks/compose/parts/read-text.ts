/** Reads what a text is: an address, a date, markup, a title, sentences, or nothing for visitors. */

import { type FieldRole, roleOf } from '../../../content/kinds/field-roles.ts'
import type { FieldSchema } from '../../../content/kinds/field-schema.ts'
import { handleWords } from '../../../content/kinds/handle-words.ts'
import { hiddenText, isTechnical } from '../../../content/kinds/hidden-fields.ts'
import { looksLikeMarkup } from '../../../content/markup.ts'
import { withoutQuotationMarks } from '../../../content/quotation-marks.ts'
import type { Html } from '../../../content/types.ts'
import { fileOf, pictureOf } from '../../../content/values/assets.ts'
import { safeLink } from '../../../content/values/links.ts'
import { textOf } from '../../../content/values/values.ts'
import { addressInCode, embedAddress } from '../../embed/embed-address.ts'
import { escapeHtml } from '../markup.ts'
import type { ComposeScope } from '../scope.ts'
import { isFileAddress, isPictureAddress } from './file-address.ts'
import type { PartContent } from './part.ts'

const address = /^(?:https?:\/\/[^\s]+|\/[^\s]*|mailto:\S+|tel:\S+|#\S+)$/i
const isoDate = /^\d{4}-\d\d-\d\d(?:$|[T ]\d\d:\d\d)/
const mail = /^[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}$/i

/** Reads a text that is an address: of a picture, a file, a video or a page; undefined for other texts. */
function readAddress(text: string, hosts?: readonly string[]): PartContent | undefined {
  if (!address.test(text)) return undefined
  if (isPictureAddress(text)) {
    const picture = pictureOf(text)
    return picture && { kind: 'pictures', pictures: [picture] }
  }
  if (isFileAddress(text)) {
    const file = fileOf(text)
    return file && { kind: 'files', files: [file] }
  }
  if (embedAddress(text, hosts).kind !== 'link') return { kind: 'video', url: text }
  const href = safeLink(text)
  return href === undefined ? undefined : { kind: 'link', href }
}

/** Roles whose part has the name of the role and its text. */
const ownKinds = new Set<FieldRole>([
  'question',
  'author',
  'personRole',
  'caption',
  'credit',
  'alt',
  'linkLabel',
  'number',
  'unit',
])

const wordCount = (text: string): number => text.split(/\s+/).length

/** Maximum words of a text that may be a title or a fact. */
const maxShortWords = 12
const endsAsSentence = /[.…:;]["'”“’‘»«)]?$/

/** Whether a text reads as sentences: it is long, has several lines, or ends as a sentence does. */
const isSentence = (text: string): boolean =>
  text.includes('\n') || wordCount(text) > maxShortWords || (wordCount(text) > 3 && endsAsSentence.test(text))

/** Whether a text can be a title: it is one line, and no sentence of some length that ends with a full stop. */
const isTitle = (text: string): boolean =>
  !text.includes('\n') && wordCount(text) <= (text.endsWith('.') ? 5 : 30)

function ofRole(role: FieldRole, text: string): PartContent | undefined {
  if (role === 'heading') return isTitle(text) ? { kind: 'heading', text } : undefined
  if (role === 'label') return isSentence(text) ? undefined : { kind: 'label', text }
  if (role === 'quote') return { kind: 'quote', text: withoutQuotationMarks(text) }
  // A sentence is shown as one, even where a name of a person or a number was expected.
  if (role === 'number' && wordCount(text) > 4) return undefined
  return ownKinds.has(role) ? ({ kind: role, text } as PartContent) : undefined
}

/** Types of fields whose texts are sentences, however short. */
const longTypes = new Set(['textarea', 'markdown', 'bard', 'redactor'])

/** Reads plain text by the role of its field, else by its length. */
function readWords(handle: string, text: string, schema: FieldSchema | undefined): PartContent {
  const role = roleOf(handle)
  const byRole = role && ofRole(role, text)
  if (byRole) return byRole
  if (mail.test(text))
    return { kind: 'fact', text, html: `<a href="mailto:${escapeHtml(text)}">${escapeHtml(text)}</a>` }
  const isLong = isSentence(text) || (schema && longTypes.has(schema.type) && wordCount(text) > 2)
  return isLong || role === 'answer' || role === 'lead' ? { kind: 'text', text } : { kind: 'short', text }
}

/** Matches addresses of schemes that run code or hold the data themselves: neither links nor texts. */
const unsafeScheme = /^(?:javascript|vbscript|data):\S/i

/** Matches the words of names of fields for forms, also in compounds: `reactieformulier`. */
const ofForm = /^forms?$|formulier|formular|contactform/

/** The form that a text names: in a field for forms, or in one that is called so. */
function formIn(
  handle: string,
  text: string,
  schema: FieldSchema | undefined,
  { form }: ComposeScope,
): PartContent | undefined {
  const isForm = schema ? schema.type === 'form' : handleWords(handle).some((word) => ofForm.test(word))
  return isForm && /^[\w-]{1,64}$/.test(text) && form(text) ? { kind: 'form', form: text } : undefined
}

/** Matches numbers, times, years and spans of them: `60`, `20:45`, `1974-2003`. */
const quantity = /^\d{1,4}(?:[.,:–-]\d{1,4}){0,2}$/

/** Reads the text of a field; undefined where it has none for visitors. */
export function readText(
  handle: string,
  value: string,
  schema: FieldSchema | undefined,
  scope: ComposeScope,
): PartContent | undefined {
  const text = value.trim()
  if (text === '' || unsafeScheme.test(text)) return undefined
  const form = formIn(handle, text, schema, scope)
  if (form) return form
  const date = schema?.type === 'date' || (!schema && isoDate.test(text)) ? scope.dateFact(text) : undefined
  if (date) return date
  const asAddress = readAddress(addressInCode(text), scope.frameHosts)
  if (asAddress) return asAddress
  if (hiddenText(handle, text)) return undefined
  if (schema?.type === 'code') return { kind: 'code', code: value.replace(/^\s*\n|\s+$/g, '') }
  // Without a blueprint a lone word in small letters is more often a choice than a text; a number is not.
  const isChoice = !schema && roleOf(handle) === undefined && !scope.spoken?.has(handle)
  if (isChoice && isTechnical(text) && !quantity.test(text)) return undefined
  if (looksLikeMarkup(text)) return readMarkup(handle, text, scope.sanitize)
  const plain = textOf(text)
  return plain === undefined ? undefined : readWords(handle, decoded(unfolded(text, plain)), schema)
}

const signs: Readonly<Record<string, string>> = { amp: '&', quot: '"', apos: "'", nbsp: '\u00a0' }

/** Texts are pasted into plain fields with the signs of markup, which templates print as they are. */
const decoded = (text: string): string =>
  text.replace(/&(amp|quot|apos|nbsp);/g, (whole, name: string) => signs[name] ?? whole)

/** Keeps the line ends of a text that has them, as they separate its paragraphs. */
const unfolded = (text: string, plain: string): string =>
  text.includes('\n') && !text.includes('{{') ? text : plain

/** Roles whose texts have no layout: tags around them are only how an editor typed them. */
const plainRoles: ReadonlySet<FieldRole> = new Set(['heading', 'label', 'linkLabel', 'question', 'quote'])

/** Maximum characters of markup that is one line, as a title is. */
const maxLine = 240
const severalParagraphs = /<(?:p|li)\b[\s\S]*<(?:p|li)\b/i

/** Matches the tags of what has to stay with a text. */
const leading = /<(?:a|img)\b/i
/** Matches the tags of what is shown though it has no text. */
const silent = /<(?:img|hr|table|iframe|video|audio)\b/i

/** What the name of its field makes of markup: a title or quotation without its tags; undefined for rich text. */
function ofMarkup(handle: string, html: string, plain: string): PartContent | undefined {
  const role = roleOf(handle)
  if (!role || !plainRoles.has(role) || leading.test(html)) return undefined
  const isOneLine = plain.length < maxLine && !severalParagraphs.test(html)
  return isOneLine || role === 'quote' ? ofRole(role, plain) : undefined
}

/**
 * Reads markup: a title, label or quotation without its tags, anything else as rich text; undefined for markup
 * that shows nothing.
 * @param sanitize makes rich text of it
 */
export function readMarkup(
  handle: string,
  markup: string,
  sanitize: (markup: string) => Html,
): PartContent | undefined {
  const plain = textOf(markup)
  if (plain === undefined && !silent.test(markup)) return undefined
  const words = plain === undefined ? undefined : ofMarkup(handle, markup, plain)
  return words ?? { kind: 'html', html: sanitize(markup) }
}
