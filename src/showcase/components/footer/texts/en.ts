import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    full: {
      name: 'Complete',
      text: 'Name and address, three groups of links and the languages. The link to the page you are on is underlined.',
    },
    consent: {
      name: 'With consent to cookies',
      text: 'If the site only measures after consent, visitors can change their answer here.',
    },
    company: {
      name: 'With legal numbers',
      text: 'If the content system has a trade register number and a VAT number, they are shown beside the name. A telephone number that cannot be dialled stays plain text.',
    },
    bare: {
      name: 'Without menus and address',
      text: 'What is missing leaves no gap.',
    },
    long: {
      name: 'With a long name and many links',
      text: 'Long words continue on the next line. Twelve links in one group are really too many.',
    },
  },
  states: {
    intro:
      'Links and buttons on the dark surface. Current is the page you are looking at, or the language you are reading.',
    rows: {
      link: 'Link',
      language: 'Language',
      consent: 'Change cookies',
      top: 'Back to top',
    },
  },
  anatomy: [
    'Logo and name of the site: leads to the home page.',
    'Who we are, where to find us and how to reach us.',
    'Heading of a group, which also names its navigation.',
    'Links one below the other, each at least 36 pixels high.',
    'The languages of this page.',
    'Whose site this is, with its legal numbers.',
    'Change cookies, only where consent is asked for.',
    'Back to top.',
  ],
  use: {
    when: [
      'Once at the bottom of every page, with the same links everywhere.',
      'For what visitors look for down there: contact, privacy, accessibility, vacancies.',
    ],
    whenNot: [
      'As the only way to an important page: put it in the menu too.',
      'For news or a call to action: those belong with the content.',
      'As a second sitemap: link to the sitemap.',
    ],
  },
  advice: {
    few: {
      do: 'Five links per group at most, the most wanted first.',
      dont: 'The whole menu once more. To find one thing, people have to read everything.',
    },
    names: {
      do: 'Each link says by itself where it leads.',
      dont: 'Words that only mean something once you read the rest.',
    },
  },
  responsive: [
    'From 60rem the name and the groups are side by side.',
    'Below 60rem there are two columns, and the name takes the whole line.',
    'Below 22rem everything is in one column.',
    'On screens below 48rem there is room at the end for the Bottomnav, so that it covers nothing.',
    'A telephone number reads from left to right, also in a text from right to left.',
    'On paper only the line that says whose site this is remains.',
  ],
  keyboard: {
    tab: 'Goes through name, contact, groups and languages, and then through the last line.',
    enter: 'Follows a link, or asks for consent again.',
    space: 'Asks for consent again when Change cookies has the focus.',
  },
  roles: {
    footer: 'The end of the page, as the landmark contentinfo.',
    nav: 'Each group is a navigation, named by its heading.',
    heading: 'The heading of a group. Groups can be found in the list of headings too.',
    page: 'The link to the page you are looking at.',
    language:
      'The same page in another language. The name of the language is in that language. If the page is not translated, rel is left out.',
    contact: 'Dials the number on a phone. An email address is a link in the same way.',
    form: 'Change cookies is a form, so that it works without JavaScript too.',
  },
  writing: [
    { rule: 'A heading of one word', good: 'Topics', bad: 'What we are working on' },
    { rule: 'Call a link what its page is called', good: 'Accessibility', bad: 'Read more' },
    { rule: 'Write a telephone number with spaces', good: '+31 595 55 01 20', bad: '0031595550120' },
  ],
  properties: {
    shell: 'Name of the site, menus, languages and organisation, as every page gets them.',
    path: 'Path of the page that is shown; decides which link is underlined.',
    prefix: 'Goes before the names of the navigations where a page shows two footers.',
    organization: 'Who can be reached, and how. Without a number and an address nothing is shown.',
  },
  withoutScript: [
    'Everything is a plain link, also the languages and the way back to the top.',
    'Change cookies sends a form. The server takes you back to the page and asks the question again.',
  ],
  changes: { '1.0': 'First version: organisation, groups of links, languages, legal numbers and cookies.' },
  words: {
    locale: 'en',
    example: 'Example',
    phone: '0800 oever (free of charge)',
    longName: 'Society for Salt Marshes, Dikes and Villages',
    privacy: 'Privacy',
    accessibility: 'Accessibility',
    more: 'Read more',
    click: 'Click here',
  },
}
export default texts
