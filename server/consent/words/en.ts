import type { ConsentWords } from './consent-words.ts'

export const en: ConsentWords = {
  'ask-title': 'Which cookies may we use?',
  'ask-text':
    'We always place cookies that are needed. The rest is for you to decide, and nothing of it loads before.',
  all: 'Accept all',
  none: 'Refuse all',
  choose: 'Choose for yourself',
  save: 'Save choice',
  'always-on': 'always on',
  'used-by': 'Used by',
  'confirmed-all': 'Thank you. You allow everything. You can change this at the bottom of each page.',
  'confirmed-none': 'Fine, only what is needed. You can change this at the bottom of each page.',
  'confirmed-some': 'Your choice is saved. You can change it at the bottom of each page.',
  functional: 'Needed',
  'functional-text': 'Remembers your language, theme and this choice. The site does not work without it.',
  statistics: 'Statistics',
  'statistics-text': 'Counts visits, so that we can improve pages.',
  marketing: 'Marketing',
  'marketing-text': 'Lets other companies show you advertisements that fit your visit.',
  embeds: 'Content of other websites',
  'embeds-text': 'Shows films, maps and forms of other websites without asking each time.',
}
