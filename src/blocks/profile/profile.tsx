/** The block "profile" of a page: a cross-section of the coast, with its dikes one beside the other. */
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, type HeadingLevel, innerLevel } from '../parts/block-section.tsx'
import { GoLink } from '../parts/go-link.tsx'
import type { LinkItem } from '../parts/link-item.ts'
import { type Dike, dikes } from './dikes.tsx'

/** One dike of the cross-section, with its text. */
export interface ProfileItem {
  readonly title: string
  readonly text?: string
  readonly link?: LinkItem
}

export interface ProfileProps {
  readonly label?: string
  readonly title?: string
  readonly text?: string
  /** From the sea to the land; only the first three have a drawing. */
  readonly items: readonly ProfileItem[]
  /** Whether the items are moments of the tide: low water, flood, high water and ebb. They have no dikes. */
  readonly isTide?: boolean
}

/**
 * The drawing of one dike: the ground, the water, the line of the Amsterdam ordnance datum, and the height of
 * the crest.
 */
function DikeDrawing({ dike: { name, ground, water, details } }: { dike: Dike }) {
  const { t } = useLocale()
  return (
    <div className="profile__fig">
      <svg className="profile__art" viewBox="0 0 400 220" aria-hidden="true" focusable="false">
        {water && <path className="water" d={water} />}
        <path className="ground" d={`${ground}h1V220H0Z`} />
        <path className="nap" d="M0 172h400" />
        <path d={ground} />
        {details}
      </svg>
      <span className={`profile__height profile__height--${name}`}>{t(`block-profile-${name}`)}</span>
    </div>
  )
}

/** One dike: its drawing above its text. */
function ProfileColumn({
  item,
  dike,
  level,
}: {
  item: ProfileItem
  dike: Dike | undefined
  level: HeadingLevel
}) {
  const Heading = `h${level}` as const
  return (
    <li className="profile__item">
      {dike && <DikeDrawing dike={dike} />}
      <div>
        <Heading className="profile__title">{item.title}</Heading>
        {item.text && <p>{item.text}</p>}
        {item.link && <GoLink link={item.link} about={item.title} />}
      </div>
    </li>
  )
}

/** The label, title and text above the cross-section. */
export function ProfileHead({
  headingId,
  headingLevel = 2,
  label,
  title,
  text,
}: Omit<ProfileProps & BlockAttributes, 'items' | 'isTide' | 'id'>) {
  const Heading = `h${headingLevel}` as const
  return (
    <div className="split-head">
      <div className="flow">
        {label && <p className="label">{label}</p>}
        {title && <Heading id={headingId}>{title}</Heading>}
      </div>
      {text && <p className="lead profile__lead">{text}</p>}
    </div>
  )
}

export function ProfileBlock({ id: _, items, isTide, ...head }: ProfileProps & BlockAttributes) {
  const { title, headingId } = head
  const Root = title ? 'section' : 'div'
  return (
    <Root className="block block--profile" aria-labelledby={title && headingId}>
      <div className="block__inner">
        <ProfileHead {...head} />
        <ul className="profile">
          {items.map((item, index) => (
            <ProfileColumn
              key={item.title}
              item={item}
              dike={isTide ? undefined : dikes[index]}
              level={innerLevel(head)}
            />
          ))}
        </ul>
      </div>
    </Root>
  )
}
