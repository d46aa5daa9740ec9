/**
 * The server does not know which theme the system likes: on a page that is dark for that reason the switch
 * has to offer light.
 */
export function syncThemeSwitch(): void {
  if (document.documentElement.dataset.theme || !matchMedia('(prefers-color-scheme: dark)').matches) return
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[name=theme]')) {
    button.value = 'light'
    button.ariaPressed = 'true'
  }
}
