/**
 * Sets the theme switch to the dark theme where the visitor's system prefers that and they have chosen none.
 * The server does not know the system, and renders the switch as if the page were light: on a dark page the
 * switch has to offer the light theme.
 */
export function syncThemeSwitch(): void {
  if (document.documentElement.dataset.theme || !matchMedia('(prefers-color-scheme: dark)').matches) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name=theme]')) {
    button.value = 'light'
    button.ariaPressed = 'true'
  }
}
