import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import { CopyButton } from '../copy-button/copy-button.tsx'
import type { RootProps } from '../root-props.ts'

export interface CodeBlockProps extends RootProps {
  /** Name of the language, shown above the code: `HTML`. */
  readonly language: string
  /** Accessible name of the region that scrolls. */
  readonly label: string
  /** The code as plain text, or as markup of this site's highlighter. */
  readonly code: string | { readonly html: string }
  /** Returns the text to copy, if it differs from the code shown. */
  readonly copy?: (() => string) | undefined
}

/**
 * A sample of code with a button that copies it. Highlighted markup may only exist on the server: while
 * hydrating, the browser keeps the markup of the document.
 */
export function CodeBlock({ language, label, code, copy, className, ...root }: CodeBlockProps) {
  const shown = useRef<HTMLElement>(null)
  const read = copy ?? (() => shown.current?.textContent ?? '')
  return (
    <div {...root} className={classNames('code', className)}>
      <div className="code__bar">
        <span>{language}</span>
        <CopyButton read={read} label={label} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no part of a form */}
      <div className="code__scroll" role="group" tabIndex={0} aria-label={label}>
        <pre dir="ltr">
          {typeof code === 'string' ? (
            <code ref={shown}>{code}</code>
          ) : (
            <code ref={shown} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code.html }} />
          )}
        </pre>
      </div>
    </div>
  )
}
