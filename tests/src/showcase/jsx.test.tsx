import { expect, test } from 'vitest'
import { Button } from '../../../src/components/buttons/buttons.tsx'
import { Card } from '../../../src/components/card/card.tsx'
import { formatJsx } from '../../../src/showcase/code/jsx.ts'

const parts = { Button, Card }

test('an element is shown as one writes it', () => {
  expect(formatJsx(<Button variant="secondary">Save</Button>, parts)).toBe(
    '<Button variant="secondary">Save</Button>',
  )
  expect(formatJsx(<Button busy />, parts)).toBe('<Button busy />')
})

test('a fragment shows its children, and a list each of its items', () => {
  const list = ['One', 'Two'].map((text) => <Button key={text}>{text}</Button>)
  expect(formatJsx(<>{list}More</>, parts)).toBe('<Button>One</Button>\n<Button>Two</Button>\nMore')
})

test('children stand two spaces deeper on lines of their own', () => {
  expect(
    formatJsx(
      <div className="cluster">
        <Button>One</Button>
        <Button>Two</Button>
      </div>,
      parts,
    ),
  ).toBe('<div className="cluster">\n  <Button>One</Button>\n  <Button>Two</Button>\n</div>')
})

test('what is no text is shown in braces, and what is long by its kind', () => {
  expect(formatJsx(<Button tabIndex={0} onClick={() => {}} />, parts)).toBe(
    '<Button tabIndex={0} onClick={() => …} />',
  )
  const picture = { src: '/a.svg', alt: '' }
  expect(formatJsx(<Card title='Say "yes"' href="#" picture={picture} />, parts)).toBe(
    `<Card title={'Say "yes"'} href="#" picture={{…}} />`,
  )
})

test('a component that the example does not name is still a component', () => {
  const Other = () => null
  expect(formatJsx(<Other />, parts)).toBe('<Component />')
})

test('a long start tag has a line for each property', () => {
  const long = 'A title that is so long that the line could not hold all of it together'
  expect(formatJsx(<Card title={long} href="#example" />, parts)).toBe(
    `<Card\n  title="${long}"\n  href="#example"\n />`,
  )
})
