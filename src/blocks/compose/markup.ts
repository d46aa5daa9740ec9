/** Builds markup from plain texts, all of which are escaped here. */
import type { Html } from '../../content/types.ts'
import type { ButtonLook, PartLink } from './parts/part.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Escapes a text for the content of an element or the value of a quoted attribute. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** Paragraphs of a text: empty lines separate them, other line ends become `<br>`. */
export const paragraphs = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeHtml(paragraph.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('')

/** A text in small letters, such as the caption of a picture. */
export const small = (text: string): string => `<p class="small muted">${escapeHtml(text)}</p>`

/** A heading of a level. */
export const heading = (text: string, level: number): string => `<h${level}>${escapeHtml(text)}</h${level}>`

/** A list of items. */
export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`

const anchor = ({ href, label }: PartLink, readMore: string, look?: ButtonLook): string =>
  `<a${look ? ` class="btn btn--${look}"` : ''} href="${escapeHtml(href)}">${escapeHtml(label ?? readMore)}</a>`

/** One link as a paragraph, or several as a list. They look like buttons where a look is given. */
export function links(all: readonly PartLink[], readMore: string, look?: ButtonLook): string {
  const anchors = all.map((link, index) => anchor(link, readMore, look && (index === 0 ? look : 'secondary')))
  return anchors.length === 1
    ? `<p class="go-line">${anchors[0]}</p>`
    : `<ul class="go-list">${anchors.map((each) => `<li>${each}</li>`).join('')}</ul>`
}

/** A fact: a name with its value, which is markup. */
export interface Fact {
  readonly name: string
  readonly value: string
}

/** Facts as a list of names and values. */
export const definitions = (facts: readonly Fact[]): string =>
  `<dl class="facts">${facts
    .map(({ name, value }) => `<div><dt>${escapeHtml(name)}</dt><dd>${value}</dd></div>`)
    .join('')}</dl>`

/**
 * Lowers the headings of sanitized markup, so that those of a part stand below the title around it.
 * @param by number of levels; no heading becomes lower than level 6
 */
export const lowerHeadings = ({ html }: Html, by: number): Html =>
  by === 0 || !/<h[1-6]/i.test(html)
    ? { html }
    : {
        html: html.replace(
          /<(\/?)h([1-6])(?=[\s>])/gi,
          (_, slash: string, level: string) => `<${slash}h${Math.min(6, Number(level) + by)}`,
        ),
      }
