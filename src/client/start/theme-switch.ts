/**
 * Sets the theme switch to the theme that the visitor's system prefers. The server does not know it, and
 * renders the switch as if the page were light: on a dark page it has to offer the light theme.
 */
export function syncThemeSwitch(): void {
  if (document.documentElement.dataset.theme || !matchMedia('(prefers-color-scheme: dark)').matches) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name=theme]')) {
    button.value = 'light'
    button.ariaPressed = 'true'
  }
}
