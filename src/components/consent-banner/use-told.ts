import { type RefObject, useEffect, useRef, useState } from 'react'
import { toldId } from './told-id.ts'
import type { Decision } from './use-consent.ts'

/** The confirmation that an answer was stored, which is in every page and shown after an answer. */
export interface Told {
  /** Shows the confirmation of an answer that was given here. */
  readonly show: () => void
  readonly hide: () => void
  /** The properties of the confirmation. */
  readonly props: {
    readonly ref: RefObject<HTMLElement | null>
    readonly id: string
    readonly 'data-state': 'told' | undefined
    readonly agreed: boolean | undefined
    readonly takesFocus: boolean
    readonly onHide: () => void
  }
}

/**
 * Whether the confirmation is shown, to an answer that was given before the app was there or after it.
 * @param isAsking whether the question is shown, in whose place the confirmation comes
 */
export function useTold(decision: Decision, isAsking: boolean): Told {
  const [shown, setShown] = useState<'early' | 'here'>()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (ref.current?.matches(':target, .consent:not([data-state])')) setShown('early')
  }, [])
  const hide = () => {
    setShown(undefined)
    // The address leads to the confirmation after an answer without scripts.
    if (location.hash === `#${toldId}`)
      history.replaceState(history.state, '', location.pathname + location.search)
    document.getElementById('main')?.focus({ preventScroll: true })
  }
  return {
    show: () => setShown('here'),
    hide,
    props: {
      ref,
      id: toldId,
      'data-state': shown ? undefined : 'told',
      agreed: isAsking ? undefined : decision === 'yes',
      takesFocus: shown === 'here' && !isAsking,
      onHide: hide,
    },
  }
}
