/** The tide in a cross-section from the sea to the dike: water rises, silt sinks, and land is left behind. */
import './tide.css'
import { type BlockAttributes, innerLevel } from '../parts/block-section.tsx'
import { GoLink } from '../parts/go-link.tsx'
import { ProfileBlock, ProfileHead, type ProfileProps } from './profile.tsx'

/** The ground from the gully to the land behind the dike, in a drawing 1200 wide and 420 high. */
const ground =
  'M0 372C90 372 130 366 190 352S330 316 430 306L480 303 610 293 740 283 850 270 904 262 1012 118h34L1140 290l60 2'

/** The rows of dams: where each stands, and the ground below it. */
const dams = [
  [484, 303],
  [614, 293],
  [744, 283],
] as const

/** Stakes of a dam, and the brushwood between them. */
const damPath = dams
  .map(
    ([x, y]) =>
      `M${x - 7} ${y + 8}v-46m14 46v-46M${x - 6} ${y - 30}l12 5m-12 4 12 5m-12 4 12 5m-12 4 12 5m-12 4 12 3`,
  )
  .join('')

/** Fields between the dams: the silt of a tide as a thin layer. */
const layers =
  'M495 302L603 294V287L495 295ZM625 292L733 284V277L625 285ZM755 281L846 270 880 266V260L846 264 755 274Z'

/** Grains of silt above the fields; places that look scattered and are the same at each build. */
const grains = Array.from({ length: 42 }, (_, index) => {
  const x = 498 + ((index * 89) % 372)
  return [x, 292 - (x - 498) * 0.078 - ((index * 37) % 34), 1.4 + ((index * 7) % 4) * 0.4] as const
})

const waves = `M-40 236${'q15-7 30 0t30 0'.repeat(18)}`

/** The drawing; the moments say what it shows. */
function TideDrawing() {
  return (
    <svg
      className="profile__art tide__art"
      viewBox="0 0 1200 420"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className="tide__water">
        <path className="water" d={`${waves}V560H-40Z`} />
        <path d={waves} />
      </g>
      <g className="tide__silt">
        {grains.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
      <path className="ground" d={`${ground}v130H0Z`} />
      <path className="tide__layer" d={layers} />
      <path className="nap" d="M0 236H1200M0 318H1200" />
      <path d={ground} />
      <path d={damPath} />
      <path
        className="hot"
        d="M768 278v-11m9 10v-14m9 13v-9m9 8v-15m9 14v-10m9 9v-14m9 13v-10m9 9v-14m9 13v-10m9 9v-13m9 12v-9m9 8v-12"
      />
      <path d="M1152 291v-22h24v22m-28-22 16-13 16 13" />
    </svg>
  )
}

/** Shows a block of moments of the tide; one with dikes looks as it does everywhere. */
export function TideBlock(props: ProfileProps & BlockAttributes) {
  const { id: _, items, isTide, ...head } = props
  if (!isTide) return <ProfileBlock {...props} />
  const { title, headingId } = head
  const [Root, Heading] = [title ? 'section' : 'div', `h${innerLevel(head)}`] as const
  const [low, , high] = items
  return (
    <Root className="block block--profile tide" data-surface="inverse" aria-labelledby={title && headingId}>
      <div className="block__inner">
        <ProfileHead {...head} />
      </div>
      <div className="tide__scene">
        <TideDrawing />
        {/* The moments below say the same. */}
        {low && high && (
          <div className="tide__levels container" aria-hidden="true">
            <span className="tide__level tide__level--high">{high.title}</span>
            <span className="tide__level tide__level--low">{low.title}</span>
          </div>
        )}
      </div>
      <ol className="block__inner tide__moments">
        {items.map((item) => (
          <li className="tide__moment" key={item.title}>
            <Heading className="tide__title">{item.title}</Heading>
            {item.text && <p>{item.text}</p>}
            {item.link && <GoLink link={item.link} about={item.title} />}
          </li>
        ))}
      </ol>
    </Root>
  )
}
