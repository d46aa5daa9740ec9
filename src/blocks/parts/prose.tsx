import type { Html } from '../../content/types.ts'

/** Rich text. Its markup comes from the sanitizer. */
export function Prose({ html, className = 'prose' }: { html: Html; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: html.html }} />
}
