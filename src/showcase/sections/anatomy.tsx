import { useDocs } from '../docs-context.tsx'
import { DocSection } from './doc-section.tsx'

/** The section with the parts of the component: a drawing with numbers, and the list of their names. */
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
