import { describe, expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Hero, type HeroProps } from './hero.tsx'

const picture = { src: '/assets/kust.jpg', alt: 'De kust', width: 1360, height: 600 }
const portrait = { src: '/assets/kust-staand.jpg', alt: 'De kust', width: 780, height: 1040 }
const hero: HeroProps = {
  title: 'Land dat meegroeit',
  text: 'Met de zee.',
  headingId: 'land',
  buttons: [{ label: 'Bekijk', href: '/projecten', style: 'highlight' }],
  legend: [],
}
const variants = ['map', 'page', 'split', 'statement'] as const

describe.each(variants)('the variant %s', (variant) => {
  test('holds the h1 only where it opens the page', async () => {
    const first = await render(<Hero {...hero} variant={variant} isPageTitle />)
    expect(first).toMatch(/<h1 [^>]*tabindex="-1"[^>]*>Land dat meegroeit<\/h1>/)
    expect(await render(<Hero {...hero} variant={variant} />)).toMatch(
      /<h2 id="land"[^>]*>Land dat meegroeit<\/h2>/,
    )
  })

  test('is dark, and shows its text and its buttons without a picture', async () => {
    const markup = await render(<Hero {...hero} variant={variant} />)
    expect(markup).toContain('data-surface="inverse"')
    expect(markup).toContain('Met de zee.')
    expect(markup).toContain('href="/projecten"')
    expect(markup).not.toContain('<img')
  })

  test('passes on what belongs to its root', async () => {
    const markup = await render(<Hero {...hero} variant={variant} id="top" dir="rtl" className="block" />)
    expect(markup).toMatch(/^<(?:section|div) id="top" dir="rtl"[^>]* class="[^"]*\bblock\b/)
  })
})

describe('the picture of a hero', () => {
  test('is loaded at once where it is the first that is seen, and lazily below', async () => {
    expect(await render(<Hero {...hero} picture={picture} isPageTitle />)).toContain('fetchPriority="high"')
    expect(await render(<Hero {...hero} picture={picture} />)).toContain('loading="lazy"')
  })

  test('is the upright one on narrow screens', async () => {
    const markup = await render(<Hero {...hero} picture={picture} portrait={portrait} />)
    expect(markup).toMatch(/<source media="\(width (?:>|&gt;)= 60rem\)" srcSet="\/assets\/kust\.jpg"/)
    expect(markup).toMatch(/<img [^>]*src="\/assets\/kust-staand\.jpg"/)
  })

  test('is the only one there is', async () => {
    expect(await render(<Hero {...hero} portrait={portrait} />)).toContain(portrait.src)
  })
})

test('a title far beyond the rule stands smaller', async () => {
  expect(await render(<Hero {...hero} title={'Land '.repeat(20)} />)).toContain('hero__title--long')
  expect(await render(<Hero {...hero} />)).not.toContain('hero__title--long')
})

test('the key says in words what the colours stand for', async () => {
  const markup = await render(<Hero {...hero} legend={[{ label: 'zeekraal', colour: 'zeekraal' }]} />)
  expect(markup).toContain('Legenda van de kaart')
  expect(markup).toMatch(/<li><i [^>]*><\/i>zeekraal<\/li>/)
})
