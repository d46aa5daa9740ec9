/** Reads Chromium's accessibility tree as lines: what is said of each thing, in the order of reading. */

/** Roles that say nothing themselves: what is in them is read in their place. */
const silent = new Set([
  ...['none', 'generic', 'RootWebArea', 'InlineTextBox', 'LineBreak', 'ListMarker', 'LabelText'],
  ...['presentation', 'paragraph', 'strong', 'emphasis', 'SvgRoot', 'LayoutTable', 'DescriptionList', 'code'],
])

/** Roles that are read as one: their name says all that is in them. */
const whole = new Set([
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'heading',
  'link',
  'button',
  'img',
  'image',
  'StaticText',
  'option',
  'textbox',
])

/** What is said of a state, by the property of the tree; `false` is said of none but these. */
const states = {
  expanded: (value) => (value ? 'expanded' : 'collapsed'),
  checked: (value) => (String(value) === 'true' ? 'checked' : 'not checked'),
  required: (value) => value && 'required',
  invalid: (value) => value !== 'false' && value && 'invalid',
  disabled: (value) => value && 'disabled',
  current: (value) => value !== 'false' && value && 'current',
}

/** @typedef {{ depth: number, role: string, name: string, level?: number, text: string }} ReadingLine */

/** Soft hyphens are not said. */
const spoken = (text) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()

function lineOf({ role, name, description, properties = [] }, depth) {
  const values = Object.fromEntries(properties.map((each) => [each.name, each.value?.value]))
  const level = role.value === 'heading' ? [`level ${values.level}`] : []
  const state = Object.entries(states).flatMap(([key, say]) =>
    values[key] === undefined ? [] : say(values[key]) || [],
  )
  const said = [...level, ...state]
  const words = spoken(name?.value ?? '')
  const parts = [
    role.value === 'StaticText' ? '' : role.value,
    words === '' ? '' : `“${words}”`,
    said.length === 0 ? '' : `(${said.join(', ')})`,
    description?.value ? `– ${spoken(description.value)}` : '',
  ]
  return { depth, role: role.value, name: words, level: values.level, text: parts.filter(Boolean).join(' ') }
}

/**
 * The lines of a page, those of one sentence in one line.
 * @param nodes answer of `Accessibility.getFullAXTree`
 * @returns {ReadingLine[]}
 */
export function readingOrder(nodes) {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const lines = []
  const walk = (node, depth) => {
    const { ignored, role, name, childIds = [] } = node
    const isSilent = ignored || silent.has(role?.value)
    const isEmptyText = role?.value === 'StaticText' && spoken(name?.value ?? '') === ''
    if (!isSilent && !isEmptyText) lines.push(lineOf(node, depth))
    if (!ignored && whole.has(role?.value)) return
    for (const id of childIds) if (byId.has(id)) walk(byId.get(id), isSilent ? depth : depth + 1)
  }
  if (nodes[0]) walk(nodes[0], 0)
  return lines
}

const named = new Set([
  'link',
  'button',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'img',
  'image',
  'dialog',
])
/** Landmarks of which each has a name of its own where there are several. */
const repeated = new Set(['navigation', 'region', 'complementary', 'form', 'search'])

/** Headings that skip a level, and a page without exactly one of the first. */
function headingFaults(lines) {
  const headings = lines.filter(({ role }) => role === 'heading')
  const firsts = headings.filter(({ level }) => level === 1).length
  const skips = headings.flatMap(({ level, name }, index) => {
    const before = headings[index - 1]?.level ?? 1
    return level > before + 1 ? [`heading “${name}” is of level ${level} after one of ${before}`] : []
  })
  return [...(firsts === 1 ? [] : [`${firsts} headings of level 1`]), ...skips]
}

function landmarkFaults(lines) {
  const landmarks = lines
    // A form without a name is no landmark.
    .filter(({ role, name }) => repeated.has(role) && !(role === 'form' && name === ''))
    .map(({ role, name }) => `${role} “${name}”`)
  const doubles = landmarks.filter((each, index) => landmarks.indexOf(each) !== index)
  return [...new Set(doubles)].map((each) => `several landmarks are ${each}`)
}

/** What would puzzle a listener: things without a name, levels that are skipped, names that come twice. */
export function oddities(lines) {
  const nameless = lines.filter(({ role, name }) => named.has(role) && name === '')
  // The label of a field stands before it, and the heading of a region in it.
  const twice = lines.filter(({ depth, role, name }, index) => {
    const before = lines[index - 1]
    const isSame = before?.name === name && before.depth === depth
    return name.length > 3 && isSame && before.role !== role && before.role !== 'StaticText'
  })
  return [
    ...headingFaults(lines),
    ...landmarkFaults(lines),
    ...nameless.map(({ text }) => `${text} has no name`),
    ...twice.map(({ text }) => `${text} repeats the line before it`),
  ]
}
