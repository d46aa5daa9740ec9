import type { SameTexts } from '../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  'skip-links': {
    title: 'Skip link',
    summary:
      'Takes people who use a keyboard past everything that is the same on each page. Seen only while it has focus.',
    examples: { focus: 'With focus' },
    words: { text: 'Skip to content' },
  },
  crumbs: {
    title: 'Breadcrumbs',
    summary: 'The way from the home page to this page. The last name is the page itself and is not a link.',
    examples: { usual: 'Three levels', long: 'Long titles run on to the next line' },
    words: {
      label: 'Example: breadcrumbs',
      labelLong: 'Example: breadcrumbs with long titles',
      themes: 'Themes',
      dikes: 'Dikes',
      page: 'The sleeper near Oosterdorp',
      long: 'Climate adaptation strategy for the northern coastal region',
      longer: 'Coastal flood protection programme from 2027 until 2032',
    },
  },
  toc: {
    title: 'Table of contents',
    summary:
      'The headings of a long page. The one you are reading is marked; without JavaScript they are plain links.',
    examples: { usual: 'The headings of this page' },
    words: {
      label: 'Example: on this page',
      principles: 'Four principles',
      all: 'All parts',
      rebrand: 'A different look',
      supporting: 'Supporting parts',
    },
  },
  pager: {
    title: 'Pager',
    summary: 'The previous and the next page of a series, by their titles.',
    examples: { usual: 'In the middle of a series', first: 'First page, with a long title' },
    words: {
      label: 'Example: series',
      labelFirst: 'Example: start of the series',
      before: 'The watcher',
      after: 'The dreamer',
      long: 'Why a salt marsh grows a little higher with every flood',
    },
  },
  pagination: {
    title: 'Pagination',
    summary: 'The pages of a list, with what is shown above it. Pages that are left out are an ellipsis.',
    examples: { middle: 'In the middle of a long list', first: 'Start of a short list' },
    words: {
      label: 'Example: pages',
      labelFirst: 'Example: pages of a short list',
      part: '73–84 of 504',
      partFirst: '1–12 of 29',
    },
  },
  filters: {
    title: 'Filters',
    summary:
      'Links that shorten a list: by topic, year and month, with the number of items. On a phone the row scrolls.',
    examples: { topic: 'A topic is chosen', year: 'A year is chosen, with its months' },
    words: {
      label: 'Example: filters',
      labelTime: 'Example: filters by time',
      topics: 'Topics',
      year: 'Year',
      all: 'All',
      dikes: 'Dikes',
      silt: 'Silt',
      plants: 'Plants of the salt marsh',
      more: 'All 48',
      may: 'May',
      june: 'June',
    },
  },
  'term-list': {
    title: 'List of topics',
    summary:
      'All topics from A to Z with the number of items. From 25 topics on with a row of letters above.',
    examples: { short: 'Short, without letters', long: 'Long, with letters' },
    words: {
      dikes: 'Dikes',
      silt: 'Silt',
      plants: 'Plants of the salt marsh',
    },
  },
  'language-menu': {
    title: 'Language menu',
    summary:
      'The same page in another language. Each language goes by the name it gives itself, without a flag.',
    examples: { usual: 'One language lacks this page' },
    words: { label: 'Example: choose a language', current: 'en', untranslated: 'de' },
  },
  'theme-switch': {
    title: 'Theme switch',
    summary:
      'Light or dark. The choice is kept for a year and works without JavaScript too. This button really works.',
    examples: { usual: 'A button without a visible label' },
    words: { path: '/en/designsystem' },
  },
  segmented: {
    title: 'Segmented control',
    summary:
      'One of a few choices, all in view. They are radio buttons: you choose with the arrow keys, and a form sends the choice.',
    examples: { usual: 'Two choices', many: 'Four choices, which wrap on a narrow screen' },
    words: {
      unit: 'Unit',
      metres: 'Metres',
      feet: 'Feet',
      zone: 'Zone',
      mud: 'Mudflat',
      pioneer: 'Pioneer zone',
      low: 'Low marsh',
      high: 'High marsh',
    },
  },
  go: {
    title: 'Link to more',
    summary: 'Leads to another page. The arrow stays with the last word and follows the reading direction.',
    examples: { usual: 'Below a text', long: 'Long text' },
    words: {
      text: 'See all projects',
      long: 'Read how the flood protection programme counts the salt marsh as part of the height of the dike',
    },
  },
  icon: {
    title: 'Icons',
    summary:
      'Our own drawings on a grid of 24, with one stroke width. They go with words and are never read out.',
    examples: {
      all: 'All icons with their names',
      flip: 'With flip: the same arrow in a text from left to right and from right to left',
    },
    words: {},
  },
  badge: {
    title: 'Badge',
    summary: 'A state in one or two words.',
    examples: { tones: 'Four kinds' },
    words: { draft: 'Draft', stable: 'Stable', info: 'New', warning: 'Deprecated' },
  },
  'data-table': {
    title: 'Table',
    summary:
      'Data in rows and columns. Too wide for the screen? Then the table scrolls, with arrow keys too; the page does not.',
    examples: { usual: 'With a caption and numbers', wide: 'Wide table without a caption' },
    words: {
      caption: 'Height of the zones at Noorderhoek',
      wide: 'Sedimentation per month, in millimetres',
      zone: 'Zone',
      height: 'Height in cm above sea level',
      floods: 'Floods per year',
      mud: 'Mudflat',
      pioneer: 'Pioneer zone',
      marsh: 'High marsh',
      place: 'Station',
    },
  },
  'code-block': {
    title: 'Code block',
    summary:
      'Code to read and to copy, from left to right in every language. The copy button is only there if your browser can copy.',
    examples: { usual: 'A few lines', long: 'A long line scrolls' },
    words: { label: 'Example: style of a notification', labelLong: 'Example: fetching measurements' },
  },
  'copy-button': {
    title: 'Copy button',
    summary: 'Puts a text on the clipboard and says whether that worked. Without JavaScript it is not there.',
    examples: { usual: 'Beside the name of a token' },
    words: {},
  },
  progress: {
    title: 'Progress',
    summary: 'A bar along the top of the window when a page takes longer than a blink.',
    examples: { loading: 'A page is loading' },
    words: { label: 'Example: the page is loading' },
  },
  skeleton: {
    title: 'Skeleton',
    summary: 'The outlines of cards that are being fetched. They do not move and are not read out.',
    examples: { cards: 'Three cards' },
    words: { label: 'Example: fetching projects' },
  },
  'error-summary': {
    title: 'Error summary',
    summary: 'Appears above a form that was not sent, and leads to each answer that has to change.',
    examples: { usual: 'Two answers' },
    words: {
      title: 'Check two answers',
      email: 'Enter an email address, such as name@example.com',
      date: 'Choose a day that is still to come',
    },
  },
  'consent-banner': {
    title: 'Consent',
    summary:
      'Asks within the page whether we may measure, with two answers of equal weight. Nothing is measured before a yes.',
    examples: {
      question: 'The question',
      categories: 'A choice for each category',
      confirmation: 'The confirmation',
    },
    words: {
      question: 'Example: question about consent',
      confirmation: 'Example: confirmation',
      categories: 'Example: choice of categories',
      title: 'Which cookies may we use?',
      text: 'Nothing but what is needed loads before you have chosen.',
      all: 'Accept all',
      none: 'Refuse all',
      choose: 'Choose for yourself',
      save: 'Save choice',
      always: 'always on',
      usedBy: 'Used by',
      needed: 'Needed',
      statistics: 'Statistics',
      statisticsText: 'Counts visits, so that we can improve pages.',
    },
  },
  'media-text': {
    title: 'Picture and text',
    summary: 'Block. A picture beside a piece of text. On a narrow screen the picture is above the text.',
    examples: { start: 'Picture first', end: 'Picture last', figure: 'A picture alone' },
    words: {
      title: 'Plants do the work',
      text: 'Glasswort comes first. Between its stems the water grows still, and the silt sinks to the bottom.',
      link: 'Open the plant guide',
      caption: 'Glasswort in October, seen from above',
      titleEnd: 'Dams of brushwood',
      textEnd: 'A dam stops the waves, not the water. In the lee behind it, new land begins.',
      alone: 'The tidal flats at low water',
    },
  },
  quote: {
    title: 'Quote',
    summary: 'Block. What somebody said, and who said it. The quotation marks are those of the language.',
    examples: { usual: 'With a name and a role', long: 'Long quote' },
    words: {
      text: 'In October there is a red carpet, and nobody has rolled it out.',
      role: 'ecologist',
      long: 'My grandfather called it lost land. Now my sheep graze there from May to September, and in winter the sea spends its strength on it, half a kilometre before the dike.',
    },
  },
  faq: {
    title: 'Questions and answers',
    summary: 'Block. Questions that open their answers, without JavaScript too.',
    examples: { usual: 'Three questions' },
    words: {
      title: 'Before you come',
      dog: 'Can I bring my dog?',
      dogAnswer: 'Yes, on a lead. Not from April until mid-July: that is when birds nest here.',
      boots: 'Do I need boots?',
      bootsAnswer: 'Almost always. After a spring tide the path is ankle-deep in water.',
      long: 'What happens to my excursion if the forecast of the water level still changes in the morning?',
      longAnswer: 'Then we call you before nine. You can choose another day at no cost.',
    },
  },
  'download-list': {
    title: 'Downloads',
    summary:
      'Block. Files with what you want to know first: type, size, number of pages, and whether they are accessible.',
    examples: { usual: 'From almost everything known to nothing known' },
    words: {
      title: 'To take with you',
      report: 'Annual report 2026',
      map: 'Map of the stations',
      long: 'Implementation programme for flood protection and climate adaptation in the northern coastal region',
    },
  },
  table: {
    title: 'Table in a page',
    summary: 'Block. A table from the content system. A column with only numbers is aligned to the end.',
    examples: { usual: 'With a title and a caption' },
    words: {
      title: 'How fast it grows',
      caption: 'Sedimentation per zone',
      zone: 'Zone',
      year: 'Per year',
      mud: 'Mudflat',
      pioneer: 'Pioneer zone',
      marsh: 'High marsh',
    },
  },
  stats: {
    title: 'Figures',
    summary: 'Block. Two to four numbers with what they count.',
    examples: { usual: 'Four figures' },
    words: {
      title: 'The marsh in figures',
      area: '1,240',
      areaLabel: 'of salt marsh in our care',
      growth: '18',
      growthLabel: 'of new silt each year',
      places: 'stations along the coast',
      birds: '43,000',
      birdsLabel: 'waders at high water',
    },
  },
  rows: {
    title: 'Rows',
    summary: 'Block. A list of links without pictures, with or without a date.',
    examples: { dated: 'News with dates', plain: 'Pages without dates' },
    words: {
      title: 'News',
      all: 'All news',
      storm: 'What the storm left of the dams',
      plan: 'The management plan is open for comment',
      birds: 'Spoonbills stay longer',
      titlePlain: 'Further reading',
      long: 'Climate adaptation strategy: how the coastal region prepares for higher water',
      short: 'Working with us',
    },
  },
  'call-to-action': {
    title: 'Call to action',
    summary: 'Block. One thing to do now. At most one on a page.',
    examples: { picture: 'With a picture', plain: 'Without a picture' },
    words: {
      title: 'Join us for a day',
      text: 'From April to October we take you out into the field.',
      link: 'Plan a visit',
      titlePlain: 'Report a broken dam',
      linkPlain: 'Send a report',
    },
  },
  gallery: {
    title: 'Gallery',
    summary:
      'Block. Pictures that you enlarge in a dialog. Arrow keys move between them, Esc closes it. Without JavaScript they are links to the files.',
    examples: { usual: 'Three pictures' },
    words: {
      title: 'Seen from above',
      creek: 'A creek branches between glasswort and sea lavender',
      dam: 'Straight dams divide the mud into fields',
      dike: 'The marsh reaches as far as the dike',
    },
  },
  video: {
    title: 'Film',
    summary:
      'Block. A film from another website loads only when you allow it. This example contains no film.',
    examples: {
      frame: 'Asks for consent',
      link: 'Another website, a link only',
      map: 'A map, with a drawing of its own',
    },
    words: {
      title: 'A year on the marsh',
      transcript: 'The water rises, the silt settles, and in spring the first shoots appear.',
      map: 'The route along the dike',
      mapTitle: 'Map of another website',
      mapExplain: 'When you load it, that website gets to know of your visit.',
      mapLoad: 'Load once',
      mapLink: 'Open on the other website',
    },
  },
  logos: {
    title: 'Logos',
    summary: 'Block. Partners with their logos. The name is what is read out.',
    examples: { usual: 'Three partners, one with a link' },
    words: { title: 'Who we work with' },
  },
  profile: {
    title: 'Coast profile',
    summary:
      'Block. Three steps from the sea to the land, under one continuous drawing. Only for a real sequence.',
    examples: { usual: 'Three dikes' },
    words: {
      label: 'From sea to land',
      title: 'Three dikes, one behind the other',
      text: 'Each dike is named after what it does.',
      watcher: 'The watcher',
      watcherText: 'Stands at the sea and holds the water back.',
      sleeper: 'The sleeper',
      sleeperText: 'Waits until the watcher fails.',
      dreamer: 'The dreamer',
      dreamerText: 'Has seen no water for a century.',
    },
  },
  notice: {
    title: 'Notice in a page',
    summary: 'Block. A message within a text, of four kinds. It is not announced by itself.',
    examples: { usual: 'Warning', title: 'A title alone' },
    words: {
      title: 'Do not go out on the mud alone',
      text: 'The tide comes in faster than you can walk. Go with a guide.',
      alone: 'The path at Oosterdorp is closed until March',
    },
  },
}
export default texts
