import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    light: {
      name: 'Light',
      text: 'The usual header. Below 64rem the main sections are behind Menu. If there is no room here for the whole row, open the example on its own.',
    },
    inverse: {
      name: 'Dark, above a hero',
      text: 'Only where the page starts with a dark hero: header and hero become one surface.',
    },
    sections: {
      name: 'Main navigation with sections that open',
      text: 'A section with pages below it opens a panel. Its own page comes first, followed by everything that belongs to it.',
    },
    many: {
      name: 'More than six sections',
      text: 'The row has six places. The last one is then called More and opens the rest, so put what matters most first.',
    },
    bare: {
      name: 'Without main navigation',
      text: 'As long as the menu in the content system is empty, there is no empty navigation.',
    },
    long: {
      name: 'With a long name and long words',
      text: 'What does not fit continues on the next line. Nothing is lost.',
    },
  },
  states: {
    intro:
      'The individual parts of the header. Open is a section whose panel is visible; current is the page you are on, or a page below it.',
    rows: {
      logo: 'Logo',
      link: 'Link',
      section: 'Section with pages below it',
      language: 'Language',
      theme: 'Theme',
      menu: 'Menu',
    },
  },
  anatomy: [
    'Logo and name of the site: leads to the home page.',
    'Main navigation: six places at most.',
    'A line of 2 pixels under the section you are in.',
    'Arrow: this section opens a panel.',
    'Language: the name of the current one, in that language.',
    'Theme: light or dark.',
    'Menu: on narrow screens it opens everything that does not fit in the row.',
  ],
  use: {
    when: [
      'Once at the top of every page, always in the same place and the same order.',
      'In its dark form on a page that starts with a dark hero.',
    ],
    whenNot: [
      'For links within one page: use a table of contents.',
      'For actions such as sending or signing in: place a button near the content.',
      'For everything the site has: that is what the footer and the sitemap are for.',
    ],
  },
  advice: {
    labels: {
      do: 'One or two words that say what you will find.',
      dont: 'Sentences. They fill the row and cannot be read at a glance.',
    },
    current: {
      do: 'Pass the path of the page. A page in a panel marks its section too.',
      dont: 'Without the path nothing is marked, and nobody knows where they are.',
    },
  },
  responsive: [
    'The header looks at its own width, not at that of the screen.',
    'From 64rem the main sections are in a row and the header is at least 84 pixels high.',
    'Below 64rem they are behind Menu and the header is at least 64 pixels high.',
    'Below 26rem Language and Menu only show their icon. Screen readers still get the name.',
    'The header does not stay in view while scrolling. On phones the Bottomnav is always there.',
    'Every target is at least 44 by 44 pixels.',
  ],
  keyboard: {
    tab: 'Goes from the logo to the main navigation, then to language, theme and menu. When the focus leaves an open panel, the panel closes.',
    enter:
      'Follows a link. Opens or closes a section or the languages, switches the theme or opens the menu.',
    space: 'Does the same as Enter on sections, languages, theme and menu.',
    escape: 'Closes the open panel and returns the focus to its name.',
  },
  roles: {
    header: 'The start of the page, as the landmark banner.',
    nav: 'The main navigation and the languages, each with a name of its own.',
    page: 'The link to the page you are looking at.',
    branch: 'The section that this page belongs to, and the current language.',
    disclosure: 'Opens a panel, also without JavaScript. They share a name, so only one is open at a time.',
    language:
      'The same page in another language. The name of the language is in that language. If the page is not translated, rel is left out.',
    theme: 'Pressed when the theme is dark. The name does not change.',
    menu: 'Becomes a button once JavaScript runs; until then it is a link to the sitemap.',
  },
  writing: [
    { rule: 'One or two words, not a sentence', good: 'Projects', bad: 'Take a look at all our projects' },
    {
      rule: 'Name the subject, not the department',
      good: 'Knowledge',
      bad: 'Department of research and data',
    },
    { rule: 'A language is called what it calls itself, without a flag', good: 'Deutsch', bad: 'German' },
  ],
  properties: {
    shell: 'Name of the site, menus and languages, as every page gets them.',
    path: 'Path of the page that is shown; decides what is marked.',
    inverse: 'Dark, for above a hero.',
    prefix: 'Goes before the names of the navigations where a page shows two headers.',
    items: 'The sections, the most important first.',
    item: 'A section; if there are pages below it, it opens a panel.',
  },
  withoutScript: [
    'Sections and languages open and close, one at a time. Esc and a click elsewhere do not close them.',
    'Every language is a plain link.',
    'The theme is a form. The server remembers the choice and takes you back to the page.',
    'Menu is a link to the sitemap.',
  ],
  changes: { '1.0': 'First version: light and dark, panels for sections, language, theme and menu.' },
  words: {
    locale: 'en',
    example: 'Example',
    mainMenu: 'Example: sections that open',
    longMenu: 'Example: more than six sections',
    goodMenu: 'Example: short names',
    badMenu: 'Example: long names',
    marked: 'Example: with a mark',
    unmarked: 'Example: without a mark',
    longName: 'Society for Salt Marshes, Dikes and Villages',
    read: 'Read everything about our themes',
    find: 'Discover what we can do for you',
  },
}
export default texts
