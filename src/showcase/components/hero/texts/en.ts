import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    map: {
      name: 'Map',
      text: 'For the home page. The text lies on open water, and the land begins beside it. The key says what the colours mean.',
    },
    page: {
      name: 'Text only',
      text: 'For a page that deserves a strong beginning but needs no picture.',
    },
    split: {
      name: 'Text beside a picture',
      text: 'For a photo or a picture that has a meaning. It has a frame of its own; give it alternative text.',
    },
    statement: {
      name: 'Statement',
      text: 'The title is a quotation. The quotation marks come by themselves, in the language of the page. The speaker is named above it.',
    },
    plain: {
      name: 'Map without a picture',
      text: 'Where there is no picture, the panel stays dark and quiet.',
    },
    head: {
      name: 'Light page head',
      text: 'Without a hero, a page begins with a PageHead: label, title, lead and a line about the page. It can hold breadcrumbs and buttons too.',
    },
    long: {
      name: 'With a long text',
      text: 'A title of more than 60 characters is set smaller, so that the text stays in its column.',
    },
  },
  states: {
    intro:
      'A hero has no states of its own. Its buttons do: on the dark panel they take their light colours.',
    rows: { highlight: 'Highlighted button', quiet: 'Quiet button' },
  },
  anatomy: [
    'Label: a few words about who or where.',
    'Title: the h1 of the page, 45 characters at most.',
    'Lead: one or two sentences, 200 characters at most.',
    'Highlighted button: the main step, once.',
    'Quiet button: a second option.',
    'Key: colours with their names.',
    'Picture: begins where the column of text ends.',
    'Panel: dark in both themes.',
  ],
  use: {
    when: [
      'At the top of a home page, to say at a glance whose site it is.',
      'At the top of a page that opens a topic or a campaign.',
      'Statement: where the words of a person say more than a title.',
    ],
    whenNot: [
      'On a page where people come to do something or to look something up: begin with an ordinary page head.',
      'Twice on a page: the second one opens nothing.',
      'To make a message stand out: use a notification.',
    ],
  },
  advice: {
    title: {
      do: 'A title of a few words that says what is true only here.',
      dont: 'A welcome that could be on any site, and so long that it has to be set smaller.',
    },
    buttons: {
      do: 'One button stands out. The second is quiet.',
      dont: 'Three buttons of the same weight: visitors have to choose without knowing why.',
    },
  },
  responsive: [
    'Where the hero itself is narrower than 60rem, the picture is below the text.',
    'Where the screen is narrower than 60rem and there is an upright picture, it takes the place of the wide one.',
    'From 60rem the hero is at least 46rem high, or 78% of the height of the screen if that is less.',
    'The title scales with the width of the hero. At 200% text size the hero grows taller.',
    'In a text from right to left the land is on the left: the map is mirrored, a picture in a frame is not.',
  ],
  keyboard: {
    tab: 'Moves from one button to the other. On the dark panel the focus ring is ochre.',
    enter: 'Follows the link of the button.',
  },
  roles: {
    section: 'A region that is named by its title. The variant page is a plain div.',
    heading: 'The title of the page. After a change of page it takes the focus; Tab skips it.',
    picture: 'The wide and the upright picture. An empty alt says that it is decoration.',
    eager: 'The picture at the top of the page is loaded first.',
    key: 'The key: a list, with a hidden line that says what it is.',
  },
  writing: [
    {
      rule: 'A title of 45 characters at most, without a full stop',
      good: 'Land that grows with the sea',
      bad: 'Welcome to the website of the bureau that works for the coast.',
    },
    {
      rule: 'The lead says who does what',
      good: 'We measure how salt marshes grow and share what we learn.',
      bad: 'Innovative solutions for a future-proof coast',
    },
    { rule: 'A button begins with a verb', good: 'See the projects', bad: 'Click here for more' },
  ],
  properties: {
    variant:
      'Map has the picture beside the text, page has none, split puts it in a frame, statement makes a quotation of the title.',
    label: 'Small line above the title.',
    title: 'The title. Above 60 characters it is set smaller.',
    text: 'The lead.',
    picture: 'The wide picture.',
    portrait: 'The upright picture for narrow screens. Without a second picture it is used everywhere.',
    buttons: 'For each button its label, href and style: highlight or quiet.',
    legend: 'A name for each colour of the map. If it is empty, there is no key.',
    headingId: 'The id of the heading, which names the region.',
    isPageTitle: 'The heading is the h1 of the page and the picture is loaded at once.',
    headingLevel: 'Level of the heading of any other hero.',
  },
  withoutScript: [
    'The hero is plain HTML: text, picture, key and links work without JavaScript.',
    'The browser itself chooses between the wide and the upright picture.',
  ],
  changes: { '1.0': 'First version: map, text, framed picture, statement and page head.' },
  words: {
    bureau: 'Bureau for coast and salt marsh',
    land: 'Land that grows with the sea',
    landText:
      'Salt marshes rise when the water rises. We measure how that works, build them and share what we learn.',
    highlight: 'See the projects',
    quiet: 'How a salt marsh grows',
    water: 'water',
    slik: 'mudflat',
    zeekraal: 'glasswort',
    lamsoor: 'sea lavender',
    zeealsem: 'sea wormwood',
    knowledge: 'Knowledge',
    measure: 'Measure, build, share',
    measureText: 'Thirty years of measurements along the coast, free to use for research and teaching.',
    oosterdorp: 'Oosterdorp',
    village: 'The village that designed its own dike',
    villageText: 'Forty residents, six evenings, one design.',
    villageAlt: 'Map of the salt marsh off Oosterdorp, with its creeks and brushwood dams',
    read: 'Read the story',
    spade: 'My grandfather made land with a spade',
    worker: 'Jikke Vonk, marsh worker',
    visit: 'Spend a day on the mudflats',
    visitText: 'From April to October our field workers take groups along. We have boots in every size.',
    plan: 'Plan a field visit',
    foreland: 'Foreland',
    grows: 'How a salt marsh grows',
    growsText: 'Twice a day the sea brings silt. Plants hold on to it, and the land rises.',
    meta: '12 November 2026',
    adaptation: 'Climate adaptation along the Wadden coast',
    long: 'Coastal flood protection that grows with the rising water, all the way from the Dollard to the German Bight',
    longText:
      'Along three hundred kilometres of coast we work with water boards, farmers and residents to find out where the foreland can take the strain off the dike, how much room that needs and what happens when the sea rises faster than the land.',
    longAction: 'Request a study of the flood protection of your village',
    welcome: 'Welcome to the website of the bureau that works day after day for coast and salt marsh',
    short: 'We measure, build and share what we learn.',
  },
}
export default texts
