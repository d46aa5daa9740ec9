import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { readers } from '../../../src/blocks/block-readers.ts'
import type { Block } from '../../../src/blocks/block-types.ts'
import { Blocks } from '../../../src/blocks/blocks.tsx'
import { loadViews } from '../../../src/blocks/later-views.ts'
import { readBlocks } from '../../../src/blocks/read-blocks.ts'
import { videoAddress } from '../../../src/blocks/video/video-address.ts'
import { LaterStylesContext } from '../../../src/content/later-styles.tsx'
import type { Value, Values } from '../../../src/content/types.ts'
import { LocaleProvider } from '../../../src/i18n/locale-context.tsx'
import dutch from '../../../src/i18n/messages/nl.ts'
import { oddValues, type SampledType, samples } from '../../support/block-samples.ts'

const form = {
  handle: 'contact',
  honeypot: 'achternaam',
  fields: [
    { handle: 'naam', type: 'text', label: 'Naam', required: true },
    { handle: 'email', type: 'email', label: 'E-mail', required: false, hint: 'Alleen voor het antwoord.' },
    { handle: 'bericht', type: 'textarea', label: 'Bericht', required: true },
    {
      handle: 'gebied',
      type: 'select',
      label: 'Gebied',
      required: false,
      options: [{ value: 'n', label: 'Noord' }],
    },
    {
      handle: 'vervoer',
      type: 'radio',
      label: 'Vervoer',
      required: true,
      options: [{ value: 'fiets', label: 'Fiets' }],
    },
    {
      handle: 'dagen',
      type: 'checkboxes',
      label: 'Dagen',
      required: false,
      options: [{ value: 'ma', label: 'Maandag' }],
    },
    { handle: 'laarzen', type: 'toggle', label: 'Eigen laarzen', required: false },
    { handle: 'vreemd', type: 'isPrototypeOf', label: 'Vreemd', required: false },
  ],
}

const context = {
  sanitize: (html: string) => ({
    html: html.replaceAll('<', '&lt;').replaceAll('&lt;p>', '<p>').replaceAll('&lt;/p>', '</p>'),
  }),
  unknown: () => {},
  form: (handle: string) => (handle === 'contact' ? form : undefined),
}

const locale = {
  locale: 'nl',
  lang: 'nl',
  hrefOf: (path: string) => path,
  // Keys in the place of texts, which tests then find; dates need theirs.
  t: (key: string) => (key.startsWith('date-') ? dutch[key as 'date-day'] : `[${key}]`),
  languages: [],
  switchLocale: () => {},
} as const

const render = (blocks: readonly Block[], layout: 'article' | 'wide' = 'article') =>
  renderToStaticMarkup(
    <LocaleProvider value={locale}>
      <Blocks blocks={blocks} layout={layout} />
    </LocaleProvider>,
  )

// As pages do before they are rendered.
await loadViews([{ type: 'form' }])

const library = Object.keys(samples) as SampledType[]
const blocksOf = (...sets: Value[]) => readBlocks({ blocks: sets }, context)
const sample = (type: SampledType, more: Values = {}) => ({ type, ...samples[type], ...more })
const renderSample = (type: SampledType, more: Values = {}) => render(blocksOf(sample(type, more)))

const faults = /style=|undefined|\[object Object\]|NaN|javascript:/

const shown: Readonly<Record<SampledType, readonly string[]>> = {
  hero: [
    'data-surface="inverse"',
    '>Land dat meegroeit</h2>',
    'btn btn--highlight btn--l',
    'key__colour--lamsoor',
    '<source',
  ],
  rich_text: ['<h2 id="slib">Het begint met slib</h2><p>Bij elke vloed.</p>'],
  cards: [
    '<ul class="cards">',
    '<h3 class="card__title"><a href="/noorderhoek">Noorderhoek</a></h3>',
    'Wierhuizen',
  ],
  media_text: ['media-text--end', '<p>Zeekraal komt als eerste.</p>', 'href="/planten"'],
  quote: [
    '<blockquote><p>In oktober staat er een rood tapijt.</p></blockquote>',
    '<strong>Jelle Boonstra</strong>, ecoloog',
  ],
  faq: ['<details><summary><h3', 'Mag mijn hond mee?</h3>', '<p>Aangelijnd.</p>'],
  stats: ['<dt>1.240<small> ha</small></dt><dd>kwelder in beheer</dd>'],
  logos: ['<a href="https://example.org" rel="noopener"><img', 'alt="Wad &amp; Water"'],
  call_to_action: ['class="cta cta--picture"', '>Loop een dag mee</h2>', 'href="/bezoek" class="btn btn--l"'],
  gallery: ['href="/assets/img/een.svg"', 'href="/assets/img/twee.svg"'],
  video: ['src="/assets/img/film.svg"', '[block-video-duration]: 4:12', '<p>Je ziet het water komen.</p>'],
  table: [
    'tabindex="0" aria-labelledby="block-1-caption"',
    '<th scope="row">Slik</th><td class="num">18 mm</td>',
  ],
  form: [
    'name="naam"',
    'type="email"',
    '<textarea',
    '<select',
    'type="radio"',
    'name="dagen[]"',
    'type="submit"',
  ],
  code: [
    '<div class="code__scroll" role="group" tabindex="0" aria-label="Meetreeks ophalen">',
    '<span>html</span>',
  ],
  download_list: [
    'PDF, 4,2 MB, 96 [block-download-pages], [block-download-accessible]',
    'download="">Handboek',
  ],
  notice: ['class="note note--warning" role="note"', '<p class="note__title">Ga niet alleen het slik op</p>'],
  rows: ['12 november 2026', 'href="/nieuws/storm"', 'Alle berichten'],
  profile: [
    'profile__height--waker',
    'profile__height--dromer',
    '>De slaper</h3>',
    '[block-read-more]: De slaper',
  ],
}

test('every block of the library has its fields here, or a test in its folder', () => {
  const folderOf = (type: string) => type.replaceAll('_', '-')
  const tests = import.meta.glob('../../../src/blocks/*/*.test.tsx')
  const untested = Object.keys(readers).filter(
    (type) =>
      !(type in samples) && !(`../../../src/blocks/${folderOf(type)}/${folderOf(type)}.test.tsx` in tests),
  )
  expect(untested).toEqual([])
})

describe('every block of the library', () => {
  test.each(library)('%s shows its fields without inline styles', (type) => {
    const markup = renderSample(type)
    expect(markup).toContain('class="block')
    expect(markup).not.toMatch(faults)
    for (const part of shown[type]) expect(markup).toContain(part)
  })

  test.each(library)('%s is named by its own heading', (type) => {
    const markup = renderSample(type)
    for (const [, id] of markup.matchAll(/aria-labelledby="([^"]+)"/g)) expect(markup).toContain(`id="${id}"`)
    expect(markup).not.toContain('<h1')
  })

  // The headings of rich text are part of its markup.
  test.each(library.filter((type) => type !== 'rich_text'))(
    '%s has headings of a lower level inside another block',
    (type) => {
      for (const title of [{}, { title: null }]) {
        const blocks = blocksOf(sample(type, title))
        const markup = render(blocks.map((block) => ({ ...block, headingLevel: 3 as const })))
        const lowered = markup.replace(/(<\/?h)(\d)/g, (_, tag, level) => tag + (Number(level) - 1))
        expect(lowered).toBe(render(blocks))
      }
    },
  )

  test.each(library)('%s survives any value in any field', (type) => {
    for (const odd of oddValues.filter((value) => value !== '[object Object]')) {
      const sets = Object.keys(samples[type]).map((name) => sample(type, { [name]: odd as Value }))
      expect(render(blocksOf(...sets))).not.toMatch(
        /style=|>undefined|"undefined|\[object Object\]|NaN|(?:href|src|action)="javascript:/,
      )
    }
  })

  test('pictures are lazy and tell their size', () => {
    const markup = render(blocksOf(...library.map((type) => sample(type))))
    for (const [image] of markup.matchAll(/<img[^>]*>/g)) {
      expect(image).toMatch(/loading="lazy".*decoding="async".*width="800".*height="600"/)
    }
    expect(markup).toContain('focus-0-100')
  })

  test('ids are unique on the page', () => {
    const markup = render(
      blocksOf(...library.map((type) => sample(type)), ...library.map((type) => sample(type))),
    )
    const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual([...new Set(ids)])
  })
})

describe('the hero', () => {
  test('holds the h1 where it opens a wide page, and is eager', () => {
    const markup = render(blocksOf(sample('hero'), sample('hero')), 'wide')
    expect(markup.match(/<h1/g)).toHaveLength(1)
    expect(markup).toContain('fetchPriority="high"')
    expect(render(blocksOf(sample('quote'), sample('hero')), 'wide')).not.toContain('<h1')
  })
})

describe('the portrait beside a quote', () => {
  test.each([
    ['Jon', 'alt=""'],
    [undefined, 'alt="De dijkwacht"'],
  ])('with the author %s has %s', (author, alt) => {
    const props = { text: 'Het wad.', picture: { src: '/a.jpg', alt: 'De dijkwacht' } }
    const block = { type: 'quote', id: 'a', props: { ...props, ...(author && { author }) } } as const
    expect(render([block])).toContain(alt)
  })
})

describe('later styles', () => {
  const hrefs = ['/_build/below.css']
  /** What stands at the top of a wide page, in order. */
  const orderOf = (...sets: Value[]) => {
    const markup = renderToStaticMarkup(
      <LaterStylesContext value={hrefs}>
        <Blocks blocks={blocksOf(...sets)} layout="wide" />
      </LaterStylesContext>,
    )
    return [...markup.matchAll(/<section[^>]* class="(block[^" ]*)|<link[^>]* href="([^"]+)"/g)].map(
      ([, block, href]) => block ?? href,
    )
  }

  test('stand behind the hero that opens a page, and before anything else that does', () => {
    expect(orderOf(sample('hero'), sample('stats'))).toEqual(['block', ...hrefs, 'block'])
    expect(orderOf(sample('stats'), sample('hero'))).toEqual([...hrefs, 'block', 'block'])
    expect(orderOf()).toEqual(hrefs)
  })

  test('are no part of a page that the browser makes', () => {
    expect(render(blocksOf(sample('hero'), sample('stats')), 'wide')).not.toContain('<link')
  })
})

describe('the form', () => {
  const [block] = blocksOf(sample('form')) as [Extract<Block, { type: 'form' }>]

  test('posts to its own address and carries an empty honeypot', () => {
    const markup = render([block])
    expect(markup).toContain('action="/forms/contact#block-1-result" method="post"')
    expect(markup).toMatch(
      /aria-hidden="true"><label[^>]*>[^<]*<\/label><input[^>]*tabindex="-1"[^>]*name="achternaam"|name="achternaam"[^>]*tabindex="-1"/i,
    )
  })

  test('shows what was refused, with the values kept', () => {
    const state = {
      kind: 'refused',
      values: { naam: 'Geeske', dagen: ['ma'] },
      errors: { email: 'Vul een adres in.', '': 'Niet verstuurd.' },
    } as const
    const markup = render([{ ...block, props: { ...block.props, state } }])
    expect(markup).toContain('value="Geeske"')
    expect(markup).toContain('role="alert"')
    expect(markup).toMatch(/href="#block-1-form-email"/)
    expect(markup).toMatch(/aria-invalid="true"/)
    expect(markup).toMatch(/name="dagen\[\]"[^>]*value="ma"|value="ma"[^>]*checked/)
  })

  test.each([
    [undefined, 'Contact', 3],
    [undefined, undefined, 2],
    [3, 'Contact', 4],
    [3, undefined, 3],
  ] as const)('at level %s with the title %s names its mistakes at level %s', (level, title, expected) => {
    const state = { kind: 'refused', values: {}, errors: { email: 'Vul een adres in.' } } as const
    const { title: _, ...props } = block.props
    const heading = level ? { headingLevel: level } : {}
    const markup = render([{ ...block, ...heading, props: { ...props, ...(title && { title }), state } }])
    expect(markup).toMatch(new RegExp(`<h${expected}[^>]*>\\[block-form-errors\\]`))
  })

  test('a field may have the name of something that every object has', () => {
    const fields = ['constructor', 'toString', '__proto__'].map((handle) => ({
      handle,
      type: 'text',
      label: handle,
      required: false,
    }))
    const refused = { kind: 'refused', values: {}, errors: {} } as const
    for (const state of [undefined, refused]) {
      const props = { ...block.props, form: { ...form, fields }, ...(state && { state }) }
      const markup = render([{ ...block, props }])
      expect(markup).toContain('name="constructor"')
      expect(markup).not.toMatch(/aria-invalid|field--error|value="function/)
    }
  })

  test('says thanks instead of asking again', () => {
    const markup = render([{ ...block, props: { ...block.props, state: { kind: 'sent' } } }])
    expect(markup).toContain('role="status"')
    expect(markup).not.toContain('<form')
  })
})

describe('without JavaScript', () => {
  test('a video is a link and asks nothing of another website', () => {
    const markup = renderSample('video')
    expect(markup).toContain('href="https://www.youtube.com/watch?v=abcdefghijk"')
    expect(markup).not.toContain('<iframe')
    expect(markup).not.toContain('<button')
    expect(markup).toContain('<details')
  })

  test('a gallery links to its files', () => {
    expect(renderSample('gallery')).toContain('href="/assets/img/een.svg"')
  })

  test('code is shown as it was typed', () => {
    expect(renderSample('code')).toContain('<pre dir="ltr"><code>&lt;p&gt;{{ code }}&lt;/p&gt;</code></pre>')
  })
})

describe('the files of a video', () => {
  test.each<[string, Values]>([
    ['in a field of its own', { transcript_file: '/assets/film.pdf', transcript: null }],
    ['in the place of the text', { transcript: { url: '/assets/film.pdf' } }],
    ['in the place of the text, as an address', { transcript: 'https://cms.example/film.pdf' }],
  ])('what is said may be a file, %s', (_, fields) => {
    const markup = renderSample('video', fields)
    expect(markup).toMatch(/href="[^"]*\/film\.pdf" download="">\[block-video-transcript-file\]/)
    expect(markup).not.toContain('<details')
  })

  test('a film of this site can be downloaded, one of another site cannot', () => {
    const download = '<a href="/assets/film.mp4" download="">[block-video-download]</a>'
    expect(renderSample('video', { url: '/assets/film.mp4' })).toContain(download)
    expect(renderSample('video')).not.toContain('video__files')
  })
})

describe('the files to download', () => {
  test.each([
    [true, 'PDF, 4,2 MB, 96 [block-download-pages], [block-download-accessible]<'],
    [false, 'PDF, 4,2 MB, 96 [block-download-pages], [block-download-inaccessible]<'],
    ['nee', 'PDF, 4,2 MB, 96 [block-download-pages], [block-download-inaccessible]<'],
    [null, 'PDF, 4,2 MB, 96 [block-download-pages]<'],
    [[], 'PDF, 4,2 MB, 96 [block-download-pages]<'],
  ] as const)('say whether they are accessible where somebody said so: %j', (accessible, facts) => {
    const [file] = samples.download_list.files as readonly [Values]
    expect(renderSample('download_list', { files: [{ ...file, accessible }] })).toContain(facts)
  })
})

describe('links to another site', () => {
  test('stay in the tab, and give that site nothing of this one', () => {
    const away = 'https://example.org'
    const markup = render(
      blocksOf(
        sample('call_to_action', { link: away }),
        sample('cards', { link: away }),
        sample('hero', { buttons: [{ label: 'A', link: away }] }),
        sample('logos'),
        sample('video'),
      ),
    )
    const links = [...markup.matchAll(/<a [^>]*href="https:[^>]*>/g)].map(([link]) => link)
    expect(links).toHaveLength(5)
    for (const link of links) expect(link).toContain('rel="noopener"')
    expect(markup).not.toContain('target=')
    expect(renderSample('media_text')).not.toContain('rel=')
  })
})

describe('the address of a video', () => {
  test.each([
    ['https://youtu.be/abcdefghijk?t=3', 'https://www.youtube-nocookie.com/embed/abcdefghijk'],
    [
      'https://www.youtube.com/watch?list=x&v=abcdefghijk',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    [
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
      'https://www.youtube-nocookie.com/embed/abcdefghijk',
    ],
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789'],
  ])('%s is shown in a frame', (url, src) => {
    expect(videoAddress(url)).toMatchObject({ kind: 'frame', src })
  })

  test.each([
    ['/assets/film.mp4', 'file'],
    ['https://elsewhere.example/film.mp4', 'link'],
    ['https://youtube.com.evil.example/watch?v=abcdefghijk', 'link'],
    ['https://www.youtube.com/@kanaal', 'link'],
  ])('%s is a %s', (url, kind) => {
    expect(videoAddress(url).kind).toBe(kind)
  })
})

describe('lists', () => {
  test('a list that stayed empty shows nothing', () => {
    expect(
      render(
        blocksOf({ type: 'cards', title: 'Nieuw', collection: 'news' }, { type: 'rows', collection: 'news' }),
      ),
    ).toBe('')
  })

  test('a day stays the day that was written', () => {
    expect(renderSample('rows')).toContain('<time dateTime="2026-11-12">12 november 2026</time>')
  })
})
