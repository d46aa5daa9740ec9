import { expect, test } from 'vitest'
import { render } from '../../../tests/support/render.tsx'
import { Segmented } from './segmented.tsx'

const options = [
  { value: '', label: 'Auto' },
  { value: 'dark', label: 'Donker' },
]

test('it is a named group of radio buttons, which a form sends', async () => {
  const markup = await render(<Segmented legend="Thema" name="theme" options={options} />)
  expect(markup).toMatch(/^<fieldset class="seg"><legend[^>]*>Thema<\/legend>/)
  expect(markup.match(/<input type="radio" name="theme"/g)).toHaveLength(2)
  expect(markup).toMatch(/<label[^>]*><input[^>]*value="dark"\/?><span[^>]*>Donker<\/span><\/label>/)
})

test.each(['value', 'defaultValue'])('the choice that is given as %s is the only one', async (name) => {
  const markup = await render(
    <Segmented legend="Thema" name="theme" options={options} {...{ [name]: 'dark' }} onChange={() => {}} />,
  )
  expect(markup.match(/checked/g)).toHaveLength(1)
  expect(markup).toMatch(/<input(?=[^>]*value="dark")[^>]*checked=""/)
})

test('an empty value can be chosen too', async () => {
  const markup = await render(<Segmented legend="Thema" name="theme" options={options} defaultValue="" />)
  expect(markup).toMatch(/<input(?=[^>]*value="")[^>]*checked=""/)
})

test('it passes on what belongs to its root', async () => {
  const markup = await render(<Segmented legend="T" name="t" options={options} id="x" data-size="s" />)
  expect(markup).toMatch(/^<fieldset id="x" data-size="s" class="seg">/)
})
