/** The style of the page, which stands inside it: a page for operators takes nothing of the site's own. */
export const style = `
:root { color-scheme: light dark; --line: #d5d9df; --soft: #f4f5f7; --quiet: #565e69; --good: #1a6e3c; --bad: #a3271c; --link: #0b57a4 }
@media (prefers-color-scheme: dark) { :root { --line: #3b424c; --soft: #22272e; --quiet: #a9b2bf; --good: #74d39a; --bad: #ff9f92; --link: #8dc0ff } }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 80rem; padding: 1.5rem 1rem 4rem; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText }
h1 { margin: 0; font-size: 1.75rem; line-height: 1.2 }
h2 { margin: 2.5rem 0 0.25rem; font-size: 1.25rem; line-height: 1.3 }
p { margin: 0.25rem 0 0.75rem; max-width: 45rem; color: var(--quiet) }
a { color: var(--link) }
a:focus-visible, .scroll:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
nav ul { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 1rem 0 0; padding: 0; list-style: none }
nav a { display: block; padding: 0.35rem 0.75rem; border: 1px solid var(--line); border-radius: 2rem; text-decoration: none }
nav b { font-variant-numeric: tabular-nums }
.scroll { overflow-x: auto; border: 1px solid var(--line); border-radius: 0.5rem }
table { width: 100%; border-collapse: collapse; font-size: 0.9375rem }
caption { padding: 0.5rem 0.75rem; text-align: start; color: var(--quiet) }
th, td { padding: 0.45rem 0.75rem; text-align: start; vertical-align: top; border-top: 1px solid var(--line) }
th { background: var(--soft); font-weight: 600 }
td { overflow-wrap: anywhere; min-width: 6rem }
.whole { color: var(--good) }
.part { color: var(--bad) }
.numbers { font-variant-numeric: tabular-nums }
.numbers th + th, .numbers td { text-align: end }
@media (max-width: 48rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
  table, tbody, tr, td, tbody th, caption { display: block }
  tr { padding: 0.4rem 0; border-top: 1px solid var(--line) }
  td, tbody th, .numbers td { display: flex; gap: 0.75rem; padding: 0.15rem 0.75rem; border: 0; text-align: start; background: none }
  td::before { content: attr(data-title); flex: 0 0 7.5rem; color: var(--quiet) }
  td:empty { display: none }
}
.plain { margin: 0.5rem 0 0; padding-inline-start: 1.25rem; columns: 18rem; color: var(--quiet) }
`
