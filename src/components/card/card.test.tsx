import { describe, expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Card, type CardVariant, Row, Rows, SummaryCards } from './card.tsx'

const picture = { src: '/assets/dijk.jpg', alt: 'Een dijk', width: 800, height: 600 }

describe('a card', () => {
  test('holds one link, in its heading', async () => {
    const markup = await render(
      <Card href="/dijk" title="De dijk" meta="Noord" text="Zes avonden." picture={picture} />,
    )
    expect(markup.match(/<a /g)).toHaveLength(1)
    expect(markup).toMatch(/^<article .*<h3 class="card__title"><a href="\/dijk">De dijk<\/a><\/h3>/)
  })

  test('is read in the order picture, line above, title, text', async () => {
    const markup = await render(
      <Card href="/dijk" title="De dijk" meta="Noord" text="Zes avonden." picture={picture} />,
    )
    expect(markup).toMatch(/<img.*Noord.*De dijk.*Zes avonden\./)
  })

  test('shows its picture as decoration', async () => {
    const markup = await render(<Card href="/dijk" title="De dijk" picture={picture} />)
    expect(markup).toContain('src="/assets/dijk.jpg" alt=""')
  })

  test.each<CardVariant>(['plain', 'lead', 'panel', 'row'])(
    'of the variant %s has no picture that it was not given',
    async (variant) => {
      expect(await render(<Card variant={variant} href="/dijk" title="De dijk" />)).not.toContain(
        'card__media',
      )
    },
  )

  test('of the variant panel shows the picture that it is given, a row none', async () => {
    const panel = await render(<Card variant="panel" href="/dijk" title="De dijk" picture={picture} />)
    expect(panel).toContain(picture.src)
    expect(await render(<Card variant="row" href="/dijk" title="De dijk" picture={picture} />)).not.toContain(
      '<img',
    )
  })

  test.each(['', '  ', '\u200b'])('without a title (%j) is named by its address', async (title) => {
    expect(await render(<Card href="/dijk" title={title} />)).toContain('>/dijk</a>')
    expect(await render(<Row href="/dijk" title={title} />)).toContain('>/dijk</a>')
  })

  test('gives another site nothing of this one', async () => {
    expect(await render(<Card href="https://example.org" title="Weg" />)).toContain('rel="noopener"')
  })

  test('passes on what belongs to its root', async () => {
    const markup = await render(<Card href="/dijk" title="Deich" id="deich" lang="de" data-state="focus" />)
    expect(markup).toMatch(/^<article id="deich" lang="de" data-state="focus" class="card"/)
  })
})

test('a title and text in another language say which, but the date does not', async () => {
  const foreign = { title: 'De dijk', path: '/dijk', text: 'Zes avonden.', date: '2026-11-12', lang: 'nl' }
  const card = await render(<SummaryCards items={[foreign]} />)
  expect(card).toContain('<h3 class="card__title" lang="nl">')
  expect(card).toContain('<p class="muted" lang="nl">Zes avonden.')
  expect(card).toContain('<article class="card">')
  const row = await render(<Row title="De dijk" href="/dijk" textLang="nl" date="2026-11-12" />)
  expect(row).toMatch(/^<li class="row"><time.*<a href="\/dijk" lang="nl">/)
})

describe('a list of cards', () => {
  const items = [1, 2, 3].map((number) => ({ title: `Pagina ${number}`, path: '/zelfde' }))

  test('is a list of articles, also where two lead to the same page', async () => {
    const markup = await render(<SummaryCards items={items} />)
    expect(markup).toMatch(/^<ul class="cards">/)
    expect(markup.match(/<li><article/g)).toHaveLength(3)
  })

  test('has one large card where it is a mosaic', async () => {
    const markup = await render(<SummaryCards items={items} layout="mosaic" headingLevel={2} />)
    expect(markup.match(/card--lead/g)).toHaveLength(1)
    expect(markup.match(/<h2/g)).toHaveLength(3)
  })

  test('has an area in the place of a picture where others have one, and none where none has', async () => {
    const blank = 'card__blank'
    expect(await render(<SummaryCards items={items} />)).not.toContain(blank)
    const mixed = [{ title: 'Dijk', path: '/dijk', picture }, ...items]
    expect((await render(<SummaryCards items={mixed} />)).match(new RegExp(blank, 'g'))).toHaveLength(3)
    expect(await render(<SummaryCards items={mixed} layout="panels" />)).not.toContain(blank)
  })

  test('shows the label, or else the date, above a title', async () => {
    const dated = { title: 'Storm', path: '/storm', date: '2026-11-12' }
    expect(await render(<SummaryCards items={[dated]} />)).toContain('12 november 2026')
    const labelled = await render(<SummaryCards items={[{ ...dated, label: 'Nieuws' }]} />)
    expect(labelled).toContain('Nieuws')
    expect(labelled).not.toContain('<time')
  })
})

test('rows are a list of links, with their day first', async () => {
  const markup = await render(
    <Rows>
      <Row title="Storm" href="/storm" date="2026-11-12" />
    </Rows>,
  )
  expect(markup).toMatch(/^<ul class="rows"><li class="row"><time.*<a href="\/storm">Storm<\/a>/)
})
