import { describe, expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { defaultRows as locales } from '../../i18n/languages.ts'
import { Checkbox, Radio, Switch } from './choice.tsx'
import { ErrorSummary } from './error-summary.tsx'
import { FieldGroup } from './field.tsx'
import { FileField } from './file-field.tsx'
import { Honeypot } from './honeypot.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select.tsx'
import { TextArea } from './text-area.tsx'
import { NumberField, TextField } from './text-field.tsx'

const tagOf = (html: string, name: string): string => new RegExp(`<${name}[^>]*>`).exec(html)?.[0] ?? ''

describe.each([
  ['TextField', TextField, 'input'],
  ['NumberField', NumberField, 'input'],
  ['PasswordField', PasswordField, 'input'],
  ['FileField', FileField, 'input'],
  ['TextArea', TextArea, 'textarea'],
  ['Select', Select, 'select'],
] as const)('%s', (_name, Field, tag) => {
  test('is read as label, hint, error, control, and the control is described by them', async () => {
    const html = await render(<Field id="x" label="Vraag" hint="Tip" error="Fout" required />)
    const places = ['<label for="x">Vraag', 'id="x-hint"', 'id="x-error"', 'id="x"'].map((part) =>
      html.indexOf(part),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(-1)
    expect(tagOf(html, tag)).toContain('aria-describedby="x-hint x-error"')
    expect(tagOf(html, tag)).toContain('aria-invalid="true"')
  })

  test('is invalid without an error where its user says so', async () => {
    expect(tagOf(await render(<Field id="x" label="Vraag" aria-invalid />), tag)).toContain(
      'aria-invalid="true"',
    )
  })

  test('marks what may be left out, not what must be given', async () => {
    expect(await render(<Field id="x" label="Vraag" />)).toContain('(niet verplicht)')
    expect(await render(<Field id="x" label="Vraag" required />)).not.toContain('niet verplicht')
  })

  test('hands native attributes to the control, and those of the root to the root', async () => {
    const html = await render(
      <Field
        label="Vraag"
        name="q"
        disabled
        className="mine"
        data-state="hover"
        aria-describedby="more"
        root={{ id: 'around', lang: 'de', className: 'wide' }}
      />,
    )
    const control = tagOf(html, tag)
    expect(control).toMatch(/class="input mine"/)
    for (const attribute of ['name="q"', 'disabled=""', 'data-state="hover"', 'aria-describedby="more"'])
      expect(control).toContain(attribute)
    expect(tagOf(html, 'div')).toMatch(/id="around"/)
    expect(tagOf(html, 'div')).toMatch(/lang="de"/)
    expect(tagOf(html, 'div')).toMatch(/class="field wide"/)
  })

  test('says with an icon and words what turned out right, but not beside an error', async () => {
    const html = await render(<Field id="x" label="Vraag" success="Dit adres bestaat." />)
    expect(html).toMatch(/id="x-success"><svg.*<\/svg>Dit adres bestaat\./)
    expect(tagOf(html, tag)).toContain('aria-describedby="x-success"')
    expect(tagOf(html, tag)).not.toContain('aria-invalid')
    const both = await render(<Field id="x" label="Vraag" success="Goed." error="Toch niet." />)
    expect(both).not.toContain('Goed.')
  })
})

test('a number is text with a keyboard for digits', async () => {
  expect(tagOf(await render(<NumberField label="Aantal" />), 'input')).toMatch(
    /type="text".*inputMode="numeric"/i,
  )
  expect(tagOf(await render(<NumberField label="Meters" decimals />), 'input')).toMatch(
    /inputMode="decimal"/i,
  )
})

test('a field that may check its answer has a live region from the start, and is busy while it checks', async () => {
  const rest = await render(<TextField label="Code" checking={false} />)
  expect(rest).toMatch(/<p[^>]*role="status"><\/p>/)
  expect(rest).not.toContain('aria-busy')
  const busy = await render(<TextField label="Code" checking />)
  expect(tagOf(busy, 'input')).toContain('aria-busy="true"')
  expect(busy).toMatch(/<span class="spinner" aria-hidden="true">/)
  expect(busy).toMatch(/role="status">We controleren je antwoord/)
  expect(await render(<TextField label="Code" />)).not.toContain('role="status"')
})

test('without JavaScript a password is a plain password field', async () => {
  const html = await render(<PasswordField label="Wachtwoord" name="pw" />)
  expect(tagOf(html, 'input')).toContain('type="password"')
  expect(tagOf(html, 'input')).toContain('autoComplete="current-password"')
  expect(html).not.toContain('<button')
})

test.each([
  ['nl', 'Hooguit 10.000 tekens.'],
  ['en', 'At most 10,000 characters.'],
  ['de', 'Höchstens 10.000 Zeichen.'],
] as const)('in %s the server says the limit of a text, which it is described by', async (locale, text) => {
  const html = await render(<TextArea id="x" label="Tekst" hint="Tip" maxLength={10_000} counter />, locale)
  expect(html).toContain(`<span id="x-limit">${text}</span>`)
  expect(tagOf(html, 'textarea')).toContain('aria-describedby="x-hint x-limit"')
  expect(html).toMatch(/role="status"><\/span>/)
})

test('a text without a limit, or without a counter, counts nothing', async () => {
  expect(await render(<TextArea id="x" label="Tekst" counter />)).not.toContain('x-limit')
  expect(await render(<TextArea id="x" label="Tekst" maxLength={9} />)).not.toContain('x-limit')
})

test('only a field for several files has room for their names', async () => {
  expect(await render(<FileField label="Foto" />)).not.toContain('role="status"')
  expect(await render(<FileField label="Foto’s" multiple />)).toContain('role="status"')
})

test('a group is a fieldset with a legend, described by its hint and error', async () => {
  const html = await render(
    <FieldGroup
      id="x"
      label="Hoe kom je?"
      hint="Kies er één."
      error="Kies iets."
      required={false}
      root={{ className: 'mine' }}
    >
      <Radio name="x">Fiets</Radio>
    </FieldGroup>,
  )
  expect(tagOf(html, 'fieldset')).toContain('aria-describedby="x-hint x-error"')
  expect(tagOf(html, 'fieldset')).toContain('class="field field--error mine"')
  expect(html).toMatch(/<legend>Hoe kom je\?<span[^>]*> \(niet verplicht\)<\/span><\/legend>/)
})

test.each([
  ['Checkbox', Checkbox, /type="checkbox"/],
  ['Radio', Radio, /type="radio"/],
  ['Switch', Switch, /type="checkbox" role="switch"/],
] as const)(
  '%s is a native control in its label, and takes what belongs to each',
  async (_name, Choice, type) => {
    const html = await render(
      <Choice id="x" className="mine" data-state="focus" disabled root={{ lang: 'en', className: 'wide' }}>
        Yes
      </Choice>,
    )
    expect(html).toMatch(/^<label lang="en" class="choice wide"><input/)
    expect(tagOf(html, 'input')).toMatch(type)
    expect(tagOf(html, 'input')).toMatch(/id="x" data-state="focus" disabled=""/)
    expect(tagOf(html, 'input')).toMatch(/class="(switch )?mine"/)
  },
)

test.each(locales)(
  'in $label the trap is out of sight, out of reach and never filled in by a browser',
  async ({ locale }) => {
    const html = await render(<Honeypot id="x" name="website" />, locale)
    expect(html).toMatch(/^<div class="visually-hidden" aria-hidden="true"><label for="x">[^<]+<\/label>/)
    expect(tagOf(html, 'input')).toMatch(/tabindex="-1" autocomplete="off" name="website"/i)
  },
)

test('the error summary is an alert with a heading as its name and a link to each field', async () => {
  const errors = [
    { id: 'name', text: 'Vul je naam in.' },
    { id: 'mail', text: 'Vul je adres in.' },
  ]
  const html = await render(
    <ErrorSummary id="sum" className="mine" title="Kijk na" errors={errors} headingLevel={3} />,
  )
  const root = tagOf(html, 'div')
  for (const part of ['class="error-summary mine"', 'role="alert"', 'tabindex="-1"', 'id="sum"'])
    expect(root.toLowerCase()).toContain(part)
  const name = /aria-labelledby="([^"]+)"/.exec(root)?.[1]
  expect(html).toContain(`<h3 id="${name}">Kijk na</h3>`)
  expect([...html.matchAll(/<a href="#(\w+)">([^<]+)/g)].map(([, id, text]) => ({ id, text }))).toEqual(
    errors,
  )
})
