/** Shows or hides the progress bar. Its style lets it appear late: most pages have loaded by then. */
export function showProgress(busy: boolean): void {
  const bar = document.getElementById('progress')
  if (bar) bar.hidden = !busy
}
