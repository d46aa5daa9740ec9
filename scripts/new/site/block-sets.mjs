/** The sets of the block library, so that an editor finds each of its blocks in the control panel. */
import { asset, grid, groups, integer, link, markdown, select, text, textarea, type } from './fields.mjs'

const title = text('title', 'Title')
const leading = [text('link_label', 'Text of the link'), link('link', 'Link')]

const buttons = ['h2', 'h3', 'bold', 'italic', 'unorderedlist', 'orderedlist', 'quote', 'anchor', 'table']
const bard = (options = {}) => type('bard', 'text', 'Text', { buttons, container: 'main', ...options })

const quote = [textarea('text', 'Quotation'), text('author', 'Who'), text('role', 'Role')]
const notice = [
  select('tone', 'Tone', { info: 'Information', success: 'Success', warning: 'Warning', danger: 'Danger' }),
  title,
  markdown('text', 'Text'),
]
const inside = groups({ inside: ['In the text', { notice: ['Notice', notice], quote: ['Quote', quote] }] })

const words = {
  rich_text: ['Text', [bard({ sets: inside })]],
  media_text: [
    'Picture and text',
    [
      title,
      bard(),
      asset('picture', 'Picture'),
      select('side', 'Side', { start: 'Before', end: 'After' }),
      ...leading,
    ],
  ],
  quote: ['Quote', quote],
  notice: ['Notice', notice],
  faq: [
    'Questions and answers',
    [title, grid('questions', 'Questions', [text('question', 'Question'), markdown('answer', 'Answer')])],
  ],
  table: [
    'Table',
    [title, text('caption', 'Caption'), type('table', 'table', 'Table (its first row is the head)')],
  ],
  code: ['Code', [title, text('language', 'Language'), textarea('code', 'Code')]],
}

const pictures = {
  hero: [
    'Opening',
    [
      text('label', 'Label'),
      title,
      textarea('text', 'Text'),
      asset('picture', 'Picture'),
      asset('picture_portrait', 'Picture for upright screens'),
      grid('buttons', 'Buttons', [
        text('label', 'Text'),
        link('link', 'Link'),
        select('style', 'Style', { highlight: 'Striking', quiet: 'Quiet' }),
      ]),
    ],
  ],
  gallery: ['Pictures', [title, type('assets', 'pictures', 'Pictures', { container: 'main' })]],
  video: [
    'Film',
    [
      title,
      text('url', 'Address of the film'),
      text('provider', 'Provider'),
      asset('poster', 'Still picture'),
      markdown('transcript', 'What is said'),
      text('duration', 'Duration'),
    ],
  ],
  embed: [
    'Map, form or other content',
    [
      title,
      text('url', 'Address of the content'),
      text('provider', 'Provider'),
      asset('poster', 'Picture in its place'),
    ],
  ],
  logos: [
    'Logos',
    [title, grid('items', 'Partners', [text('name', 'Name'), asset('logo', 'Logo'), link('link', 'Link')])],
  ],
}

const itemFields = [title, textarea('text', 'Text'), link('link', 'Link')]

const lists = {
  cards: [
    'Cards',
    [
      title,
      select('layout', 'Layout', { grid: 'Grid', mosaic: 'Mosaic' }),
      ...leading,
      type('entries', 'entries', 'Pages', { collections: ['pages', 'news'] }),
      text('collection', 'Or a collection'),
      integer('limit', 'How many'),
      grid('items', 'Or cards of their own', [...itemFields, asset('picture', 'Picture')]),
    ],
  ],
  rows: [
    'Rows',
    [
      title,
      ...leading,
      text('collection', 'Collection'),
      integer('limit', 'How many'),
      grid('items', 'Or rows of their own', [type('date', 'date', 'Date'), title, link('link', 'Link')]),
    ],
  ],
  stats: [
    'Numbers',
    [
      title,
      grid('items', 'Numbers', [
        text('value', 'Number'),
        text('unit', 'Unit'),
        text('label', 'What it counts'),
      ]),
    ],
  ],
  download_list: [
    'Downloads',
    [title, grid('files', 'Files', [title, asset('file', 'File'), integer('pages', 'Pages')])],
  ],
}

const actions = {
  call_to_action: [
    'Call to action',
    [title, textarea('text', 'Text'), ...leading, asset('picture', 'Picture')],
  ],
  form: ['Form', [title, textarea('text', 'Text'), text('form', 'Handle of the form')]],
}

/** The field `blocks`. */
export const blockSets = type('replicator', 'blocks', 'Blocks', {
  localizable: true,
  collapse: true,
  sets: groups({
    words: ['Text', words],
    pictures: ['Pictures', pictures],
    lists: ['Lists', lists],
    actions: ['Action', actions],
  }),
})
