import { useDocs } from '../docs-context.tsx'
import { DocSection } from './doc-section.tsx'

/** What it is made of: a drawing with numbers, and the list that names them. */
export function Anatomy() {
  const { showcase, texts } = useDocs()
  return (
    <DocSection id="anatomy">
      <div className="anatomy">
        {showcase.anatomy}
        <ol>
          {texts.anatomy.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </ol>
      </div>
    </DocSection>
  )
}
