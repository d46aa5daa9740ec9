import type { ReactNode, Ref } from 'react'
import { classNames } from '../components/class-names.ts'
import type { ComponentExample } from '../examples/component-examples.ts'
import { defaultLanguages } from '../i18n/languages.ts'
import { LocaleProvider, useLocale } from '../i18n/locale-context.tsx'
import { useStage } from './docs-context.tsx'

/** Ignores a change of language inside an example. */
const stay = () => {}

export interface StageProps {
  /** The surface behind the content. */
  readonly surface?: ComponentExample['surface'] | undefined
  /** Space around the content; a `cell` of a table ignores the chosen width. */
  readonly space?: ComponentExample['stage'] | 'cell' | undefined
  readonly ref?: Ref<HTMLDivElement>
  readonly children: ReactNode
}

/**
 * The frame of a live example. Width, theme, direction and language are those chosen in the instrument bar.
 */
export function Stage({ surface, space, ref, children }: StageProps) {
  const context = useLocale()
  const { view, locale, t } = useStage()
  return (
    <div
      className={classNames(
        'stage',
        space && `stage--${space}`,
        view.width !== 'full' && space !== 'cell' && `stage--${view.width}`,
      )}
      data-surface={surface}
      data-theme={view.theme === 'auto' ? undefined : view.theme}
      dir={view.direction}
      lang={defaultLanguages.of(locale).lang}
      ref={ref}
    >
      <LocaleProvider value={{ ...context, locale, t, switchLocale: stay }}>{children}</LocaleProvider>
    </div>
  )
}
