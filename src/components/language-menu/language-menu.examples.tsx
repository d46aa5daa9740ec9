/** Live examples of "language menu": the design system shows them, tests render them. */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { defaultRows } from '../../i18n/languages.ts'
import { LanguageMenu } from './language-menu.tsx'

/** Keys of the texts in these examples; `current` and `untranslated` are codes of languages. */
type Word = 'label' | 'current' | 'untranslated'

/** Returns a link for each language of the site: one is current, one says that there is no translation. */
const linksFor = ({ current, untranslated }: Readonly<Record<Word, string>>) =>
  defaultRows.map(({ locale, label, lang }) => ({
    locale,
    label,
    lang,
    href: '#part-language-menu',
    home: '#part-language-menu',
    current: locale === current,
    translated: locale !== untranslated,
  }))

export const examples: ComponentExamples<Word> = {
  components: { LanguageMenu },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      // At the end of a bar, as in a header: the panel opens towards the start.
      render: (words) => (
        <div className="split-head">
          <strong>Oeverland</strong>
          <LanguageMenu languages={linksFor(words)} label={words.label} />
        </div>
      ),
    },
  ],
}
