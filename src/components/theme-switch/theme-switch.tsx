import { type FormEvent, useSyncExternalStore } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { useVisitor } from '../../shared/visitor/visitor-context.tsx'
import { Icon } from '../icon/icon.tsx'
import { onPreference } from '../preference-event.ts'
import { storePreference } from '../preferences.ts'
import type { RootProps } from '../root-props.ts'

/** Returns the media query that matches if the visitor's system prefers a dark theme. */
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)')

/** Whether the page is shown in the dark theme. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === 'dark' || (theme !== 'light' && prefersDark().matches)
}

/**
 * Calls `changed` after the visitor chooses a theme and when the preference of the system changes. Returns a
 * function that stops listening.
 */
function subscribe(changed: () => void): () => void {
  const stop = onPreference(changed)
  const media = prefersDark()
  media.addEventListener('change', changed)
  return () => {
    stop()
    media.removeEventListener('change', changed)
  }
}

/**
 * Switches the theme and stores the choice. While the attribute `data-switching` is set, for two frames, the
 * style sheet turns transitions off: transitions of a whole page at once are slow.
 */
function switchTheme(theme: 'dark' | 'light'): void {
  const root = document.documentElement
  root.dataset.switching = ''
  storePreference('theme', theme)
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      delete root.dataset.switching
    }),
  )
}

export interface ThemeSwitchProps extends RootProps {
  /** Path to return to after submitting without JavaScript. */
  readonly back: string
}

/**
 * A button that switches between the light and the dark theme: at once with JavaScript, otherwise through
 * `POST /preferences`.
 */
export function ThemeSwitch({ back, ...root }: ThemeSwitchProps) {
  const { t } = useLocale()
  const { theme } = useVisitor()
  const dark = useSyncExternalStore(subscribe, isDark, () => theme === 'dark')
  const next = dark ? 'light' : 'dark'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    switchTheme(next)
  }
  return (
    <form method="post" action="/preferences" {...root} onSubmit={submit}>
      <input type="hidden" name="back" value={back} />
      {/* The page's first script may have changed the button already, where the system prefers dark. */}
      <button
        className="tool"
        type="submit"
        name="theme"
        value={next}
        aria-pressed={dark}
        suppressHydrationWarning
      >
        <Icon name="auto" />
        <span className="visually-hidden">{t('dark-theme')}</span>
      </button>
    </form>
  )
}
