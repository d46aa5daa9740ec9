import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    picture: {
      name: 'With a picture',
      text: 'The usual card: a picture, a line above, a title and sometimes a sentence. It has no box around it.',
    },
    panel: {
      name: 'Panel',
      text: 'With a box, for cards that have no picture or that sit among other content. If you give a panel a picture, it reaches to the edge.',
    },
    row: {
      name: 'Without a picture',
      text: 'Words only. Choose row where pictures would add nothing: a term, a question, a job.',
    },
    lead: { name: 'Lead', text: 'For the first of a group. Its title grows as soon as there is room.' },
    list: {
      name: 'List of pages',
      text: 'SummaryCards makes a list of pages. Above each title is the label of the page, or else its date.',
    },
    mosaic: {
      name: 'Mosaic',
      text: 'Three pages of which one matters most: one large card and two beside it.',
    },
    lines: {
      name: 'Rows',
      text: 'For news and other lists that people scan by date. A row has no picture and is as short as it can be.',
    },
    artwork: {
      name: 'Without a picture of its own',
      text: 'Where a page has no picture and one beside it does, an area in the colours of the brand stands in. Where none has one, nothing does.',
    },
    inverse: { name: 'On a dark panel', text: 'On a dark panel the colours change by themselves.' },
    loading: {
      name: 'While loading',
      text: 'Only for lists that the browser itself fetches. The outlines do not move; the list says that it is busy.',
    },
    long: {
      name: 'With a long text',
      text: 'A title should fit on two lines. Where it does not, it runs on. Long words break.',
    },
  },
  states: {
    intro:
      'The states apply to the whole card, because the link covers it. Pointing at it underlines the title and makes the picture slightly larger; with reduced motion only the line appears.',
    rows: { plain: 'With a picture', panel: 'Panel', row: 'Without a picture', line: 'Row' },
  },
  anatomy: [
    'Picture: 4 by 3, decoration without alternative text.',
    'Line above the title: a place, a kind or a date.',
    'Title: the heading and at the same time the only link.',
    'Text: one or two sentences at most.',
    'Target: the link covers the whole card, and the focus ring goes around it.',
    'Date of a row.',
    'Title of a row, the only link here too.',
    'Arrow: says that the row leads somewhere.',
  ],
  use: {
    when: [
      'To let people choose between pages of one kind: projects, stories, people.',
      'To show at the end of a page what to read next.',
      'Rows: for lists in which a date and a title are enough.',
    ],
    whenNot: [
      'For one link in running text: make it an ordinary link.',
      'For something with several links or with buttons: a card has one destination.',
      'To put a box around text that leads nowhere: use a notification or a heading.',
    ],
  },
  advice: {
    title: {
      do: 'The title says where the link leads, even on its own.',
      dont: '“Read more” means nothing in a list of links. The title of the page is gone.',
    },
    text: {
      do: 'One sentence is enough to choose by.',
      dont: 'Putting all the content on the card makes the list hard to read and the page pointless.',
    },
  },
  responsive: [
    'A list has as many columns as fit; a column is at least 18rem wide, and as wide as the screen on a narrow one.',
    'A card that is the only one in its list is at most 30rem wide.',
    'A mosaic looks at the room it has: from 36rem two cards are below the large one, from 54rem beside it.',
    'In a row the date is above the title, and from 42rem in front of it.',
    'Cards grow with their text, also at 200% text size. Nothing is cut off.',
  ],
  keyboard: {
    tab: 'Moves to the link of the next or previous card. The ring goes around the whole card.',
    enter: 'Follows the link.',
  },
  roles: {
    list: 'A list: a screen reader can say how many cards there are.',
    article: 'One card, which makes sense on its own.',
    link: 'The title is the heading and the only link. You choose the level of the heading.',
    picture: 'The picture is decoration: the title already says where the link leads.',
    time: 'The date, for people and for machines.',
    busy: 'A list that is still loading. The outlines in it are hidden from screen readers.',
  },
  writing: [
    {
      rule: 'A title says what happens and fits on two lines',
      good: 'The village that designed its own dike',
      bad: 'Participation process reinforcement project Oosterdorp: review and outlook',
    },
    {
      rule: 'A place, a kind or a date above the title',
      good: 'Noorderhoek, since 2022',
      bad: 'Read our story now',
    },
    {
      rule: 'The text adds to the title and does not repeat it',
      good: 'Forty residents, six evenings, one design.',
      bad: 'Read here about the village that designed its own dike.',
    },
  ],
  properties: {
    title: 'The text of the link. If it is empty, the address is shown.',
    href: 'Where the link leads.',
    meta: 'Small line above the title.',
    text: 'One or two sentences below the title.',
    html: 'Formatted text below the title, for a card that says it all itself.',
    picture: 'The picture above the text. Row never shows one.',
    isAmongPictures:
      'Whether cards beside it show pictures: without one of its own, an area in the colours of the brand stands in.',
    variant: 'Plain has no box, panel has one, lead is the large one and row has no picture.',
    headingLevel: 'Level of the heading: one below the heading above the list.',
    items: 'The pages, in order.',
    layout: 'Grid is even; mosaic makes the first one large.',
    date: 'A day such as 2026-11-12. It is written in the language of the page.',
    children: 'The rows.',
    textLang: 'Language tag of title and text where it is not that of the page.',
  },
  withoutScript: [
    'Cards and rows are links in plain HTML. Everything works without JavaScript.',
    'Outlines only exist in a browser that fetches a list itself. The server sends the cards at once.',
  ],
  changes: { '1.0': 'First version: four variants, list, mosaic, rows and outlines.' },
  words: {
    polder: 'A summer polder opens to the tide again',
    polderText:
      'After eighty years the sea is back. Within three seasons it had left eleven centimetres of silt.',
    noorderhoek: 'Noorderhoek, since 2022',
    dams: 'Brushwood dams, now with measuring points',
    damsText: 'Sensors in an old technique: after every tide we know how much silt has stayed.',
    langenwerder: 'Langenwerder',
    village: 'The village that designed its own dike',
    villageText: 'Forty residents, six evenings, one design.',
    oosterdorp: 'Oosterdorp',
    storm: 'Storm season has begun: how to read our water levels',
    glasswort: 'Glasswort turns the foreland red earlier than ever',
    handbook: 'Salt marsh handbook now available in German',
    loading: 'Projects',
    long: 'Why the flood protection of the Wadden coast begins with a strip of land that lies under water twice a day',
    longMeta: 'Research into climate adaptation along the whole coast, from the Dollard to the German Bight',
    longText:
      'Thirty years of measurements in eighteen places show how fast a salt marsh grows, where it stops growing, and what brushwood dams change about that.',
    word: 'Counterfloodprotectionprogrammecommunications',
    more: 'Read more',
    everything:
      'In spring the residents met in the village hall for the first time. Five more evenings followed, about the height, the route for cyclists, the place of the pumping station and the costs. In October there was a design, which the water board adopted in November. Work begins next year, after the breeding season, and will take about two years.',
  },
}
export default texts
