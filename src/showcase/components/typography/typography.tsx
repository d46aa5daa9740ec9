/** The type scale, the fonts and the roles of text, for the page about typography. */
import { classNames } from '../../../components/class-names.ts'
import type { RootProps } from '../../../components/root-props.ts'
import { useLocale } from '../../../i18n/locale-context.tsx'
import { typeScale } from './type-scale.ts'

/** A text and its language. */
export interface Word {
  readonly lang: string
  readonly text: string
}

export interface TypeScaleProps extends RootProps {
  readonly words: readonly Word[]
}

/** Steps with the narrow letters and close lines of headings; the others have those of running text. */
const displaySteps: readonly string[] = ['5xl', '4xl', '3xl', '2xl', 'xl', 'l']
/** Returns the classes of a sample in a step of the type scale. */
const look = (step: string) =>
  classNames(displaySteps.includes(step) && 'specimen__display', `specimen__${step}`)

/** Formats sizes in the notation of the language: `19,5–23`; equal sizes as one number. */
const range = (sizes: readonly number[], lang: string): string =>
  [...new Set(sizes)].map((size) => size.toLocaleString(lang)).join('–')

/** Every step of the type scale with the same words, and the step's sizes in small and in wide windows. */
export function TypeScale({ words, className, ...root }: TypeScaleProps) {
  const { lang: pageLang } = useLocale()
  return (
    <dl {...root} className={classNames('specimen', className)}>
      {typeScale.map(({ step, least, most }) => (
        <div key={step}>
          <dt>
            <bdi dir="ltr">--t-{step}</bdi> <span dir="ltr">{range([least, most], pageLang)} px</span>
          </dt>
          {words.map(({ lang, text }) => (
            <dd key={lang} lang={lang} className={look(step)}>
              {text}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}

export interface FontListProps extends RootProps {
  readonly fonts: readonly {
    readonly font: 'sans' | 'serif' | 'mono'
    readonly name: string
    readonly why: string
    readonly sample: string
  }[]
}

/** The font families, each with a sample and the reason for its use. */
export const FontList = ({ fonts, className, ...root }: FontListProps) => (
  <dl {...root} className={classNames('specimen', className)}>
    {fonts.map(({ font, name, why, sample }) => (
      <div key={font}>
        <dt>
          <bdi dir="ltr">--font-{font}</bdi>
        </dt>
        <dd className={`specimen__2xl specimen__${font}`}>{name}</dd>
        <dd className={`specimen__l specimen__${font}`}>{sample}</dd>
        {why && <dd className="measure">{why}</dd>}
      </div>
    ))}
  </dl>
)

/** The step of the type scale and the classes of a sample, by role of text. */
const roles = {
  hero: { step: '5xl', look: look('5xl') },
  h1: { step: '4xl', look: look('4xl') },
  h2: { step: '3xl', look: look('3xl') },
  article: { step: '2xl', look: look('2xl') },
  h3: { step: 'xl', look: look('xl') },
  h4: { step: 'l', look: look('l') },
  label: { step: 'l', look: 'label' },
  lead: { step: 'l', look: 'lead' },
  body: { step: 'm', look: 'measure' },
  small: { step: 's', look: 'small measure' },
  code: { step: 'xs', look: 'specimen__xs specimen__mono' },
} as const

/** Name of a role of text. */
export type TypeRole = keyof typeof roles

export interface RoleListProps extends RootProps {
  /** Name of each role, and its sample text. */
  readonly texts: Readonly<Record<TypeRole, { readonly name: string; readonly sample: string }>>
}

/**
 * A sample of every role of text. Samples are not headings, so they do not appear in the outline of the page.
 */
export const RoleList = ({ texts, className, ...root }: RoleListProps) => (
  <dl {...root} className={classNames('specimen', className)}>
    {(Object.keys(roles) as TypeRole[]).map((role) => (
      <div key={role}>
        <dt>
          {texts[role].name} <span dir="ltr">--t-{roles[role].step}</span>
        </dt>
        <dd className={roles[role].look}>{texts[role].sample}</dd>
      </div>
    ))}
  </dl>
)
