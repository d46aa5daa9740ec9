import { type KeyboardEvent, useId, useState } from 'react'
import { CodeBlock } from '../../components/code-block/code-block.tsx'
import { useHydrated } from '../../components/use-hydrated.ts'

/** The code of an example in one language. */
export interface CodeTab {
  /** Name of the language. */
  readonly name: string
  /** Accessible name of the code. */
  readonly label: string
  /** The highlighted code. */
  readonly html: string
}

export interface CodeTabsProps {
  /** Accessible name of the tabs. */
  readonly label: string
  readonly tabs: readonly CodeTab[]
}

/** By key: the step to another tab. Which way it is to the next one depends on the direction of writing. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/**
 * Code in several languages: tabs as the ARIA Authoring Practices Guide describes them. Without JavaScript the
 * languages stand below each other, each below its name.
 */
export function CodeTabs({ label, tabs }: CodeTabsProps) {
  const isHydrated = useHydrated()
  const id = useId()
  const [chosen, setChosen] = useState(0)

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = steps[event.key]
    const ends: Readonly<Record<string, number>> = { Home: 0, End: tabs.length - 1 }
    const next =
      step === undefined ? ends[event.key] : (chosen + step * direction + tabs.length) % tabs.length
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <>
      {isHydrated && (
        <div className="code-tabs" role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map(({ name }, index) => (
            <button
              type="button"
              key={name}
              role="tab"
              id={`${id}-tab-${index}`}
              aria-controls={`${id}-panel-${index}`}
              aria-selected={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => setChosen(index)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
      {tabs.map((tab, index) => (
        <div
          key={tab.name}
          id={`${id}-panel-${index}`}
          hidden={isHydrated && index !== chosen}
          {...(isHydrated && { role: 'tabpanel', 'aria-labelledby': `${id}-tab-${index}` })}
        >
          <CodeBlock language={tab.name} label={tab.label} code={{ html: tab.html }} />
        </div>
      ))}
    </>
  )
}
