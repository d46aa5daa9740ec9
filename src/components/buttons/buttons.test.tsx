import type { MouseEvent, ReactElement } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Button, ButtonGroup, IconButton, LinkButton } from './buttons.tsx'

type Clickable = ReactElement<{ onClick?: (event: MouseEvent) => void }>

/** What a click, Enter or the space bar does; true where the browser goes on with its own. */
function click(element: ReactElement): boolean {
  const preventDefault = vi.fn()
  ;(element as Clickable).props.onClick?.({ preventDefault } as unknown as MouseEvent)
  return preventDefault.mock.calls.length === 0
}

describe('a button', () => {
  test('sends no form unless it is told to', async () => {
    expect(await render(<Button>Bewaar</Button>)).toContain('type="button"')
    expect(await render(<Button type="submit">Verstuur</Button>)).toContain('type="submit"')
  })

  test('does what it is for when it is clicked', () => {
    const save = vi.fn()
    expect(click(Button({ onClick: save, children: 'Bewaar' }))).toBe(true)
    expect(save).toHaveBeenCalledOnce()
  })

  test.each([
    ['busy', { busy: true }],
    ['switched off', { 'aria-disabled': true }],
    ['switched off as text', { 'aria-disabled': 'true' }],
  ] as const)('that is %s ignores a click and sends no form', (_, props) => {
    const save = vi.fn()
    expect(click(Button({ ...props, type: 'submit', onClick: save, children: 'Bewaar' }))).toBe(false)
    expect(save).not.toHaveBeenCalled()
  })

  test('that is switched off stays in the order of the keyboard', async () => {
    const markup = await render(<Button aria-disabled>Bewaar</Button>)
    expect(markup).toContain('aria-disabled="true"')
    expect(markup).not.toContain('disabled=""')
  })

  test('that is busy says so and keeps its name', async () => {
    const markup = await render(<Button busy>Bewaar</Button>)
    expect(markup).toContain('aria-busy="true"')
    expect(markup).toContain('<span>Bewaar</span><span class="spinner" aria-hidden="true">')
  })

  test('passes on what belongs to its root', async () => {
    const markup = await render(
      <Button id="save" className="wide" lang="de" dir="rtl" data-state="hover" aria-describedby="why">
        Sichern
      </Button>,
    )
    for (const attribute of [
      ...['id="save"', 'class="btn wide"', 'lang="de"', 'dir="rtl"'],
      ...['data-state="hover"', 'aria-describedby="why"'],
    ])
      expect(markup).toContain(attribute)
  })

  test('turns an arrow around with the direction of the text, and no other icon', async () => {
    expect(await render(<Button iconEnd="arrow">Verder</Button>)).toContain('icon--flip')
    expect(await render(<Button iconStart="arrow">Verder</Button>)).toContain('icon--flip')
    expect(await render(<Button iconStart="search">Zoek</Button>)).not.toContain('icon--flip')
  })
})

describe('a link that looks like a button', () => {
  test('gives another site nothing of this one', async () => {
    expect(await render(<LinkButton href="https://example.org">Weg</LinkButton>)).toContain('rel="noopener"')
    expect(await render(<LinkButton href="/hier">Hier</LinkButton>)).not.toContain('rel=')
  })

  test('that is switched off leads nowhere, also without a script, and can still be reached', async () => {
    const markup = await render(
      <LinkButton href="/weg" aria-disabled>
        Weg
      </LinkButton>,
    )
    expect(markup).not.toContain('href')
    expect(markup).toContain('role="link"')
    expect(markup).toContain('tabindex="0"')
  })
})

test('an icon button is named by its label alone', async () => {
  const markup = await render(<IconButton icon="search" label="Zoeken" busy />)
  expect(markup).toContain('aria-label="Zoeken"')
  expect(markup).toMatch(/<svg[^>]* aria-hidden="true"/)
})

test('a group keeps its buttons in the order that they were given', async () => {
  const markup = await render(
    <ButtonGroup id="choice">
      <Button>Eerst</Button>
      <Button>Dan</Button>
    </ButtonGroup>,
  )
  expect(markup).toMatch(/^<div id="choice" class="cluster btn-group">.*Eerst.*Dan/)
})
