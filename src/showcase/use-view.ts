import { useEffect, useState } from 'react'
import { readView, type StageView, viewQuery } from '../content/showcase/stage-view.ts'
import type { Locale } from '../i18n/languages.ts'
import { reportChunkLoadError } from '../shared/preload-errors.ts'
import { loadStage, type StageLanguage } from './load.ts'

/** The current view of the examples, and their texts. */
export interface ShownView {
  readonly view: StageView
  /** Language of the examples, with their texts. */
  readonly stage: StageLanguage
  /** Shows another view and writes it to the query of the address. */
  readonly change: (view: StageView) => void
}

/**
 * Returns the current view of the examples on a component's page: at first the `initial` one from the server,
 * then the one that the visitor chooses. `first` has the texts of the initial view.
 */
export function useView(slug: string, locale: Locale, initial: StageView, first: StageLanguage): ShownView {
  const [view, setView] = useState(initial)
  const stage = useStageLanguage(slug, view.locale, first)

  // After a navigation without a page load, the initial view does not have the settings in the query of the
  // address, because the payload is fetched without the query. Only the server decides whether one example
  // is shown alone.
  useEffect(() => {
    const { example: _, ...asked } = readView(location.search, locale)
    setView((shown) => {
      const next = { ...asked, ...(shown.example && { example: shown.example }) }
      return viewQuery(shown, locale) === viewQuery(next, locale) ? shown : next
    })
  }, [locale])

  const change = (next: StageView) => {
    setView(next)
    history.replaceState(history.state, '', location.pathname + viewQuery(next, locale) + location.hash)
    dispatchEvent(new Event('addresschange'))
  }
  return { view, stage, change }
}

/**
 * Returns the texts of the examples; those of the previous language until the new ones are loaded. If loading
 * fails, the previous ones stay, and the error is reported.
 */
function useStageLanguage(slug: string, locale: Locale, first: StageLanguage): StageLanguage {
  const [stage, setStage] = useState(first)
  useEffect(() => {
    let isWanted = true
    loadStage(slug, locale).then(
      (loaded) => {
        if (isWanted) setStage((current) => (current.requested === loaded.requested ? current : loaded))
      },
      (error: unknown) => {
        console.error(error)
        reportChunkLoadError(error)
      },
    )
    return () => {
      isWanted = false
    }
  }, [slug, locale])
  return stage
}
