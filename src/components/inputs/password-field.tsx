import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Button } from '../buttons/buttons.tsx'
import { classNames } from '../class-names.ts'
import { useHydrated } from '../use-hydrated.ts'
import { Field, type FieldTexts } from './field.tsx'
import { useField } from './use-field.ts'

export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts

/** A password that its writer can look at; without JavaScript a plain password field. */
export function PasswordField(props: PasswordFieldProps) {
  const { field, control } = useField(props)
  const box = useRef<HTMLDivElement>(null)
  const { shown, toggle } = useShown(box)
  return (
    <Field {...field}>
      <div className="input-action" ref={box}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="current-password"
          {...control}
          type={shown ? 'text' : 'password'}
          className={classNames('input', props.className)}
        />
        <ShowButton controls={control.id} shown={shown} onClick={toggle} />
      </div>
    </Field>
  )
}

/** Hidden again when the form is sent: a browser keeps what was written in a text field. */
function useShown(box: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<boolean>()
  useEffect(() => {
    const form = box.current?.closest('form')
    const hide = () => setShown((known) => known && false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [box])
  return { shown, toggle: () => setShown(!shown) }
}

interface ShowButtonProps {
  readonly controls: string
  /** Undefined until it was asked for: nothing has changed yet that should be said. */
  readonly shown: boolean | undefined
  readonly onClick: () => void
}

/** Its label says what it does next, and the status what it has done. */
function ShowButton({ controls, shown, onClick }: ShowButtonProps) {
  const { t } = useLocale()
  if (!useHydrated()) return null
  return (
    <>
      <Button variant="secondary" aria-controls={controls} onClick={onClick}>
        {t(shown ? 'password-hide' : 'password-show')}
      </Button>
      <span className="visually-hidden" role="status">
        {shown !== undefined && t(shown ? 'password-shown' : 'password-hidden')}
      </span>
    </>
  )
}
