import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    surfaces: {
      name: 'The three surfaces',
      text: 'Everything is on one of three surfaces. On each, the same text takes the colours that are legible there by itself.',
    },
    inverse: {
      name: 'An inverse surface',
      text: 'Put data-surface="inverse" on a panel, and everything in it takes the values of the dark theme. The hero and the footer do this.',
    },
    semantic: {
      name: 'Colours with a meaning',
      text: 'Use only these tokens in a component. They are named after their task, and change between light and dark by themselves.',
    },
    ramps: {
      name: 'Ramps',
      text: 'What the tokens are made of: seven hues of the salt marsh, from light to dark. Slib (mud) is neutral, getij (tide) the main colour, zeekraal (glasswort) the accent and helm (marram) the yellow highlight. Lamsoor, kweek and alarm are for focus, success and danger.',
    },
    contrast: {
      name: 'Contrast on the page',
      text: 'The contrast of each pair that the site uses is calculated, in both themes and also for screens with extra vivid colours. Do not use a pair that is not listed.',
    },
    'contrast-other': {
      name: 'Contrast on other grounds',
      text: 'Inverse panels, notices, buttons, code and paper, calculated in the same way.',
    },
    sight: {
      name: 'Through other eyes',
      text: 'The most vivid colours, simulated for people who do not see red, green or blue, or no colour at all. The light theme on the left, the dark one on the right. Without red or green, accent, label and danger look much alike: that is why a word, a line or an icon always comes with them. It remains an approximation.',
    },
  },
  states: {
    intro:
      'The same text on the three surfaces: page, panel and inverse. Only what can be operated changes, and never by colour alone: the line under a link gets thicker, and focus gets a ring.',
    rows: {
      text: 'Text',
      muted: 'Aside',
      label: 'Label',
      link: 'Link',
      border: 'Border of a field',
    },
  },
  anatomy: [
    'Page, --c-bg: the surface that everything is on.',
    'Inverse, --c-inverse: the dark panel of hero and footer, in both themes.',
    'Highlight, --c-highlight: yellow, at most once per page.',
    'Text, --c-text; asides are --c-text-muted.',
    'Link, --c-link: always underlined as well.',
    'Panel, --c-surface: holds together what belongs together.',
    'Border, --c-border: where a field begins and ends.',
    'Focus ring, --c-focus: 3 pixels, apart from the component.',
  ],
  use: {
    when: [
      'To show what belongs together and what can be operated.',
      'To support what a word or an icon already says.',
      'To make one thing on a page stand out.',
    ],
    whenNot: [
      'As the only sign that something is wrong, new or chosen.',
      'To brighten up text: a colour without a task distracts.',
      'Straight from a ramp: the dark theme would then be wrong.',
    ],
  },
  advice: {
    words: {
      do: 'An icon and a word say it, the colour helps.',
      dont: 'Green or red without words: if you cannot see the colours, you know nothing.',
    },
    pair: {
      do: 'Take a pair from the table. Its contrast is proven.',
      dont: 'Putting two nice colours together: nobody can read them.',
    },
    once: {
      do: 'Yellow for the one thing that counts.',
      dont: 'Yellow twice: then nothing stands out.',
    },
  },
  responsive: [
    'The colours are the same on every screen. Screens with a wider range show accent, highlight, label and danger more vividly, but equally light.',
    'Without a choice the site follows the theme of the device. The button in the header lets you choose.',
    'In high contrast the colours of the system apply. Only swatches, as on this page, keep their own.',
    'Printing always uses the light theme, without dark panels.',
  ],
  keyboard: {
    tab: 'Moves focus to the next or previous link, copy button or table. The focus ring has at least 3:1 contrast on every surface.',
    copy: 'On a copy button: puts the name of the token on the clipboard.',
    scroll: 'On a table that is wider than the screen: scrolls it.',
  },
  roles: {
    surface: 'Gives a panel and everything in it the dark values.',
    region: 'A wide table takes focus, so that you can scroll it with the keyboard too.',
    row: 'The name of a token is the heading of its row.',
    ramp: 'The steps of a ramp are a list, from light to dark.',
    swatch: 'A swatch is for the eye. Its value is beside it as text.',
    status: 'Says that the name was copied.',
  },
  writing: [
    {
      rule: 'Say what something means, not which colour it has',
      good: 'Correct the fields that have an error message',
      bad: 'Correct the red fields',
    },
    {
      rule: 'Name the token in design and code',
      good: '--c-danger',
      bad: '#ad301c',
    },
    {
      rule: 'Mention a colour in an alt text only if it matters',
      good: 'Glasswort in autumn, deep red up to the creek',
      bad: 'Photo with a red foreground',
    },
  ],
  properties: {
    on: 'Which surface. The inverse one also changes the colours of what is on it.',
    children: 'What is on the surface.',
    ramp: 'Name of the ramp, with the value and the contrast of each step.',
    white: 'Word for the contrast with white.',
    black: 'Word for the contrast with black.',
    label: 'Name of the table if it scrolls.',
    columns: 'Headings of the columns.',
    'ColorTable.colors': 'The tokens, with their values in light and dark.',
    'ProofTable.colors': 'The tokens that the pairs are made of.',
    'SeenTable.colors': 'The vivid colours, for each way of seeing in both themes.',
    proofs: 'The pairs, with the lowest ratio allowed and those reached.',
    shape: 'Word after the level of a pair that is not text.',
    fails: 'Word at a pair that falls short.',
    column: 'Heading above the names.',
    sights: 'Names of the ways of seeing, in the order of the columns.',
    names: 'Names of the surfaces: page, panel, inverse.',
    title: 'The heading on each surface.',
    text: 'The sentence on each surface.',
    muted: 'The aside on each surface.',
    link: 'The text of the link.',
    href: 'Where the link leads.',
  },
  withoutScript: [
    'All colours, themes and tables work without JavaScript; the theme is then chosen with a form.',
    'The copy buttons are missing. The names of the tokens are plain text that you can select.',
  ],
  changes: {
    '1.0':
      'First version: seven ramps, tokens for two themes, three surfaces, calculated pairs and a look through other eyes.',
  },
  words: {
    page: 'Page',
    panel: 'Panel',
    inverse: 'Inverse',
    title: 'The sea lays down mud',
    text: 'Twice a day the water rises and leaves a thin layer behind.',
    muted: 'Measured at Oosterdorp, 2026',
    link: 'Read how the marsh grows',
    semantic: 'Colours with a meaning',
    meaning: 'Token',
    light: 'Light',
    dark: 'Dark',
    white: 'white',
    black: 'black',
    contrast: 'Contrast on the page',
    contrastOther: 'Contrast on other grounds',
    pair: 'Foreground / background',
    least: 'At least',
    level: 'Level',
    shape: 'shape',
    fails: 'Too little',
    sight: 'Vivid colours through other eyes',
    full: 'All colours',
    deuteranopia: 'Without green (deuteranopia)',
    protanopia: 'Without red (protanopia)',
    tritanopia: 'Without blue (tritanopia)',
    achromatopsia: 'Without colour (achromatopsia)',
    sample: 'Marsh',
    field: 'Example of a field',
    measured: 'Measured',
    missing: 'Measurement missing',
    north: 'Westwal',
    south: 'Langenwerder',
    goodRatio: '12.05 : 1',
    badRatio: '1.64 : 1',
    plan: 'Plan a field visit',
    read: 'Read the report',
  },
}
export default texts
