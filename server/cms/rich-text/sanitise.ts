import type { Root } from 'hast'
import { type Schema, sanitize } from 'hast-util-sanitize'

/** Left out with everything in them: their content is code, another language, or not meant to be read. */
export const droppedElements: readonly string[] = (
  'script style template svg math noscript xmp textarea iframe noembed noframes plaintext title head base meta link object embed ' +
  'applet select option datalist canvas audio video source track frame frameset portal'
).split(' ')

const elements =
  'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
  'hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th ' +
  'thead time tr u ul var wbr'

const headingAttributes = ['id', ['className', /^[a-z][a-z0-9_-]{0,40}$/i] as [string, RegExp]]
const cellAttributes = [
  ['colSpan', /^\d{1,3}$/],
  ['rowSpan', /^\d{1,3}$/],
] satisfies [string, RegExp][]
const inTable = ['table']

/** An allow-list of our own; every key is given, because a missing one means the library's default. */
const schema: Schema = {
  allowComments: false,
  allowDoctypes: false,
  tagNames: elements.split(' '),
  strip: [...droppedElements],
  clobber: [],
  clobberPrefix: '',
  required: { input: { type: 'checkbox', disabled: true } },
  ancestors: {
    caption: inTable,
    col: inTable,
    colgroup: inTable,
    tbody: inTable,
    td: inTable,
    tfoot: inTable,
    th: inTable,
    thead: inTable,
    tr: inTable,
    input: ['li'],
    li: ['ul', 'ol'],
    summary: ['details'],
  },
  protocols: { href: ['http', 'https', 'mailto', 'tel'], src: ['http', 'https'] },
  attributes: {
    '*': [
      ['className', /^align-(?:left|center|right|justify)$/],
      ['dir', 'ltr', 'rtl', 'auto'],
      ['lang', /^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i],
    ],
    a: [
      'href',
      'title',
      'ariaLabel',
      ['hrefLang', /^[a-z-]{2,20}$/i],
      ['target', '_blank'],
      ['rel', 'nofollow', 'sponsored', 'ugc'],
      ['id', /^n\d+-fnref-/],
    ],
    abbr: ['title'],
    code: [['className', /^language-[\w+#.-]{1,40}$/]],
    details: [['open', true]],
    dfn: ['title'],
    img: ['src', 'alt', 'title', ['width', /^\d{1,5}$/], ['height', /^\d{1,5}$/]],
    input: [['checked', true]],
    li: [
      ['value', /^-?\d{1,6}$/],
      ['id', /^n\d+-fn-/],
      ['className', 'task-list-item'],
    ],
    ol: [
      ['start', /^-?\d{1,6}$/],
      ['reversed', true],
      ['className', 'contains-task-list'],
    ],
    section: [['className', 'footnotes']],
    sup: [['id', /^n\d+-fnref-/]],
    td: cellAttributes,
    th: [...cellAttributes, ['scope', 'col', 'row', 'colgroup', 'rowgroup']],
    time: [['dateTime', /^[\w:.+-]{1,40}$/]],
    ul: [['className', 'contains-task-list']],
    ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, headingAttributes])),
  },
}

/** The one gate that all rich text passes: what is not on the list is gone (reliability-and-security D7, E1, E5). */
export const sanitise = (tree: Root): Root => {
  const clean = sanitize(tree, schema)
  return clean.type === 'root' ? clean : { type: 'root', children: [clean] as Root['children'] }
}
