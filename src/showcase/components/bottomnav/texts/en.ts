import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    five: {
      name: 'Five destinations',
      text: 'Home, the first three entries of the main menu, and Menu. On the site the bar stays at the bottom of the screen; here it is part of the page, so that you can look at it.',
    },
    home: {
      name: 'On the home page',
      text: 'If the main menu itself links to the home page, the bar still shows that link only once.',
    },
    below: {
      name: 'On a page below a destination',
      text: 'The destination is marked then too: you are still inside it.',
    },
    three: {
      name: 'Three destinations',
      text: 'Destinations grow no wider than 10rem and stay together in the middle.',
    },
    long: {
      name: 'With long words',
      text: 'Long words break and make the bar taller. Nothing is cut off.',
    },
  },
  states: {
    intro:
      'Three things show where you are: bolder text, more contrast and a line of 3 pixels above the icon. Menu is never the current place, because it only opens something.',
    rows: { destination: 'Destination', menu: 'Menu' },
  },
  anatomy: [
    'Bar: fixed to the bottom of the screen, with a line above it.',
    'Icon of 24 pixels, to find the destination faster.',
    'Line above the current destination.',
    'Name: always visible, 13 pixels, centred below the icon.',
    'Menu: always the last one, opens the whole menu.',
    'Safe area: keeps the bar clear of the swipe bar of the phone.',
  ],
  use: {
    when: [
      'On phones, for the three to five places where visitors go most.',
      'Beside the whole menu, which is always behind the last button.',
    ],
    whenNot: [
      'On wide screens: there the header shows the menu.',
      'For actions such as share, save or send.',
      'For the steps of a form or the parts of one page.',
      'As the only way to a page: every entry is in the menu and on the sitemap as well.',
    ],
  },
  advice: {
    names: {
      do: 'One short word for each destination, the same as in the main menu.',
      dont: 'Half sentences that all begin alike: the bar grows tall and the difference comes last.',
    },
    places: {
      do: 'Places on the site, the same on every page and in the same order.',
      dont: 'Actions. People who expect a place are startled when something happens. Put them with the content.',
    },
  },
  responsive: [
    'Only on screens narrower than 48rem. Above that there is no bar.',
    'Every destination is at least 4rem (64 pixels) high, and all are equally wide.',
    'In a bar narrower than 24rem the type gets narrower, so that words stay whole for longer.',
    'The bar disappears while the on-screen keyboard is open and comes back afterwards. It stays when you scroll.',
    'The page leaves room at its end, so that the bar never covers the footer or anything that has the focus.',
    'In a text from right to left the row begins on the right.',
  ],
  keyboard: {
    tab: 'Moves the focus to the next or previous destination. The bar comes after the footer. The focus ring is inside the edge, so that it does not run off the screen.',
    enter: 'Follows the link. On Menu: opens the menu.',
    space: 'On Menu only: opens the menu.',
  },
  roles: {
    nav: 'A navigation with a name of its own, Quick menu, beside that of the main menu.',
    list: 'The destinations are a list, so that their number is known.',
    page: 'The destination is the page shown.',
    branch: 'The page shown lies below the destination.',
    menu: 'Menu is a button that opens a dialog. Without JavaScript it is a plain link.',
    icon: 'Icons are not read out: the name says it already.',
  },
  writing: [
    { rule: 'One word, at most twelve letters', good: 'Projects', bad: 'View all of our projects' },
    { rule: 'A noun, because it is a place', good: 'Knowledge', bad: 'Read more' },
    { rule: 'The same name as in the main menu', good: 'Themes', bad: 'Subjects' },
  ],
  properties: {
    items: 'The main menu. The first three that have an address come between Home and Menu.',
    path: 'Path of the page shown; it decides what is marked.',
    inline: 'Puts the bar in the flow of the page instead of at the bottom of the screen.',
    label: 'Name of the navigation, where a page has more than one. Otherwise: Quick menu.',
    icon: 'The icon above the name.',
    href: 'Address of the destination.',
    children: 'The name of the destination.',
  },
  withoutScript: [
    'The bar comes complete from the server, with the current destination marked.',
    'Menu is then a link to the sitemap, which has all pages.',
    'The bar also stays when the on-screen keyboard opens.',
  ],
  changes: { '1.0': 'First version: three to five destinations, the menu as the last one.' },
  words: {
    themes: 'Themes',
    projects: 'Projects',
    knowledge: 'Knowledge',
    home: '/en',
    protection: 'Coastal flood protection',
    adaptation: 'Climate adaptation',
    volunteers: 'Volunteer opportu\u00ADnities',
    allThemes: 'All about our themes',
    allProjects: 'All about our projects',
    allKnowledge: 'All about our knowledge',
    back: 'Back',
    share: 'Share page',
    print: 'Print',
    labelFive: 'Example: five destinations',
    labelHome: 'Example: home page',
    labelBelow: 'Example: below a destination',
    labelThree: 'Example: three destinations',
    labelLong: 'Example: long words',
    labelGood: 'Example: short names',
    labelBad: 'Example: half sentences',
    labelPlaces: 'Example: places',
    labelActions: 'Example: actions',
  },
}
export default texts
