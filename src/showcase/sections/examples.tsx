/** The examples of a component on its page: variants together, long ones in sections of their own. */
import type { ComponentExample } from '../../examples/component-examples.ts'
import { useDocs } from '../docs-context.tsx'
import { Example } from '../example.tsx'
import { DocSection, Section } from './doc-section.tsx'

/** The primary example, then one for each variant, and the long ones as sections. */
export function Examples() {
  const { showcase } = useDocs()
  const [primary, ...others] = showcase.examples
  const chapters = useChapters()
  return (
    <>
      <DocSection id="example">{primary && <Variant example={primary} />}</DocSection>
      <DocSection id="variants">
        {others
          .filter(({ id }) => !chapters.some((chapter) => chapter.id === id))
          .map((example) => (
            <Variant key={example.id} example={example} />
          ))}
      </DocSection>
      {chapters.map(({ id, text, example }) => (
        <Section key={id} id={id} title={text}>
          <Variant example={example} />
        </Section>
      ))}
    </>
  )
}

/** The examples that are sections, with their headings. */
export function useChapters() {
  const { showcase, texts } = useDocs()
  const { chapters = [], examples } = showcase
  return examples
    .filter(({ id }) => chapters.includes(id))
    .map((example) => ({ id: example.id, text: texts.examples[example.id]?.name ?? example.id, example }))
}

/** An example, below the text about it. */
function Variant({ example }: { example: ComponentExample }) {
  const { showcase, texts, stage } = useDocs()
  const { name = example.id, text } = texts.examples[example.id] ?? {}
  return (
    <div className="variant">
      {text && <p>{text}</p>}
      <Example
        example={example}
        name={name}
        words={stage.words}
        components={showcase.components}
        hasOwnPage
      />
    </div>
  )
}
