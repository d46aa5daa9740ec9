/** The answers of the banner with categories, and what each category is for. */
import { functional } from '../../consent/consent-question.ts'
import type { ShellConsent, ShownCategory } from '../../consent/shell-consent.ts'
import { Button, ButtonGroup } from '../buttons/buttons.tsx'
import { Checkbox } from '../inputs/choice.tsx'

export interface ConsentOptionsProps {
  readonly consent: ShellConsent
  /** Keys of the categories that are agreed to; absent where nothing is decided. */
  readonly present?: ReadonlySet<string>
}

/** The answers: two buttons of equal weight, and a choice for each category behind "choose". */
export function ConsentOptions({ consent: { categories, texts }, present }: ConsentOptionsProps) {
  return (
    <>
      <ButtonGroup>
        <Button type="submit" name="consent" value="yes" data-told={texts['confirmed-all']}>
          {texts.all}
        </Button>
        <Button type="submit" name="consent" value="no" data-told={texts['confirmed-none']}>
          {texts.none}
        </Button>
      </ButtonGroup>
      <details className="flow" open={present !== undefined}>
        <summary>{texts.choose}</summary>
        <ul className="plain">
          {categories.map((category) => (
            <li key={category.key}>
              <Category category={category} texts={texts} isAgreed={present?.has(category.key) ?? false} />
            </li>
          ))}
        </ul>
        <Button
          type="submit"
          name="consent"
          value="some"
          variant="secondary"
          data-told={texts['confirmed-some']}
        >
          {texts.save}
        </Button>
      </details>
    </>
  )
}

interface CategoryProps {
  readonly category: ShownCategory
  readonly texts: ShellConsent['texts']
  readonly isAgreed: boolean
}

/** One category with its box, what it is for, and who gets to know of the visit. */
function Category({ category: { key, label, text, parties }, texts, isAgreed }: CategoryProps) {
  const isFixed = key === functional
  return (
    <>
      <Checkbox name="category" value={key} defaultChecked={isFixed || isAgreed} disabled={isFixed}>
        {isFixed ? `${label} (${texts['always-on']})` : label}
      </Checkbox>
      {text && <p>{text}</p>}
      {parties.length > 0 && <p>{`${texts['used-by']}: ${parties.join(', ')}`}</p>}
    </>
  )
}
