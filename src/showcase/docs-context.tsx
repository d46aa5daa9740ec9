/** Hands the texts and the view of a component’s page to its sections and stages. */
import { createContext, type ReactNode, use } from 'react'
import type { StageView } from '../content/stage-view.ts'
import type { Locale } from '../i18n/locales.ts'
import type { Translate } from '../i18n/translate.ts'
import type { ShowcaseDocs } from './load.ts'
import type { Words } from './text-files.ts'

/** What every stage of a page has to know. */
export interface StageContextValue {
  readonly view: StageView
  /** Language of the examples. */
  readonly locale: Locale
  readonly t: Translate
  /** What the page says around them, in its own language. */
  readonly words: Words
}

const StageContext = createContext<StageContextValue | undefined>(undefined)
const DocsContext = createContext<ShowcaseDocs | undefined>(undefined)

/** Around pages that show examples. */
export const StageProvider = StageContext

export interface DocsProviderProps {
  /** With the stage of the view that is shown. */
  readonly docs: ShowcaseDocs
  readonly view: StageView
  readonly children: ReactNode
}

/** Gives every section of a component's page what it shows. */
export const DocsProvider = ({ docs, view, children }: DocsProviderProps) => (
  <StageContext value={{ view, locale: docs.stage.locale, t: docs.stage.t, words: docs.words }}>
    <DocsContext value={docs}>{children}</DocsContext>
  </StageContext>
)

function present<T>(value: T | undefined): T {
  if (!value) throw new Error('This part stands on pages of the design system only')
  return value
}

export const useStage = (): StageContextValue => present(use(StageContext))
export const useDocs = (): ShowcaseDocs => present(use(DocsContext))
