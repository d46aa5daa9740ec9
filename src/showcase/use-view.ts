import { useEffect, useState } from 'react'
import { readView, type StageView, viewQuery } from '../content/stage-view.ts'
import type { Locale } from '../i18n/locales.ts'
import { reportChunkLoadError } from '../shared/preload-errors.ts'
import { loadStage, type StageLanguage } from './load.ts'

export interface ShownView {
  readonly view: StageView
  readonly stage: StageLanguage
  /** Shows another view and puts it into the address. */
  readonly change: (view: StageView) => void
}

/**
 * How the examples are shown: first as the server did, then as the visitor wants. `first` belongs to the
 * first view.
 */
export function useView(slug: string, locale: Locale, initial: StageView, first: StageLanguage): ShownView {
  const [view, setView] = useState(initial)
  const stage = useStageLanguage(slug, view.locale, first)

  // A page that was reached without a page load knows of no query. Which example stands alone is the server's
  // to say.
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

/** The texts of the examples; those of the language before, until another one has come. */
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
