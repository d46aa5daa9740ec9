import { type RefObject, useEffect, useRef } from 'react'
import { LocaleProvider, useLocale } from '../../i18n/locale-context.tsx'
import { classNames } from '../class-names.ts'
import { CopyButton } from '../copy-button/copy-button.tsx'
import type { Example as ExampleData, Localized } from '../examples.ts'
import { Icon } from '../icon/icon.tsx'
import { formatMarkup, highlightMarkup } from './code.ts'
import { renderMarkup } from './markup.tsx'

export interface ExampleProps {
  readonly example: ExampleData
  /** Id of the heading that names it. */
  readonly labelledBy: string
}

/** A language that is chosen in an example changes nothing. */
const stay = () => {}

/** A live example on its stage, with the markup that it makes. */
export function Example({ example, labelledBy }: ExampleProps) {
  const context = useLocale()
  const { locale, t } = context
  const stage = useRef<HTMLDivElement>(null)
  const { name, render, surface, stage: space } = example
  const element = render(t, (text: Localized) => text[locale])
  return (
    <figure className="example" aria-labelledby={labelledBy}>
      <div className="example__well">
        <div className={classNames('stage', space && `stage--${space}`)} data-surface={surface} ref={stage}>
          <LocaleProvider value={{ ...context, switchLocale: stay }}>{element}</LocaleProvider>
        </div>
      </div>
      {!example.withoutCode && <ExampleCode name={name[locale]} stage={stage} element={element} />}
    </figure>
  )
}

interface ExampleCodeProps {
  readonly name: string
  readonly stage: RefObject<HTMLDivElement | null>
  readonly element: React.ReactNode
}

function ExampleCode({ name, stage, element }: ExampleCodeProps) {
  const locale = useLocale()
  const { t } = locale
  const code = useRef<HTMLElement>(null)
  useEffect(() => {
    if (code.current?.textContent !== '') return
    code.current.innerHTML = highlightMarkup(formatMarkup(stage.current?.innerHTML ?? ''))
  }, [stage])
  const html = highlightMarkup(formatMarkup(renderMarkup(element, locale)))
  return (
    <details className="example__code">
      <summary>
        <Icon name="code" />
        {t('code')}
        <span className="visually-hidden">: {name}</span>
      </summary>
      <div className="code">
        <div className="code__bar">
          <span>HTML</span>
          <CopyButton read={() => code.current?.textContent ?? ''} />
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        <section className="code__scroll" tabIndex={0} aria-label={`${t('code')}: ${name}`}>
          <pre>
            <code ref={code} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </section>
      </div>
    </details>
  )
}
