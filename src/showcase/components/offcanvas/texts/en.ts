import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    opener: {
      name: 'Opening the menu',
      text: 'Press the button: the panel slides over the page. Close it with Close, with Esc or by clicking outside it.',
    },
    panel: {
      name: 'The panel',
      text: 'Shown open here, so that you can look at it. Close is at the top right.',
    },
    nested: {
      name: 'With levels',
      text: 'A section opens below its name and begins with its own page. The branch of the page shown is open already.',
    },
    spare: { name: 'Without languages and contact', text: 'What is missing leaves no gap.' },
    many: {
      name: 'Twelve entries and long words',
      text: 'The panel scrolls on its own; its head with Close stays in view. Long words break.',
    },
  },
  states: {
    intro:
      'The current page is underlined. A section that contains the current page is open and is underlined too. A name without a page is plain text.',
    rows: { entry: 'Page', section: 'Section', text: 'Name without a page', close: 'Close' },
  },
  anatomy: [
    'Backdrop: covers the page. A click on it closes the menu.',
    'Title: the name of the dialog.',
    'Close: comes first, and gets the focus when the menu opens.',
    'Current page, underlined.',
    'Section: its arrow points up when it is open.',
    'Second level: indented, in smaller text.',
    'Languages: the same page in each language, with a tick at the current one.',
    'Theme and contact.',
  ],
  use: {
    when: [
      'For the whole menu, on screens where the header cannot show it.',
      'For a menu with levels: there is room to open them.',
    ],
    whenNot: [
      'On wide screens, where the menu fits into the header.',
      'For a message or a question: use a notification or a page of its own.',
      'For a form: a click beside the panel would close it.',
    ],
  },
  advice: {
    words: {
      do: 'Short names that can be read at a glance.',
      dont: 'Half sentences: every row grows taller, and the search takes longer.',
    },
    depth: {
      do: 'One or two levels below an entry. What is deeper can be found on the page itself.',
      dont: 'Section in section in section. Visitors have to press four times, and get lost.',
    },
  },
  responsive: [
    'The panel is at most 24rem wide. There is always a strip of the page left to press on.',
    'It slides in at the end of the line: on the right, and on the left in a text from right to left.',
    'Every row is at least 52 pixels high and grows with the text.',
    'Visitors who want less motion see the panel appear without sliding.',
    'The page below neither scrolls nor shifts.',
  ],
  keyboard: {
    open: 'On the button Menu: opens the panel. The focus goes to Close.',
    tab: 'Goes through the panel. What lies behind gets no focus, and what gets the focus is not hidden below the head.',
    escape: 'Closes the panel. The focus goes back to the button Menu.',
    section: 'On a section: opens or closes it.',
    follow: 'On a link: follows it and closes the panel.',
  },
  roles: {
    dialog: 'A modal dialog of the browser; the title is its name.',
    opener: 'Says that the button opens a dialog. Without JavaScript it is a plain link.',
    nav: 'Two navigations, each with a name of its own: the menu and the languages.',
    section: 'A section with what lies below it. Works without JavaScript.',
    page: 'The link to the page shown.',
    branch: 'An entry that the page shown lies below, and the current language.',
    language: 'The language of the page behind the link, and of its name.',
    theme: 'Says whether the dark theme is on.',
  },
  writing: [
    {
      rule: 'The same name as the title of the page, or a shorter one',
      good: 'Projects',
      bad: 'What we are up to',
    },
    { rule: 'At most three words', good: 'About us', bad: 'Who we are and what we do' },
    { rule: 'Languages in their own language', good: 'Deutsch', bad: 'German' },
  ],
  properties: {
    shell: 'Menu, languages and details of the organisation.',
    path: 'Path of the page shown; it decides what is marked and what is open.',
    prefix: 'Put before the names of the navigations, where a page shows the panel twice.',
    menu: 'Id of the dialog that opens.',
    children: 'What the button shows: an icon and the word Menu.',
  },
  withoutScript: [
    'The button Menu is a link to the sitemap, which has all pages.',
    'Languages and theme are then in the header; the languages are in the footer as well.',
    'Sections open and close without JavaScript.',
  ],
  changes: { '1.0': 'First version: the whole menu with levels, languages, theme and contact.' },
  words: {
    locale: 'en',
    example: 'Example',
    themes: 'Themes',
    projects: 'Projects',
    knowledge: 'Knowledge',
    service: 'Service',
    dikes: 'Dikes',
    villages: 'Villages',
    foreland: 'Foreland',
    allThemes: 'Everything you want to know about our themes',
    allProjects: 'The projects that we are working on at the moment',
    allKnowledge: 'What we have learnt over the past few years',
  },
}
export default texts
