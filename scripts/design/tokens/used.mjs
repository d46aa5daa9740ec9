/**
 * Finds which colours meet in a style sheet, so that their contrast can be proven: texts and lines with their
 * ground, the background that they stand on. It reads rules, not pages: a colour that a rule does not name is
 * taken from the same part without its states (`:hover`), then from the part around it, then from its block
 * (`.card` of `.card__title`), then from the page.
 */

/** What a component without a ground of its own can stand on. */
const surfaces = ['bg', 'surface', 'surface-sunken', 'inverse']
/**
 * Colours of bars, points, ticks and thumbs: an element filled with one of them holds no words, and meets its
 * surroundings like a line. A list names the only grounds of a mark: a tick stands on `primary` alone.
 */
const marks = { 'accent-graphic': null, 'on-primary': ['primary'] }
/**
 * Lines and areas of drawings that say nothing that space or words do not also say: they need no contrast.
 */
const decoration = ['hairline', 'hover-wash', 'highlight', ...surfaces]

/** A separator outside of round and square brackets: no comma of `:is(a, b)`. */
const outside = (separator) => new RegExp(`${separator}(?![^(]*\\))(?![^[]*\\])`)
const list = (selector) => selector.split(outside('\\s*,\\s*'))
/** The selectors of a nested rule: `.a` and `&:hover, b` → `.a:hover`, `.a b`. */
const nested = (outer, inner) =>
  list(outer).flatMap((one) =>
    list(inner).map((other) => (other.includes('&') ? other.replaceAll('&', one) : `${one} ${other}`.trim())),
  )

/**
 * Every rule as `{ selector, at, body }`: its whole selector with nesting written out, the at-rules around
 * it, and its declarations. Keyframes and rules for print or forced colours are left out.
 */
export function rulesOf(css) {
  const rules = []
  const open = [{ selector: '', at: '', body: '' }]
  let text = ''
  const declare = () => {
    open.at(-1).body += `${text.trim()};`
    text = ''
  }
  for (const part of css.replace(/\/\*[\s\S]*?\*\//g, '').match(/[{};]|[^{};]+/g) ?? []) {
    if (part === '{') {
      open.push(enter(open.at(-1), text.trim()))
      text = ''
    } else if (part === '}') {
      declare()
      rules.push(open.pop())
    } else if (part === ';') declare()
    else text += part
  }
  return rules.filter(({ selector, at }) => selector !== '' && !/print|forced-colors|keyframes/.test(at))
}

const enter = ({ selector, at }, prelude) =>
  prelude.startsWith('@')
    ? { selector, at: `${at} ${prelude}`, body: '' }
    : { selector: nested(selector, prelude).join(', '), at, body: '' }

/** The declarations that set a colour of each role; `--_fg` and the like are private properties of a part. */
const roles = [
  ['text', /(?:^|;)\s*(?:color|--_fg):([^;]*)/g],
  ['ground', /(?:^|;)\s*(?:background|background-color|--_bg):([^;]*)/g],
  ['line', /(?:^|;)\s*(?:border[\w-]*|fill|stroke|box-shadow|--_bd|--_ln):([^;]*)/g],
  ['ring', /(?:^|;)\s*outline[\w-]*:([^;]*)/g],
]
/** Names of the colours in declarations: `var(--c-link)` → `link`; null for none at all. */
const coloursOf = (body, pattern) =>
  [...body.matchAll(pattern)].flatMap(([, value]) =>
    /^\s*(?:none|transparent)\b/.test(value)
      ? [null]
      : [...value.matchAll(/var\(--c-([\w-]+)/g)].map(([, name]) => name),
  )

/** Pseudo-classes, pseudo-elements and attributes: `:hover`, `:is(…)`, `::before`, `[open]`. */
const states = /::?(?:is|where|not|has)?\([^()]*(?:\([^()]*\)[^()]*)*\)|::?[\w-]+|\[[^\]]*\]/g
const stateless = (compound) => compound.replace(states, '')
/** `.page-head__title` → `.page-head` */
const blockOf = (compound) => compound.match(/^\.[a-z]+(?:-[a-z]+)*/)?.[0]

/** Selectors of elements that hold no words: generated ones, and ticked boxes. */
const wordless = /::(?:before|after)$|^input.*:checked/

/**
 * One rule for each selector of a list: its colours by role, the selector without pseudo-element (`whole`),
 * whether it has no state (`rest`), its last compound without states (`part`), and the parts to look for the
 * other colours in, nearest first (`places`).
 */
function painted({ selector, body }) {
  const colours = Object.fromEntries(roles.map(([role, pattern]) => [role, coloursOf(body, pattern)]))
  return list(selector).map((one) => {
    const compounds = one.split(outside('\\s*[>+~\\s]\\s*')).filter(Boolean)
    const [part, ...around] = compounds.map(stateless).filter(Boolean).reverse()
    const drawn = wordless.test(compounds.at(-1)) || colours.ground.some((name) => name in marks)
    const shapes = drawn ? { ...colours, ground: [], line: [...colours.line, ...colours.ground] } : colours
    return {
      ...shapes,
      whole: one.replace(/::\w+$/, ''),
      rest: one === stateless(one),
      part,
      places: [part, ...around, blockOf(part ?? '')],
    }
  })
}

/** The colours of the nearest rule that names one for the role. Other states of the part are passed over. */
const nearest = (rules, role, own) =>
  [
    own,
    ...rules.filter(({ whole }) => whole === own.whole),
    ...own.places.flatMap((place) => rules.filter(({ part, rest }) => rest && place && part === place)),
  ]
    .map((rule) => rule[role])
    .find((names) => names.length > 0)

/**
 * The colours that meet in one style sheet, each pair once as `[colour, ground, kind]`, where the kind is
 * `text` or `line`: `[['link', 'surface', 'text'], …]`.
 */
export function usedPairs(css) {
  const rules = rulesOf(css).flatMap(painted)
  const pairs = rules.flatMap((rule) => {
    const grounds = (nearest(rules, 'ground', rule) ?? [null]).flatMap((name) => name ?? surfaces)
    // A rule that changes neither the text nor its ground adds no pair of these.
    const changesText = rule.text.length + rule.ground.length > 0
    const texts = changesText ? (nearest(rules, 'text', rule) ?? ['text']) : []
    return [
      ...grounds.flatMap((ground) => texts.map((name) => [name, ground, 'text'])),
      ...rule.line.flatMap((name) => (marks[name] ?? grounds).map((ground) => [name, ground, 'line'])),
      // A focus ring is outside of its element, which may stand on any surface.
      ...surfaces.flatMap((ground) => rule.ring.map((name) => [name, ground, 'line'])),
    ]
  })
  const meant = pairs.filter(([name, ground]) => name && name !== ground && !decoration.includes(name))
  return [...new Map(meant.map((pair) => [pair.join(' '), pair])).values()]
}
