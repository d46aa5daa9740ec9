import { Children, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

type Names = Readonly<Record<string, unknown>>
type Props = Readonly<Record<string, unknown>>

const longest = 84
const indent = (text: string): string => text.replace(/^/gm, '  ')

/** The code that makes an element, as one writes it. `names` holds the components by the names to show. */
export function formatJsx(node: ReactNode, names: Names): string {
  return Children.toArray(node)
    .map((child) => (isValidElement<Props>(child) ? formatElement(child, names) : String(child)))
    .filter((text) => text !== '')
    .join('\n')
}

function formatElement({ type, props }: ReactElement<Props>, names: Names): string {
  const children = formatJsx(props.children as ReactNode, names)
  if (type === Fragment) return children
  const name = typeof type === 'string' ? type : nameOf(type, names)
  const attributes = Object.entries(props).flatMap(([key, value]) => formatAttribute(key, value, names))
  const start = openTag(name, attributes)
  if (children === '') return `${start} />`
  const line = `${start}>${children}</${name}>`
  return line.includes('\n') || line.length > longest ? `${start}>\n${indent(children)}\n</${name}>` : line
}

/** Builds shorten the names of functions: the given ones count. */
const nameOf = (type: unknown, names: Names): string =>
  Object.entries(names).find(([, component]) => component === type)?.[0] ?? 'Component'

function openTag(name: string, attributes: readonly string[]): string {
  const line = [`<${name}`, ...attributes].join(' ')
  return line.length > longest ? `<${name}\n${indent(attributes.join('\n'))}\n` : line
}

function formatAttribute(key: string, value: unknown, names: Names): string[] {
  if (key === 'children' || value === undefined || value === null) return []
  if (value === true) return [key]
  if (typeof value === 'string') return [value.includes('"') ? `${key}={'${value}'}` : `${key}="${value}"`]
  return [`${key}={${formatValue(value, names)}}`]
}

function formatValue(value: unknown, names: Names): string {
  if (typeof value === 'function') return '() => …'
  if (isValidElement<Props>(value)) return formatElement(value, names)
  if (Array.isArray(value)) return '[…]'
  return typeof value === 'object' ? '{…}' : String(value)
}
