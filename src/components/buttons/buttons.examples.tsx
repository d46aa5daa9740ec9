/** Live examples of "buttons": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { Button, ButtonGroup, type ButtonLook, IconButton, LinkButton } from './buttons.tsx'

/** Keys of the texts in these examples. */
type Word =
  | Variant
  | 'send'
  | 'keep'
  | 'save'
  | 'small'
  | 'normal'
  | 'large'
  | 'view'
  | 'download'
  | 'search'
  | 'long'
type Variant = NonNullable<ButtonLook['variant']>

/** All variants of a button, in the order of the examples. */
export const variants: readonly Variant[] = ['primary', 'secondary', 'quiet', 'highlight', 'danger']

export const examples: ComponentExamples<Word> = {
  components: { Button, ButtonGroup, IconButton, LinkButton },
  examples: [
    {
      id: 'pair',
      render: ({ send, keep }) => (
        <ButtonGroup>
          <Button type="submit">{send}</Button>
          <Button variant="secondary">{keep}</Button>
        </ButtonGroup>
      ),
    },
    {
      id: 'variants',
      render: (words) =>
        variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {words[variant]}
          </Button>
        )),
    },
    {
      id: 'inverse',
      surface: 'inverse',
      render: (words) =>
        variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {words[variant]}
          </Button>
        )),
    },
    {
      id: 'sizes',
      render: ({ small, normal, large }) => (
        <>
          <Button size="s">{small}</Button>
          <Button>{normal}</Button>
          <Button size="l">{large}</Button>
        </>
      ),
    },
    {
      id: 'icons',
      render: ({ view, download, search }) => (
        <>
          <LinkButton variant="secondary" href="#example-icons" iconEnd="arrow">
            {view}
          </LinkButton>
          <Button variant="quiet" iconStart="file">
            {download}
          </Button>
          <IconButton variant="secondary" icon="search" label={search} />
        </>
      ),
    },
    {
      id: 'busy',
      render: ({ save }) => (
        <>
          <Button busy>{save}</Button>
          <Button variant="secondary" busy>
            {save}
          </Button>
          <Button aria-disabled>{save}</Button>
        </>
      ),
    },
    {
      id: 'block',
      stage: 'wide',
      render: ({ send }) => <Button block>{send}</Button>,
    },
    {
      id: 'long',
      stage: 'wide',
      render: ({ long }) => <Button>{long}</Button>,
    },
  ],
}
