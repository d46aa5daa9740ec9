import { useEffect, useState } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { onReset } from './on-reset.ts'

/** Milliseconds without a keystroke before the count is said: nobody is talked at while writing. */
const pause = 1_000

interface Count {
  /** Characters in the control; undefined on the server. */
  readonly length?: number
  /** Those that are said aloud. */
  readonly said?: number
}

/**
 * A browser may have brought an answer back that the server does not know: the count is read from the
 * control.
 */
function useCount(id: string): Count {
  const [count, setCount] = useState<Count>({})
  useEffect(() => {
    const control = document.getElementById(id)
    if (!(control instanceof HTMLTextAreaElement)) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => setCount((known) => ({ ...known, length: control.value.length }))
    const onInput = () => {
      read()
      clearTimeout(timer)
      timer = setTimeout(() => setCount({ length: control.value.length, said: control.value.length }), pause)
    }
    read()
    control.addEventListener('input', onInput)
    const endReset = onReset(control, read)
    return () => {
      clearTimeout(timer)
      endReset()
      control.removeEventListener('input', onInput)
    }
  }, [id])
  return count
}

interface CounterProps {
  /** Of the control that it counts for, which is described by `…-limit`. */
  readonly id: string
  readonly most: number
}

/** The limit, which is true without JavaScript too; and in the browser what is left of it. */
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
