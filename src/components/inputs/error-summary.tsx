import { type RefObject, useEffect, useId, useRef } from 'react'
import { classNames } from '../class-names.ts'
import type { RootProps } from '../root-props.ts'

export interface ErrorSummaryProps extends RootProps {
  readonly title: string
  /** The invalid controls: their ids and error messages. */
  readonly errors: readonly { readonly id: string; readonly text: string }[]
  readonly headingLevel?: 2 | 3 | 4 | undefined
  /** Whether the summary takes the focus when it appears, as after submitting an invalid form. */
  readonly takesFocus?: boolean | undefined
}

/**
 * A list of the errors of a form, above the form, with a link to each control that has to be corrected.
 * `data-urgent` makes the page hydrate without waiting for an interaction, as the focus needs a script.
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
 * Focuses the summary, unless the visitor or the fragment of the address has already moved the focus
 * elsewhere. The button that submitted the form may have the focus.
 */
function useFocus(ref: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const { activeElement, body } = document
    if (wanted && (activeElement === body || activeElement?.matches('[type=submit]'))) ref.current?.focus()
  }, [ref, wanted])
}
