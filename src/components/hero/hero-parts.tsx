/** Parts of a hero, the large title at the start of a page: its buttons, and the legend of its map. */
import { useLocale } from '../../i18n/locale-context.tsx'
import { ButtonGroup, LinkButton } from '../buttons/buttons.tsx'

/** A link in the look of a button. */
export interface HeroButton {
  readonly label: string
  readonly href: string
  readonly style: 'highlight' | 'quiet'
}

/** An entry of the legend: a colour of the map and its meaning. */
export interface KeyItem {
  readonly label: string
  /** Name of the colour: water, mud flat or one of four plants of the salt marsh. */
  readonly colour: 'water' | 'slik' | 'zeekraal' | 'lamsoor' | 'zeealsem' | 'strandkweek'
}

/** The links of a hero, in the look of buttons. */
export function HeroButtons({ buttons }: { buttons: readonly HeroButton[] }) {
  if (buttons.length === 0) return null
  return (
    <ButtonGroup>
      {buttons.map(({ label, href, style }) => (
        <LinkButton
          key={`${href} ${label}`}
          href={href}
          variant={style}
          size="l"
          iconEnd={style === 'highlight' ? 'arrow' : undefined}
        >
          {label}
        </LinkButton>
      ))}
    </ButtonGroup>
  )
}

/** The legend: what the colours of the map mean. */
export function HeroKey({ items }: { items: readonly KeyItem[] }) {
  const { t } = useLocale()
  return (
    <div className="hero__key container">
      <p className="visually-hidden">{t('block-map-key')}</p>
      <ul className="key">
        {items.map(({ label, colour }) => (
          <li key={label}>
            <i className={`key__colour--${colour}`} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
