import { describe, expect, test } from 'vitest'
import { withHero } from '../../../src/blocks/open-home.ts'

const picture = { src: '/a.jpg', alt: '' }
const hero = (props: object) =>
  ({ type: 'hero', props: { title: 'Welkom', buttons: [], legend: [], ...props } }) as const
const open = (head: object, ...drafts: object[]) =>
  withHero({ head: { related: [], ...head }, drafts } as never, 'Home').drafts

describe('a home page that opens with a hero', () => {
  test('does not say again what the hero says', () => {
    const own = hero({ label: 'Bureau', text: 'Een zin.', picture })
    expect(open({ label: 'Bureau', lead: 'Een zin.', picture }, own)).toEqual([own])
  })

  test('lets the hero say what only the head of the page says', () => {
    const [first, ...others] = open(
      { label: 'Bureau', lead: 'Een zin.', picture, pictureCaption: 'Wij.' },
      hero({ variant: 'page' }),
    )
    expect(first).toMatchObject({
      props: {
        label: 'Bureau',
        text: 'Een zin.',
        variant: 'split',
        picture: { src: '/a.jpg', caption: 'Wij.' },
      },
    })
    expect(others).toEqual([])
  })

  test('shows below the hero what that has no place for', () => {
    const drafts = open(
      { lead: 'Nog een zin.', picture: { src: '/b.jpg', alt: '' } },
      hero({ text: 'Een zin.', picture }),
    )
    expect(drafts).toMatchObject([
      { type: 'hero', props: { text: 'Een zin.', picture } },
      { type: 'rich_text', props: { html: { html: '<p>Nog een zin.</p>' } } },
      { type: 'media_text', props: { picture: { src: '/b.jpg' } } },
    ])
  })
})

test('a home page that has a picture opens with a hero of it', () => {
  expect(
    open({ lead: 'Een zin.', picture }, { type: 'rich_text', props: { html: { html: '<p>x</p>' } } }),
  ).toMatchObject([
    { type: 'hero', props: { variant: 'split', title: 'Home', text: 'Een zin.', picture } },
    { type: 'rich_text' },
  ])
})
