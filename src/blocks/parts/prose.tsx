import type { Html } from '../../content/types.ts'

/** Shows rich text. Its markup is inserted as it is: `Html` is markup that the server has sanitized. */
export function Prose({ html, className = 'prose' }: { html: Html; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html.html }} />
}
