import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    kinds: {
      name: 'Four kinds',
      text: 'Choose the kind by its meaning: information, success, warning or error. The colour, the icon and the hidden word follow by themselves.',
    },
    actions: {
      name: 'With something to do',
      text: 'Add what the visitor can do now. One or two actions are enough.',
    },
    plain: { name: 'Without a title', text: 'Where one sentence is enough, leave the title out.' },
    rich: {
      name: 'With a list and a link',
      text: 'The content may be more than a sentence. Keep it short: a notification is not a page.',
    },
    banner: {
      name: 'Below the header',
      text: 'For what applies to the whole site. Its text is in the column of the page.',
    },
    closable: {
      name: 'With a close button',
      text: 'Only for what the visitor can do without. Code that removes the notification moves the focus to where it was.',
    },
    toasts: {
      name: 'Toasts to try out',
      text: 'A toast comes with showToast, from any piece of code. It stays in the corner for six seconds, and waits while the pointer or the focus is on it. With an action it stays until somebody closes it.',
    },
    toast: {
      name: 'A toast at rest',
      text: 'This is what a toast looks like. It is never the only place where an error is shown.',
    },
    long: {
      name: 'With a long text',
      text: 'Title and text run on. The close button stays with the first line.',
    },
  },
  states: {
    intro:
      'A notification itself does not change. Its close button does: it gets a background under the pointer, and a ring when it has focus.',
    rows: { info: 'Information', success: 'Success', warning: 'Warning', danger: 'Error' },
  },
  anatomy: [
    'Bar of 6 pixels in the colour of its kind.',
    'Icon of its kind. Before the title is a hidden word, for those who do not see the icon.',
    'Title: what has happened.',
    'Text: what it means and what can be done.',
    'Actions: small buttons or a link.',
    'Close, only if the visitor can do without the message.',
  ],
  use: {
    when: [
      'To say what came of an action: sent, saved, failed.',
      'To warn of something that applies now, such as a strong wind.',
      'In a text, to set one thing apart.',
    ],
    whenNot: [
      'For an error in a field: that is shown at the field and in the summary above.',
      'For advertising or news.',
      'For a question that must be answered first: use a dialog.',
      'As a toast, if the visitor needs the message later.',
    ],
  },
  advice: {
    next: {
      do: 'Say what happened and what the visitor can do now.',
      dont: 'A code and a reproach. Nobody knows what to do next.',
    },
    weight: {
      do: 'One notification for what matters now.',
      dont: 'A panel for every message. Where everything stands out, nothing does.',
    },
  },
  responsive: [
    'A notification is as wide as its column. On a narrow screen, large text goes below the icon.',
    'Toasts are at the bottom, on the side where text starts. On a phone they are above the Bottomnav.',
    'At most three toasts are shown at once. Where they do not fit, the stack scrolls.',
    'The close button is 44 by 44 pixels.',
  ],
  keyboard: {
    tab: 'Moves to the actions and to the close button. A toast never takes the focus by itself.',
    enter:
      'Carries out the action, or closes the notification. If you close a toast like this, the focus goes to the next one, or back to where you were.',
    escape: 'Closes the newest toast, unless a menu or a dialog is open.',
  },
  roles: {
    note: 'A notification that is part of the page from the start.',
    status: 'A result that appears later. A screen reader says it once it has finished reading.',
    alert: 'Something that failed. A screen reader says it at once.',
    live: 'The two places of toasts are in the page from the start, and empty. Only what is added is read out.',
    word: 'The word of its kind, for those who see neither colour nor icon. It is left out where the title starts with it.',
    close: 'The name of the button. With a toast it includes the title.',
    icon: 'The icon is not read out.',
  },
  writing: [
    { rule: 'The title says what has happened', good: 'Sending failed', bad: 'Oops, something went wrong!' },
    {
      rule: 'The text says what the visitor can do now',
      good: 'Check your connection and try again.',
      bad: 'Error 502',
    },
    {
      rule: 'Give the day and time of what will pass',
      good: 'The route is open until 15:10.',
      bad: 'The route will close again soon.',
    },
  ],
  properties: {
    tone: 'Its kind: colour, icon and word.',
    title: 'What has happened.',
    children: 'The explanation. A plain sentence becomes a paragraph.',
    actions: 'Buttons or links: what the visitor can do now.',
    variant: 'In the text, at full width below the header, or as a toast above the page.',
    role: 'note for content; status for a result and alert for a failure, where they appear later; none inside such a place.',
    onClose: 'Adds a button that closes it.',
    closeLabel: 'Name of that button.',
  },
  withoutScript: [
    'A notification in the page is plain HTML and is always there.',
    'After a form has been sent, the result is on the new page, and the address leads to it.',
    'Toasts only appear with JavaScript. That is why they say nothing that cannot be read elsewhere.',
    'The close button only works with JavaScript. Use it for notifications that only appear in the browser.',
  ],
  changes: { '1.0': 'First version: four kinds, in the text, below the header and as a toast.' },
  words: {
    info: 'Low water at 13:42',
    infoText: 'The route across the mudflat is open until 15:10.',
    success: 'Request sent',
    successText: 'You will hear from us within three working days.',
    warning: 'Strong wind expected',
    warningText: 'Field visits may be cancelled tomorrow.',
    danger: 'Sending failed',
    dangerText: 'Check your connection and try again. What you filled in is still there.',
    again: 'Try again',
    contact: 'Contact us',
    plain: 'This week’s measurements have not been checked yet.',
    bring: 'Bring along',
    boots: 'boots that reach up to your knees',
    water: 'water and something to eat',
    tides: 'See the tides',
    saved: 'Saved',
    savedText: 'Your preference applies to all pages.',
    showSaved: 'Show a toast',
    showFailed: 'Show an error',
    showAction: 'Show a toast with a link',
    version: 'There is a new measurement',
    look: 'View measurement',
    vague: 'Error 502',
    vagueText: 'Invalid request. Contact the administrator.',
    long: 'The coastal flood protection programme for Noorderhoek starts three weeks later than planned',
    longText:
      'After last week’s storm the brushwood dams are breached in four places. We will mend those first. After that the field visits continue, in the same order. If you have signed up, you will be sent a new date.',
  },
}
export default texts
