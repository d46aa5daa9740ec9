/** Live examples of "offcanvas": the design system shows them, tests render them. */
import type { Shell } from '../../content/payload.ts'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { type SampleOptions, sampleShell, sayIn } from '../../examples/sample-shell.ts'
import { Icon } from '../icon/icon.tsx'
import { MenuLink } from './menu-link.tsx'
import { Offcanvas, OffcanvasPanel } from './offcanvas.tsx'

/** Keys of the texts in these examples; `locale` is the code of their language. */
type Word = 'locale' | 'example'
type Words = Readonly<Record<Word, string>>

/** Returns what the menu shows (entries, languages, contact), made up, in the language of the words. */
const shellOf = ({ locale }: Words, options?: SampleOptions): Shell => sampleShell(sayIn(locale), options)

/** Renders the panel without its dialog, so that the panel is visible in the page. */
const panel = (words: Words, number: number, shell: Shell, path: string) => (
  <div className="offcanvas">
    <OffcanvasPanel shell={shell} path={path} prefix={`${words.example} ${number}: `} />
  </div>
)

export const examples: ComponentExamples<Word> = {
  components: { Offcanvas, OffcanvasPanel, MenuLink, Icon },
  examples: [
    {
      id: 'opener',
      render: (words, t) => (
        <div>
          <MenuLink className="btn btn--secondary" menu="sample-menu">
            <Icon name="menu" />
            {t('menu')}
          </MenuLink>
          <Offcanvas id="sample-menu" shell={shellOf(words, { menu: 'nested' })} path="#marsh" />
        </div>
      ),
    },
    { id: 'panel', render: (words) => panel(words, 1, shellOf(words), '#themes') },
    {
      id: 'nested',
      render: (words) => panel(words, 2, shellOf(words, { menu: 'nested' }), '#marsh'),
    },
    {
      id: 'spare',
      render: (words) => {
        const { organization: _, ...shell } = shellOf(words)
        return panel(words, 3, { ...shell, languages: [] }, '#projects')
      },
    },
    { id: 'many', render: (words) => panel(words, 4, shellOf(words, { menu: 'many' }), '#protection') },
  ],
}
