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
import { type Group, groups } from './groups.ts'
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
 * The parts of the overview without a page of their own, in groups: first links to each, then each group with
 * its examples.
 */
export function SupportingComponents(props: SupportingComponentsProps) {
  const { overview } = props.words
  return (
    <>
      <section>
        <h2 id="supporting">{overview.supporting}</h2>
        <p>{overview.supportingText}</p>
        <div className="groups">
          {groups.map((group) => (
            <GroupLinks key={group.name} group={group} {...props} />
          ))}
        </div>
      </section>
      {groups.map(({ name, parts }) => (
        <section key={name}>
          <h2 id={`group-${name}`}>{overview.groups[name]}</h2>
          {parts.map((part) => (
            <Part key={part} name={part} {...props} />
          ))}
        </section>
      ))}
    </>
  )
}

/** The texts about a part: in English where there are no others; undefined without any. */
const textsOf = (name: string, { supporting: texts }: SupportingComponentsProps): ExampleTexts | undefined =>
  texts[name] ?? supporting[name]?.english

/** The name of a group, and links to where its parts are shown. */
function GroupLinks({ group, ...props }: SupportingComponentsProps & { group: Group }) {
  return (
    <div>
      <h3>{props.words.overview.groups[group.name]}</h3>
      <ul className="plain">
        {group.parts.map((name) => {
          const texts = textsOf(name, props)
          return (
            texts && (
              <li key={name}>
                <a href={`#part-${name}`}>{texts.title}</a>
              </li>
            )
          )
        })}
      </ul>
    </div>
  )
}

/** A part with its examples; nothing if nothing says what it is. */
function Part({ name, ...props }: SupportingComponentsProps & { name: string }) {
  const component = supporting[name]
  const texts = textsOf(name, props)
  if (!component || !texts) return null
  const Shown = partOf(name)
  const language = props.supporting[name] ? props.language : props.english
  return <Shown {...{ name, component, texts, language }} words={props.words} />
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
