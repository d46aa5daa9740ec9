/** Formats the React elements of an example as the JSX code that the design system shows. */
import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** Components by the names that the code shows. */
type Names = Readonly<Record<string, unknown>>
/** The properties of an element. */
type Props = Readonly<Record<string, unknown>>

/** Maximum number of characters on a line. */
const maxLength = 84
/** Moves each line two spaces to the right. */
const indent = (text: string): string => text.replace(/^/gm, '  ')

/**
 * Returns the JSX code that creates the given elements, one below the other. `names` holds the components by
 * the names to show; a component that is not among them is shown as `Component`.
 */
export function formatJsx(node: ReactNode, names: Names): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<Props>(child) ? formatElement(child, names) : String(child)))
    .filter((text) => text !== '')
    .join('\n')
}

/** Formats one element with its attributes and children. */
function formatElement({ type, props }: ReactElement<Props>, names: Names): string {
  const children = formatJsx(props.children as ReactNode, names)
  if (type === Fragment) return children
  const name = typeof type === 'string' ? type : nameOf(type, names)
  const attributes = Object.entries(props).flatMap(([key, value]) => formatAttribute(key, value, names))
  const start = openTag(name, attributes)
  if (children === '') return `${start} />`
  const line = `${start}>${children}</${name}>`
  return line.includes('\n') || line.length > maxLength ? `${start}>\n${indent(children)}\n</${name}>` : line
}

/** Returns the name of a component from `names`, because the names of functions are shortened in builds. */
const nameOf = (type: unknown, names: Names): string =>
  Object.entries(names).find(([, component]) => component === type)?.[0] ?? 'Component'

/** Formats a start tag without its closing `>`, on several lines if it is too long for one. */
function openTag(name: string, attributes: readonly string[]): string {
  const line = [`<${name}`, ...attributes].join(' ')
  return line.length > maxLength ? `<${name}\n${indent(attributes.join('\n'))}\n` : line
}

/** Formats an attribute; nothing for children and missing values. */
function formatAttribute(key: string, value: unknown, names: Names): string[] {
  if (key === 'children' || value === undefined || value === null) return []
  if (value === true) return [key]
  if (typeof value === 'string') return [value.includes('"') ? `${key}={'${value}'}` : `${key}="${value}"`]
  return [`${key}={${formatValue(value, names)}}`]
}

/** Formats a value inside braces; functions, lists and objects are abbreviated. */
function formatValue(value: unknown, names: Names): string {
  if (typeof value === 'function') return '() => …'
  if (isValidElement<Props>(value)) return formatElement(value, names)
  if (Array.isArray(value)) return '[…]'
  return typeof value === 'object' ? '{…}' : String(value)
}
