import { useLayoutEffect, useRef } from 'react'
import { Button } from '../components/buttons/buttons.tsx'
import { Segmented } from '../components/segmented/segmented.tsx'
import { useHydrated } from '../components/use-hydrated.ts'
import {
  directions,
  readView,
  type StageView,
  themes,
  viewQuery,
  widths,
} from '../content/showcase/stage-view.ts'
import { defaultRows } from '../i18n/languages.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useDocs, useStage } from './docs-context.tsx'

/**
 * The bar that sets width, theme, direction and language of all stages on a page of the design system. It is
 * a form that requests the page with these choices in the query; with JavaScript the stages change at once.
 */
export function Instruments({ onChange }: { onChange: (view: StageView) => void }) {
  const { view, words } = useStage()
  const { stage } = useDocs()
  const form = useChosenBefore(view, onChange)
  const names: Readonly<Record<string, string>> = words.instruments
  const choice = (name: keyof StageView, legend: string, values: readonly string[]) => (
    <Segmented
      legend={legend}
      name={name}
      options={values.map((value) => ({ value, label: names[value] ?? value.toUpperCase() }))}
      value={view[name]}
      onChange={(value) => onChange({ ...view, [name]: value })}
    />
  )
  const { label, apply, width, theme, direction, locale, untranslated } = words.instruments
  return (
    <form className="instruments" aria-label={label} ref={form}>
      {choice('width', width, widths)}
      {choice('theme', theme, themes)}
      {choice('direction', direction, directions)}
      {choice(
        'locale',
        locale,
        defaultRows.map((row) => row.locale),
      )}
      {stage.locale !== stage.requested && <p className="meta">{untranslated}</p>}
      {!useHydrated() && (
        <Button type="submit" size="s">
          {apply}
        </Button>
      )}
    </form>
  )
}

/** Applies the choices that the visitor made before React hydrated the form. Returns the form's ref. */
function useChosenBefore(view: StageView, onChange: (view: StageView) => void) {
  const form = useRef<HTMLFormElement>(null)
  const { locale } = useLocale()
  // biome-ignore lint/correctness/useExhaustiveDependencies: from then on React hears of each choice
  useLayoutEffect(() => {
    const fields = [...new FormData(form.current ?? undefined)].map(([name, value]) => [name, String(value)])
    const { example: _, ...chosen } = readView(`?${new URLSearchParams(fields)}`, locale)
    const next = { ...chosen, ...(view.example && { example: view.example }) }
    if (viewQuery(next, locale) !== viewQuery(view, locale)) onChange(next)
  }, [])
  return form
}
