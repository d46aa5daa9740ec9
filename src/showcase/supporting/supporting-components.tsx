import type { ComponentType } from 'react'
import { guard } from '../../blocks/extensions/guard.tsx'
import { readView } from '../../content/showcase/stage-view.ts'
import type { ComponentExamples, ExampleTexts } from '../../examples/component-examples.ts'
import { defaultLanguages } from '../../i18n/languages.ts'
import { useLocale } from '../../i18n/locale-context.tsx'
import { memoText } from '../../shared/memo.ts'
import { StageProvider } from '../docs-context.tsx'
import { Example } from '../example.tsx'
import type { TextLanguage } from '../load.ts'
import type { Words } from '../text-files.ts'
import { UntranslatedMark } from '../text-language.tsx'
import { extensionOf, supporting } from './index.ts'

export interface SupportingComponentsProps {
  readonly words: Words
  /** Texts about each component and block, by its name. */
  readonly supporting: Readonly<Record<string, ExampleTexts>>
  /** Language of the texts. */
  readonly language: TextLanguage
  /** English, for components without texts in `language`. */
  readonly english: TextLanguage
}

/**
 * The section of the overview with the components without a page of their own and the blocks, with their
 * examples.
 */
export function SupportingComponents({
  words,
  supporting: texts,
  language,
  english,
}: SupportingComponentsProps) {
  return (
    <section>
      <h2 id="supporting">{words.overview.supporting}</h2>
      <p>{words.overview.supportingText}</p>
      {Object.entries(supporting).map(([name, component]) => {
        const shownTexts = texts[name] ?? component.english
        const Part = partOf(name)
        return (
          shownTexts && (
            <Part
              key={name}
              {...{ name, component, words }}
              texts={shownTexts}
              language={texts[name] ? language : english}
            />
          )
        )
      })}
    </section>
  )
}

/** The component that shows one part of the overview. An extension that throws leaves the others there. */
const partOf = memoText((name: string): ComponentType<SupportingProps> => {
  const extension = extensionOf(name)
  return extension === undefined ? SupportingComponent : guard(extension, SupportingComponent)
})

interface SupportingProps {
  readonly name: string
  readonly component: ComponentExamples
  readonly texts: ExampleTexts
  readonly words: Words
  /** Language of the texts. */
  readonly language: TextLanguage
}

/**
 * One component or block with its examples. Unlike on a component's page, the visitor cannot set width, theme
 * or language of the stages.
 */
function SupportingComponent({ name, component, texts, words, language }: SupportingProps) {
  const page = useLocale()
  const { locale } = language
  const isTranslated = locale === page.locale
  const t = isTranslated ? page.t : language.t
  return (
    <StageProvider value={{ view: readView('', locale), locale, t, words }}>
      <div
        className="variant"
        id={`part-${name}`}
        lang={isTranslated ? undefined : defaultLanguages.of(locale).lang}
      >
        <h3>{texts.title}</h3>
        <UntranslatedMark language={language} />
        <p>{texts.summary}</p>
        {component.examples.map((example) => (
          <Example
            key={example.id}
            example={{ ...example, id: `${name}-${example.id}` }}
            name={texts.examples[example.id] ?? example.id}
            words={texts.words}
            components={component.components}
          />
        ))}
      </div>
    </StageProvider>
  )
}
