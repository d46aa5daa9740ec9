import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { defaultRows as locales } from '../../i18n/languages.ts'
import { Notification, type Tone } from './notification.tsx'
import { ToastRegion } from './toast-region.tsx'

const words: Readonly<Record<Tone, string>> = {
  info: 'Informatie',
  success: 'Gelukt',
  warning: 'Let op',
  danger: 'Gevaar',
}

test.each(Object.entries(words))('the kind %s is said before its title', async (tone, word) => {
  const html = await render(<Notification tone={tone as Tone} title="Harde wind" />)
  expect(html).toContain(`<p class="visually-hidden">${word}:</p><p class="note__title">Harde wind</p>`)
})

test('a title that starts with its kind does not say it twice', async () => {
  const html = await render(<Notification tone="warning" title="Let op: harde wind" />)
  expect(html.match(/Let op/g)).toHaveLength(1)
})

test('without a title the kind is said before the text', async () => {
  const html = await render(
    <Notification tone="danger" role="alert">
      Het lukte niet.
    </Notification>,
  )
  expect(html).toMatch(/<p class="visually-hidden">Fout:<\/p><p>Het lukte niet\.<\/p>/)
})

test('a text warns of a danger, where a form tells of an error', async () => {
  const html = await render(<Notification tone="danger" title="Is er nu iemand in nood?" />)
  expect(html).toContain('<p class="visually-hidden">Gevaar:</p>')
})

test('attributes of the root reach it, and its class is added', async () => {
  const html = await render(
    <Notification
      id="wind"
      className="mine"
      lang="de"
      dir="ltr"
      data-state="hover"
      aria-label="Wind"
      title="Wind"
    />,
  )
  const root = /^<div[^>]*>/.exec(html)?.[0]
  for (const attribute of ['id="wind"', 'lang="de"', 'dir="ltr"', 'data-state="hover"', 'aria-label="Wind"'])
    expect(root).toContain(attribute)
  expect(root).toContain('class="note mine"')
})

test.each([
  [undefined, 'role="note"'],
  ['status', 'role="status"'],
  ['alert', 'role="alert"'],
] as const)('a notification with the role %s has %s', async (role, attribute) => {
  expect(await render(<Notification role={role} title="X" />)).toContain(attribute)
})

test('inside of a live region a notification has no role of its own', async () => {
  expect(await render(<Notification role="none" title="X" />)).not.toContain('role=')
})

test('only what can be closed has a close button, with a label', async () => {
  expect(await render(<Notification title="X" />)).not.toContain('<button')
  const html = await render(<Notification title="X" onClose={() => {}} />)
  expect(html).toMatch(/<button[^>]*type="button"[^>]*aria-label="Sluit melding"/)
  const named = await render(<Notification title="X" onClose={() => {}} closeLabel="Sluit melding: X" />)
  expect(named).toContain('aria-label="Sluit melding: X"')
})

test('actions stand after the text', async () => {
  const html = await render(
    <Notification title="X" actions={<a href="/doe">Doe iets</a>}>
      Tekst
    </Notification>,
  )
  expect(html.indexOf('Tekst')).toBeLessThan(html.indexOf('href="/doe"'))
})

test.each(locales)('in $label the page arrives with two empty live regions', async ({ locale }) => {
  const html = await render(<ToastRegion />, locale)
  expect(html).toMatch(
    /<div role="status" aria-atomic="false"><\/div><div role="alert" aria-atomic="false"><\/div>/,
  )
})
