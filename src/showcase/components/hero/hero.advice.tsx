import { Hero } from '../../../components/hero/hero.tsx'
import type { Advice } from '../../showcase.ts'
import type nl from './texts/nl.ts'

/** A hero without buttons and without a legend. */
const bare = { buttons: [], legend: [] } as const

/** The advice on the design system’s page about "hero": pairs of a good and a bad hero, without pictures. */
export const advice: readonly Advice<typeof nl>[] = [
  {
    id: 'title',
    do: ({ land, short }) => <Hero title={land} text={short} {...bare} />,
    dont: ({ welcome, short }) => <Hero title={welcome} text={short} {...bare} />,
  },
  {
    id: 'buttons',
    do: ({ visit, plan, quiet }) => (
      <Hero
        title={visit}
        buttons={[
          { label: plan, href: '#use', style: 'highlight' },
          { label: quiet, href: '#use', style: 'quiet' },
        ]}
        legend={[]}
      />
    ),
    dont: ({ visit, plan, highlight, read }) => (
      <Hero
        title={visit}
        buttons={[plan, highlight, read].map((label) => ({ label, href: '#use', style: 'highlight' }))}
        legend={[]}
      />
    ),
  },
]
