import type { ReactNode } from 'react'

/** The drawing of one dike, as parts of an SVG that is 400 wide and 220 high. */
export interface Dike {
  readonly name: 'waker' | 'slaper' | 'dromer'
  /** Path of the ground from left to right, which continues in the next dike's drawing. */
  readonly ground: string
  /** Path of the water. */
  readonly water?: string
  /** Further parts of the drawing. */
  readonly details: ReactNode
}

/** The three dikes of a coast, from the sea inland. Their Dutch names mean watcher, sleeper and dreamer. */
export const dikes: readonly Dike[] = [
  {
    name: 'waker',
    ground: 'M0 205C60 204 95 196 130 186S190 172 215 170S262 166 282 164L338 62h16L392 178l8 2',
    water:
      'M0 150q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0L210 171C180 173 160 178 130 186S60 204 0 205Z',
    details: (
      <>
        <path d="M0 150q10-5 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0" />
        <path className="hot" d="M218 169v-9m8 9v-12m8 11v-8m8 8v-13m8 12v-9m8 9v-12m8 11v-8" />
        <path d="M346 62V40" />
      </>
    ),
  },
  {
    name: 'slaper',
    ground: 'M0 180h64l6 12h18l6-12h96l62-76h14l52 78h82',
    details: (
      <>
        <path d="M122 180v-16h22v16m-25-16 14-11 14 11" />
        <path d="M160 180v-10m0-4a6 8 0 1 0 .1 0" />
        <path d="M259 104V82" />
        <path d="M350 182v-9m0-3a5 7 0 1 0 .1 0M368 182v-12m0-4a6 8 0 1 0 .1 0" />
      </>
    ),
  },
  {
    name: 'dromer',
    ground: 'M0 182h96l6 10h16l6-10h56l46-46h12l40 48h122',
    details: (
      <>
        <path d="M40 182v-14h30v14M37 168l18-14 18 14" />
        <path d="M232 136v-20" />
        <path d="M312 184v-40l8-16 8 16v40m0 0v-18h26v18m-29-18 16-12 16 12" />
        <path d="M374 184v-12m0-4a6 8 0 1 0 .1 0" />
      </>
    ),
  },
]
