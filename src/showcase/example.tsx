import { type ReactNode, type RefObject, type ToggleEvent, useId, useRef, useState } from 'react'
import { Icon } from '../components/icon/icon.tsx'
import { viewQuery } from '../content/showcase/stage-view.ts'
import type { ComponentExample, ComponentExamples } from '../examples/component-examples.ts'
import { useSamplePictures } from '../examples/sample-picture.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { CodeTabs } from './code/code-tabs.tsx'
import { formatMarkup, highlightMarkup } from './code/highlight.ts'
import { formatJsx } from './code/jsx.ts'
import { renderMarkup } from './code/markup.tsx'
import { useStage } from './docs-context.tsx'
import { Stage } from './stage.tsx'

export interface ExampleProps {
  readonly example: ComponentExample
  /** Caption of the example. */
  readonly name: string
  /** Texts inside the example, in the language of the stage. */
  readonly words: Readonly<Record<string, string>>
  /** The components that occur in the example, by their names in the React code. */
  readonly components: ComponentExamples['components']
  /** Whether the example links to a page with this example only. */
  readonly hasOwnPage?: boolean
}

/** A live example on its stage, with its React code and the HTML that it renders. */
export function Example({ example, name, words, components, hasOwnPage = false }: ExampleProps) {
  const { locale, t } = useStage()
  const caption = useId()
  const shown = useRef<HTMLDivElement>(null)
  const { id, surface, stage: space, withoutCode } = example
  const element = example.render(words, t, useSamplePictures())
  return (
    <figure className="example" id={`example-${id}`} aria-labelledby={caption}>
      <figcaption>
        <span id={caption}>{name}</span>
        {hasOwnPage && <AloneLink id={id} name={name} />}
      </figcaption>
      <div className="example__well">
        <Stage surface={surface} space={space} ref={shown}>
          {element}
        </Stage>
      </div>
      {/* The key makes the code of another language a new element: folded, and without the old markup. */}
      {!withoutCode && (
        <Code key={locale} name={name} shown={shown} element={element} components={components} />
      )}
    </figure>
  )
}

/**
 * A link to the same page with only this example. `target="_self"` loads a new document, without the rest of
 * the site.
 */
function AloneLink({ id, name }: { id: string; name: string }) {
  const { locale } = useLocale()
  const { view, words } = useStage()
  return (
    <a className="tool" href={viewQuery({ ...view, example: id }, locale)} target="_self">
      <Icon name="external" flip />
      <span>
        {words.example.alone}
        <span className="visually-hidden">: {name}</span>
      </span>
    </a>
  )
}

interface CodeProps {
  readonly name: string
  /** The element of the stage that holds the example. */
  readonly shown: RefObject<HTMLDivElement | null>
  /** The example. */
  readonly element: ReactNode
  readonly components: ExampleProps['components']
}

/** The React code and the HTML of an example, which a visitor can unfold. */
function Code({ name, shown, element, components }: CodeProps) {
  const context = useLocale()
  const { locale, t, words } = useStage()
  // The server writes the markup into the document; a browser reads it from the stage when the visitor
  // unfolds the code.
  const [markup, setMarkup] = useState(() => renderMarkup(element, { ...context, locale, t }))
  const readMarkup = ({ newState }: ToggleEvent<HTMLDetailsElement>) => {
    if (newState === 'open') setMarkup(shown.current?.innerHTML ?? '')
  }
  const { react, html } = words.example
  return (
    <details className="example__code" onToggle={readMarkup}>
      <summary>
        <Icon name="code" />
        {context.t('code')}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <CodeTabs
        label={`${context.t('code')}: ${name}`}
        tabs={[
          { name: react, html: highlightMarkup(formatJsx(element, components)) },
          { name: html, html: highlightMarkup(formatMarkup(markup)) },
        ].map((tab) => ({ ...tab, label: `${tab.name}: ${name}` }))}
      />
    </details>
  )
}
