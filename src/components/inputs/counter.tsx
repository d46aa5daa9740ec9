import { useEffect, useState } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { onReset } from './on-reset.ts'

/** Milliseconds without typing after which a screen reader announces the count. */
const pause = 1_000

/** Numbers of characters in a text area. */
interface Count {
  /** The current number, shown; undefined on the server. */
  readonly length?: number
  /** The number at the last pause in typing, which screen readers announce. */
  readonly said?: number
}

/**
 * Counts the characters in the control with this id. The count is read from the control, because the
 * browser may have restored a value that React does not know.
 */
function useCount(id: string): Count {
  const [count, setCount] = useState<Count>({})
  useEffect(() => {
    const control = document.getElementById(id)
    if (!(control instanceof HTMLTextAreaElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const update = () => setCount((known) => ({ ...known, length: control.value.length }))
    const onInput = () => {
      update()
      clearTimeout(timer)
      timer = setTimeout(() => setCount({ length: control.value.length, said: control.value.length }), pause)
    }
    update()
    control.addEventListener('input', onInput)
    const endReset = onReset(control, update)
    return () => {
      clearTimeout(timer)
      endReset()
      control.removeEventListener('input', onInput)
    }
  }, [id])
  return count
}

interface CounterProps {
  /** Id of the control whose characters are counted. */
  readonly id: string
  /** Maximum number of characters. */
  readonly most: number
}

/**
 * Shows the maximum number of characters and, with JavaScript, how many are left. The element with the
 * maximum has the id `{id}-limit`.
 */
export function Counter({ id, most }: CounterProps) {
  const { t, locale } = useLocale()
  const { length, said } = useCount(id)
  const say = (key: string, count: number) =>
    t(key).replace('{count}', new Intl.NumberFormat(locale).format(count))
  return (
    <div className="field__hint">
      <span id={`${id}-limit`}>{say('field-limit', most)}</span>
      {length !== undefined && <span aria-hidden="true"> {say('field-left', most - length)}</span>}
      <span className="visually-hidden" role="status">
        {said !== undefined && say('field-left', most - said)}
      </span>
    </div>
  )
}
