import type { ReactNode } from 'react'
import { Icon } from '../../components/icon/icon.tsx'
import { useDocs } from '../docs-context.tsx'
import { Stage } from '../stage.tsx'
import { DocSection } from './doc-section.tsx'

/** The section about use: when to use the component and when not, and pairs of good and bad live examples. */
export function Use() {
  const { showcase, texts, words, stage } = useDocs()
  const { when, whenNot } = texts.use
  return (
    <DocSection id="use">
      <div className="use">
        <Reasons title={words.use.when} items={when} />
        <Reasons title={words.use.whenNot} items={whenNot} />
      </div>
      {showcase.advice.map((pair) => (
        <div className="advice" key={pair.id}>
          <Verdict good say={texts.advice[pair.id]?.do}>
            {pair.do(stage.words, stage.t)}
          </Verdict>
          <Verdict say={texts.advice[pair.id]?.dont}>{pair.dont(stage.words, stage.t)}</Verdict>
        </div>
      ))}
    </DocSection>
  )
}

/** A titled list of reasons. */
const Reasons = ({ title, items }: { title: string; items: readonly string[] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </div>
)

interface VerdictProps {
  /** Whether the example is a good one. */
  readonly good?: boolean
  /** The reason for the verdict. */
  readonly say: string | undefined
  readonly children: ReactNode
}

/** A good or bad example with its reason. */
function Verdict({ good = false, say, children }: VerdictProps) {
  const { words } = useDocs()
  return (
    <div className={good ? 'advice__do' : 'advice__dont'}>
      <Stage space="wide">{children}</Stage>
      <div className="advice__say">
        <Icon name={good ? 'ok' : 'no'} />
        <p>
          <strong>{good ? words.use.do : words.use.dont}</strong> {say}
        </p>
      </div>
    </div>
  )
}
