import type { ClientState } from '../content/payload.ts'
import { localeName } from '../i18n/locales.ts'
import { messageFiles } from '../i18n/messages/files.ts'
import { translationsUrl } from '../i18n/translations-url.ts'
import { payloadUrl } from '../router/payload-url.ts'
import type { Ahead } from './ahead.ts'

/** Asks for all that the app needs besides its code, so that it comes together with that. */
export function askForData({ path, locale, payload, buildId, apiBase }: ClientState, ahead: Ahead): void {
  if (!payload) ahead.ask(payloadUrl(path, buildId))
  if (!payload?.translations) ahead.ask(translationsUrl(localeName(locale), apiBase))
  // The app asks for the same file, and tells its failure.
  messageFiles[locale]().catch(() => {})
}
