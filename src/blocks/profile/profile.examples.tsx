/**
 * Live examples of the block "profile": the design system shows them, and tests render them. Addresses such
 * as `#part-profile` are parts of the design system's own page.
 */
import type { ComponentExamples } from '../../examples/component-examples.ts'
import { ProfileBlock } from './profile.tsx'

/** Keys of the texts in these examples. */
type Word =
  | 'label'
  | 'title'
  | 'text'
  | 'watcher'
  | 'watcherText'
  | 'sleeper'
  | 'sleeperText'
  | 'dreamer'
  | 'dreamerText'

export const examples: ComponentExamples<Word> = {
  components: { ProfileBlock },
  examples: [
    {
      id: 'usual',
      stage: 'wide',
      render: (words) => (
        <ProfileBlock
          id="sample-profile"
          headingId="sample-profile-title"
          label={words.label}
          title={words.title}
          text={words.text}
          items={[
            { title: words.watcher, text: words.watcherText, link: { href: '#part-profile' } },
            { title: words.sleeper, text: words.sleeperText },
            { title: words.dreamer, text: words.dreamerText },
          ]}
        />
      ),
    },
  ],
}
