/** Decides which elements and attributes may stay in rich text. */
import type { Properties } from 'hast'

/**
 * Elements that are removed with their content, because it is code, another markup language, or not meant to
 * be read.
 */
export const droppedElements: ReadonlySet<string> = new Set(
  (
    'script style template svg math noscript xmp textarea iframe noembed noframes plaintext title head base meta link object embed ' +
    'applet select option datalist canvas audio video source track frame frameset portal'
  ).split(' '),
)

/** Elements that may stay. Others are replaced by their content. */
const elements: ReadonlySet<string> = new Set(
  (
    'a abbr b bdi bdo blockquote br caption cite code col colgroup dd del details dfn div dl dt em figcaption figure h1 h2 h3 h4 h5 h6 ' +
    'hr i img input ins kbd li mark ol p pre q rp rt ruby s samp section small span strong sub summary sup table tbody td tfoot th ' +
    'thead time tr u ul var wbr'
  ).split(' '),
)

/** Elements that may only stay inside certain others, with the names of those. */
const inside: ReadonlyMap<string, readonly string[]> = new Map([
  ...'caption col colgroup tbody td tfoot th thead tr'
    .split(' ')
    .map((name): [string, string[]] => [name, ['table']]),
  ['input', ['li']],
  ['li', ['ul', 'ol']],
  ['summary', ['details']],
])

/**
 * Whether an element may stay.
 * @param open names of the elements around it, allowed or not, from the outside inwards
 */
export const isAllowed = (name: string, open: readonly string[]): boolean =>
  elements.has(name) && (inside.get(name)?.some((around) => open.includes(around)) ?? true)

type Primitive = string | number | boolean
/** Whether a value of a property is allowed. */
type Rule = (value: Primitive) => boolean
type Rules = Readonly<Record<string, Rule>>

const anything: Rule = () => true
const like =
  (pattern: RegExp): Rule =>
  (value) =>
    pattern.test(String(value))
const oneOf =
  (...values: readonly Primitive[]): Rule =>
  (value) =>
    values.includes(value)
/**
 * A rule for an address with one of the schemes, or with none: a colon behind `/`, `?` or `#` ends no scheme
 * (RFC 3986, 3.1).
 */
const schemes = (names: string): Rule => like(new RegExp(`^(?:(?:${names}):|[^:]*$|[^:/?#]*[/?#])`))

/** Properties that every element may have. */
const everywhere: Rules = {
  className: like(/^align-(?:left|center|right|justify)$/),
  dir: oneOf('ltr', 'rtl', 'auto'),
  lang: like(/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i),
}

const heading: Rules = { id: anything, className: like(/^[a-z][a-z0-9_-]{0,40}$/i) }
const cell: Rules = { colSpan: like(/^\d{1,3}$/), rowSpan: like(/^\d{1,3}$/) }

/** Further properties that single elements may have. Ids such as `n2-fn-1` belong to footnotes. */
const byElement: ReadonlyMap<string, Rules> = new Map<string, Rules>([
  [
    'a',
    {
      href: schemes('https?|mailto|tel'),
      title: anything,
      ariaLabel: anything,
      hrefLang: like(/^[a-z-]{2,20}$/i),
      target: oneOf('_blank'),
      rel: oneOf('nofollow', 'sponsored', 'ugc'),
      id: like(/^n\d+-fnref-/),
    },
  ],
  ['abbr', { title: anything }],
  ['code', { className: like(/^language-[\w+#.-]{1,40}$/) }],
  ['details', { open: oneOf(true) }],
  ['dfn', { title: anything }],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name): [string, Rules] => [name, heading]),
  [
    'img',
    {
      src: schemes('https?'),
      alt: anything,
      title: anything,
      width: like(/^\d{1,5}$/),
      height: like(/^\d{1,5}$/),
    },
  ],
  ['input', { checked: oneOf(true) }],
  ['li', { value: like(/^-?\d{1,6}$/), id: like(/^n\d+-fn-/), className: oneOf('task-list-item') }],
  ['ol', { start: like(/^-?\d{1,6}$/), reversed: oneOf(true), className: oneOf('contains-task-list') }],
  ['section', { className: oneOf('footnotes') }],
  ['sup', { id: like(/^n\d+-fnref-/) }],
  ['td', cell],
  ['th', { ...cell, scope: oneOf('col', 'row', 'colgroup', 'rowgroup') }],
  ['time', { dateTime: like(/^[\w:.+-]{1,40}$/) }],
  ['ul', { className: oneOf('contains-task-list') }],
])

const none: Rules = {}
const isPrimitive = (value: unknown): value is Primitive =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'

/**
 * Returns the allowed part of a value; undefined for none. A single value has to pass the rule of the element
 * or the rule of all elements. Items of a list have to pass the rule of the element, where there is one, else
 * the rule of all elements.
 */
function allowedValue(rules: Rules, name: string, value: Properties[string]): Properties[string] {
  const ownRule = Object.hasOwn(rules, name) ? rules[name] : undefined
  const general = Object.hasOwn(everywhere, name) ? everywhere[name] : undefined
  if (Array.isArray(value)) {
    const rule = ownRule ?? general
    return rule && value.filter((item) => isPrimitive(item) && rule(item))
  }
  if (!isPrimitive(value)) return undefined
  return ownRule?.(value) || general?.(value) ? value : undefined
}

/**
 * Returns the properties of an element that may stay. All properties that are not on the list are removed.
 */
export function allowedProperties(tagName: string, properties: Properties): Properties {
  const rules = byElement.get(tagName) ?? none
  const allowed: Properties = {}
  for (const name in properties) {
    const value = allowedValue(rules, name, properties[name])
    if (value !== undefined) allowed[name] = value
  }
  return tagName === 'input' ? { ...allowed, type: 'checkbox', disabled: true } : allowed
}
