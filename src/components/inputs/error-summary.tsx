import { type RefObject, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface ErrorSummaryProps extends RootProps {
  readonly title: string
  /** Id of the control, and what is wrong with it. */
  readonly errors: readonly { readonly id: string; readonly text: string }[]
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Takes the focus when it appears, as after a form was sent in vain. */
  readonly takesFocus?: boolean | undefined
}

/**
 * Stands above a form that could not be sent, and leads to each answer that has to change. `data-urgent`
 * calls React at once.
 */
export function ErrorSummary({
  title,
  errors,
  headingLevel = 2,
  takesFocus = false,
  className,
  ...root
}: ErrorSummaryProps) {
  const id = useId()
  const summary = useRef<HTMLDivElement>(null)
  useFocus(summary, takesFocus)
  const Heading = `h${headingLevel}` as const
  return (
    <div
      className={classNames('error-summary', className)}
      role="alert"
      aria-labelledby={id}
      tabIndex={-1}
      data-urgent={takesFocus || undefined}
      {...root}
      ref={summary}
    >
      <Heading id={id}>{title}</Heading>
      <ul>
        {errors.map((error) => (
          <li key={error.id}>
            <a href={`#${error.id}`}>{error.text}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * Where the address led, and where the visitor went since, comes first; the button that sent the form does
 * not.
 */
function useFocus(ref: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document
    if (wanted && (activeElement === body || activeElement?.matches('[type=submit]'))) ref.current?.focus()
  }, [ref, wanted])
}
