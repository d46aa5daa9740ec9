import { useRef } from 'react'
import { classNames } from '../class-names.ts'
import { CopyButton } from '../copy-button/copy-button.tsx'
import type { RootProps } from '../root-props.ts'

export interface CodeBlockProps extends RootProps {
  /** Name of the language, shown above the code: `HTML`. */
  readonly language: string
  /** What the code shows: the accessible name of the code, and part of that of the copy button. */
  readonly label: string
  /** The code as plain text, or as markup that this site's highlighter has made. */
  readonly code: string | { readonly html: string }
  /** Returns the text to copy, if it differs from the code shown. */
  readonly copy?: (() => string) | undefined
}

/**
 * A sample of code with a button that copies the code. Only the server may have the highlighted markup: while
 * hydrating, React keeps that of the document.
 */
export function CodeBlock({ language, label, code, copy, className, ...root }: CodeBlockProps) {
  const codeElement = useRef<HTMLElement>(null)
  const textToCopy = copy ?? (() => codeElement.current?.textContent ?? '')
  return (
    <div {...root} className={classNames('code', className)}>
      <div className="code__bar">
        <span>{language}</span>
        <CopyButton read={textToCopy} label={label} />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: it is no part of a form */}
      <div className="code__scroll" role="group" tabIndex={0} aria-label={label}>
        <pre dir="ltr">
          {typeof code === 'string' ? (
            <code ref={codeElement}>{code}</code>
          ) : (
            <code
              ref={codeElement}
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: code.html }}
            />
          )}
        </pre>
      </div>
    </div>
  )
}
