/**
 * Finds which colours meet in a style sheet. It reads rules, not pages: what a rule does not say itself is
 * taken from the same part without its states, then from the part around it, then from its block, then from
 * the page.
 */

/** What a component without a ground of its own can stand on. */
const surfaces = ['bg', 'surface', 'surface-sunken', 'inverse']
/**
 * Bars, points, ticks and thumbs: elements filled with these hold no words. A tick shows on its own ground
 * alone.
 */
const marks = { 'accent-graphic': null, 'on-primary': ['primary'] }
/**
 * Lines and areas of drawings that say nothing that space or words do not also say: they need no contrast.
 */
const decoration = ['hairline', 'hover-wash', 'highlight', ...surfaces]

const outside = (separator) => new RegExp(`${separator}(?![^(]*\\))(?![^[]*\\])`)
const list = (selector) => selector.split(outside('\\s*,\\s*'))
const nested = (outer, inner) =>
  list(outer).flatMap((one) =>
    list(inner).map((other) => (other.includes('&') ? other.replaceAll('&', one) : `${one} ${other}`.trim())),
  )

/**
 * Every rule with its whole selector, nesting written out. What is only for print or forced colours is left
 * out.
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

const roles = [
  ['text', /(?:^|;)\s*(?:color|--_fg):([^;]*)/g],
  ['ground', /(?:^|;)\s*(?:background|background-color|--_bg):([^;]*)/g],
  ['line', /(?:^|;)\s*(?:border[\w-]*|fill|stroke|box-shadow|--_bd|--_ln):([^;]*)/g],
  ['ring', /(?:^|;)\s*outline[\w-]*:([^;]*)/g],
]
const coloursOf = (body, pattern) =>
  [...body.matchAll(pattern)].flatMap(([, value]) =>
    /^\s*(?:none|transparent)\b/.test(value)
      ? [null]
      : [...value.matchAll(/var\(--c-([\w-]+)/g)].map(([, name]) => name),
  )

const states = /::?(?:is|where|not|has)?\([^()]*(?:\([^()]*\)[^()]*)*\)|::?[\w-]+|\[[^\]]*\]/g
const stateless = (compound) => compound.replace(states, '')
const blockOf = (compound) => compound.match(/^\.[a-z]+(?:-[a-z]+)*/)?.[0]

const wordless = /::(?:before|after)$|^input.*:checked/

/** One rule for each selector: its colours by role, and where to look for the others, nearest first. */
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

/** The nearest rule that names a colour for the role. Other states of the same part are passed over. */
const found = (rules, role, own) =>
  [
    own,
    ...rules.filter(({ whole }) => whole === own.whole),
    ...own.places.flatMap((place) => rules.filter(({ part, rest }) => rest && place && part === place)),
  ]
    .map((rule) => rule[role])
    .find((names) => names.length > 0)

/** `[colour, ground, 'text' | 'line']` for all that meet in one style sheet. */
export function usedPairs(css) {
  const rules = rulesOf(css).flatMap(painted)
  const pairs = rules.flatMap((rule) => {
    const grounds = (found(rules, 'ground', rule) ?? [null]).flatMap((name) => name ?? surfaces)
    const said = rule.text.length + rule.ground.length > 0
    const texts = said ? (found(rules, 'text', rule) ?? ['text']) : []
    return [
      ...grounds.flatMap((ground) => texts.map((name) => [name, ground, 'text'])),
      ...rule.line.flatMap((name) => (marks[name] ?? grounds).map((ground) => [name, ground, 'line'])),
      ...surfaces.flatMap((ground) => rule.ring.map((name) => [name, ground, 'line'])),
    ]
  })
  const real = pairs.filter(([name, ground]) => name && name !== ground && !decoration.includes(name))
  return [...new Map(real.map((pair) => [pair.join(' '), pair])).values()]
}
