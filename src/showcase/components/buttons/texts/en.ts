import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    pair: { name: 'Primary and secondary' },
    variants: {
      name: 'All variants',
      text: 'Choose a variant by weight, not by colour. One primary button per screen is enough, and the highlight at most once per page.',
    },
    inverse: {
      name: 'On a dark panel',
      text: 'On the hero and the footer all variants change to their light colours by themselves.',
    },
    sizes: {
      name: 'Sizes',
      text: '36, 48 and 56 pixels high. On a touch screen the small one becomes 44 pixels.',
    },
    icons: {
      name: 'With icons',
      text: 'An icon helps to recognise an action and does not replace its words. If it is alone, the button has a label.',
    },
    busy: {
      name: 'Busy and disabled',
      text: 'A button that is busy keeps its name and ignores a second click. A button that always works and then explains what is missing is better than a disabled one.',
    },
    block: { name: 'Over the full width', text: 'For narrow columns such as a side panel.' },
    long: { name: 'With a long text', text: 'Text runs on to the next line. It is never cut off.' },
  },
  states: {
    intro:
      'A button that is not available does not explain why. It is better to leave it active and answer a click with a clear message.',
    rows: {
      primary: 'Primary',
      secondary: 'Secondary',
      quiet: 'Quiet',
      highlight: 'Highlight',
      danger: 'Danger',
    },
  },
  anatomy: [
    'Surface: its colour or border says how much weight the button has.',
    'Icon at the start, where it helps to recognise the action.',
    'Label: a verb and what it is about.',
    'Icon at the end: an arrow for a link.',
    'Turning ring, as long as the button is busy.',
  ],
  use: {
    when: [
      'To send, save, open or delete something.',
      'To make the main link of a page stand out, as a link that looks like a button.',
    ],
    whenNot: [
      'For a link in the middle of a text.',
      'To move between pages: that is what the menus are for.',
      'For a choice between two or three: use radio buttons or a switch.',
    ],
  },
  advice: {
    verb: {
      do: 'Begin with a verb and say what happens. One button carries the weight.',
      dont: 'Two primary buttons side by side, or words that mean nothing without context.',
    },
    link: {
      do: 'What leads to another page is a link, and opens in a new tab when asked to.',
      dont: 'A button that takes the visitor away: middle click and copying the address then fail.',
    },
  },
  responsive: [
    'Buttons in a group are side by side and wrap, the most important first.',
    'In a column narrower than 24rem they take the full width.',
    'Their height grows with the text, also at 200% text size.',
    'On touch screens every target is at least 44 by 44 pixels.',
  ],
  keyboard: {
    tab: 'Moves the focus to the next or previous button. The focus ring is 3 pixels wide with a contrast of at least 3:1. A button with aria-disabled gets focus as well.',
    enter: 'Activates the button when the key goes down.',
    space: 'Activates the button when the key goes up. Tab before that cancels.',
  },
  roles: {
    button: 'A real button; it only submits where its type says so.',
    link: 'LinkButton is a link that looks like a button.',
    label: 'The name of a button that has an icon only.',
    busy: 'Says that work is under way. The text remains the name.',
    disabled: 'Disabled, but within reach and readable. Clicking and submitting do nothing.',
  },
  writing: [
    {
      rule: 'Verb and object, at most four words',
      good: 'Send request',
      bad: 'Click here to send your request',
    },
    { rule: 'A capital for the first word only', good: 'Plan a field visit', bad: 'Plan A Field Visit' },
    { rule: 'When deleting, say what goes', good: 'Delete message', bad: 'OK' },
  ],
  properties: {
    variant: 'Visual weight. Highlight at most once per page.',
    size: '36, 48 or 56 pixels high.',
    block: 'Takes the full width.',
    iconStart: 'Icon before the text.',
    iconEnd: 'Icon after the text; an arrow turns round in a text from right to left.',
    busy: 'Shows the turning ring and ignores a second click.',
    icon: 'The icon, which is not read out.',
    label: 'The name of the button.',
    children: 'The buttons, the most important first.',
  },
  withoutScript: [
    'A button of type submit sends its form, and a LinkButton is a link.',
    'The busy state only appears with JavaScript. Without it, a second click can send the form again.',
  ],
  changes: { '1.0': 'First version: five variants, three sizes, icons, busy and disabled.' },
  words: {
    send: 'Send request',
    keep: 'Save as draft',
    save: 'Save',
    primary: 'Primary',
    secondary: 'Secondary',
    quiet: 'Quiet',
    highlight: 'Highlight',
    danger: 'Delete',
    small: 'Small',
    normal: 'Normal',
    large: 'Large',
    view: 'View project',
    download: 'Download handbook',
    search: 'Search',
    long: 'Request a study of the flood protection of your village',
    plan: 'Plan a field visit',
    cancel: 'Cancel',
    ok: 'OK',
    click: 'Click here',
    projects: 'View projects',
  },
}
export default texts
