import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/locale-context.tsx'
import { Button } from '../buttons/buttons.tsx'
import { classNames } from '../class-names.ts'
import { useHydrated } from '../use-hydrated.ts'
import { Field, type FieldTexts } from './field.tsx'
import { useField } from './use-field.ts'

/** Props of a password field: those of an `<input>`, and the texts of a field. */
export type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts

/**
 * A password field with a button that shows the password. Without JavaScript it is a plain password field.
 */
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

/**
 * Whether the password is shown. It is hidden again when the form is submitted, because browsers remember the
 * values of text fields.
 */
function useShown(box: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState<boolean>()
  useEffect(() => {
    const form = box.current?.closest('form')
    // A password that was never shown stays undefined: there is nothing to announce.
    const hide = () => setShown((known) => known && false)
    form?.addEventListener('submit', hide)
    return () => form?.removeEventListener('submit', hide)
  }, [box])
  return { shown, toggle: () => setShown(!shown) }
}

interface ShowButtonProps {
  /** Id of the password field. */
  readonly controls: string
  /**
   * Whether the password is shown; undefined until the button was first pressed: then there is no change to
   * announce.
   */
  readonly shown: boolean | undefined
  readonly onClick: () => void
}

/**
 * The button that shows or hides the password. Its label names the next action, and a status announces the
 * last one.
 */
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
