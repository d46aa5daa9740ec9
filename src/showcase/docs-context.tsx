/** Provides the texts and the view of a component’s page to its sections and stages. */
import { createContext, type ReactNode, use } from 'react'
import type { StageView } from '../content/showcase/stage-view.ts'
import type { Locale } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import type { ShowcaseDocs } from './load.ts'
import type { Words } from './text-files.ts'

/**
 * What the stages of a page share: the settings of the view, and the texts. A stage is the frame of a live
 * example.
 */
export interface StageContextValue {
  readonly view: StageView
  /** Language of the examples. */
  readonly locale: Locale
  readonly t: Translate
  /** Texts of the page around the examples, in the language of the page. */
  readonly words: Words
}

const StageContext = createContext<StageContextValue | undefined>(undefined)
const DocsContext = createContext<ShowcaseDocs | undefined>(undefined)

/** Provides the view and texts to the stages inside. */
export const StageProvider = StageContext

export interface DocsProviderProps {
  /** The content of the page; its `stage` is that of the current view. */
  readonly docs: ShowcaseDocs
  readonly view: StageView
  readonly children: ReactNode
}

/** Provides the content of a component's page to its sections. */
export const DocsProvider = ({ docs, view, children }: DocsProviderProps) => (
  <StageContext value={{ view, locale: docs.stage.locale, t: docs.stage.t, words: docs.words }}>
    <DocsContext value={docs}>{children}</DocsContext>
  </StageContext>
)

/** Returns a value that must exist. @throws Error if the value is undefined */
function present<T>(value: T | undefined): T {
  if (!value) throw new Error('This part stands on pages of the design system only')
  return value
}

/** Returns the view and texts of the stages; only below a `StageProvider`. */
export const useStage = (): StageContextValue => present(use(StageContext))

/** Returns the content of the component's page; only below a `DocsProvider`. */
export const useDocs = (): ShowcaseDocs => present(use(DocsContext))
