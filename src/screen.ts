import type { ClientState, Payload } from './content/payload.ts'
import type { TranslationEntry } from './content/types.ts'
import * as messages from './errors.ts'
import { localeName } from './i18n/locales.ts'
import { createTexts } from './i18n/texts.ts'
import type { Translate } from './i18n/translate.ts'
import { fetchTranslations } from './i18n/translations.ts'
import { loadView, type View } from './pages/index.ts'
import { fetchPayload } from './router/payload.ts'
import type { Ahead } from './start/ahead.ts'

/** Everything that one page needs to be shown. */
export interface Screen {
  readonly payload: Payload
  readonly view: View
  readonly t: Translate
}

/** Gets a page's code and texts. Rejects when its code cannot be loaded. */
export type LoadScreen = (payload: Payload) => Promise<Screen>

export function createScreens(apiBase: string): LoadScreen {
  const texts = createTexts(apiBase)
  return async (payload) => {
    const [view, t] = await Promise.all([loadView(payload), texts(payload.locale, payload.translations)])
    return { payload, view, t }
  }
}

/** Milliseconds. What hangs would keep the app from being tried again. */
const patience = 15_000
/** While a deploy is under way the next answer may come from this page's own build. */
const tries = 2

/** The page that stands in the document. Rejects when anything of it is missing: without it this would not be the same page. */
export async function loadFirst(
  state: ClientState,
  load: LoadScreen,
  fetch: Ahead['fetch'],
): Promise<Screen> {
  const known = state.payload
  const [payload, translations] = await Promise.all([
    known ?? firstPayload(state, fetch),
    known?.translations ?? firstTranslations(state, fetch),
  ])
  return load({ ...payload, translations })
}

async function firstPayload({ path, buildId }: ClientState, fetch: Ahead['fetch']): Promise<Payload> {
  const signal = AbortSignal.timeout(patience)
  const answer = await fetchPayload(path, { buildId, signal, tries, fetch })
  if (answer.kind === 'redirect') throw new Error(`The page has moved to ${answer.to}`)
  return answer.payload
}

const firstTranslations = (
  { locale, apiBase }: ClientState,
  fetch: Ahead['fetch'],
): Promise<readonly TranslationEntry[]> =>
  fetchTranslations(localeName(locale), apiBase, fetch).catch((cause: unknown) => {
    throw new Error(messages.translations, { cause })
  })
