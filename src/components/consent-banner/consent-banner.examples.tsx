/** Live examples of "consent banner": the design system shows them, tests render them. */

import type { ShellConsent } from '../../consent/shell-consent.ts'
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { WithWords } from './consent-choice.tsx'
import { ConsentOptions } from './consent-options.tsx'
import { ConsentAnswers, ConsentConfirmation, ConsentQuestion } from './consent-parts.tsx'

type Word =
  | 'question'
  | 'confirmation'
  | 'categories'
  | 'title'
  | 'text'
  | 'all'
  | 'none'
  | 'choose'
  | 'save'
  | 'always'
  | 'usedBy'
  | 'needed'
  | 'statistics'
  | 'statisticsText'

/** A question with two categories, of which the first is always on. */
const sampleConsent = (words: Readonly<Record<Word, string>>): ShellConsent => ({
  versions: ['1'],
  revision: '',
  categories: [
    { key: 'functional', signals: [], tags: [], label: words.needed, parties: [] },
    {
      ...{ key: 'statistics', signals: [], tags: [] },
      ...{ label: words.statistics, text: words.statisticsText, parties: ['Matomo (stats.example)'] },
    },
  ],
  texts: {
    ...{ 'ask-title': words.title, 'ask-text': words.text },
    ...{ all: words.all, none: words.none, choose: words.choose, save: words.save },
    ...{ 'always-on': words.always, 'used-by': words.usedBy },
    ...{ 'confirmed-all': '', 'confirmed-none': '', 'confirmed-some': '' },
  },
})

/** Examples of the consent banner. There is no form around the answers, so pressing them changes nothing. */
export const examples: ComponentExamples<Word> = {
  components: { ConsentQuestion, ConsentAnswers, ConsentConfirmation, ConsentOptions, WithWords },
  examples: [
    {
      id: 'question',
      stage: 'flush',
      render: ({ question }) => (
        <ConsentQuestion aria-label={question} more="#example-consent-banner-question">
          <ConsentAnswers />
        </ConsentQuestion>
      ),
    },
    {
      id: 'categories',
      stage: 'flush',
      withoutCode: true,
      render: (words) => (
        <WithWords words={{ 'consent-title': words.title, 'consent-text': words.text }}>
          <ConsentQuestion aria-label={words.categories} more="#example-consent-banner-categories">
            <div className="flow">
              <ConsentOptions consent={sampleConsent(words)} present={new Set()} />
            </div>
          </ConsentQuestion>
        </WithWords>
      ),
    },
    {
      id: 'confirmation',
      stage: 'flush',
      render: ({ confirmation }) => (
        <ConsentConfirmation aria-label={confirmation} agreed={false} onHide={() => {}} />
      ),
    },
  ],
}
