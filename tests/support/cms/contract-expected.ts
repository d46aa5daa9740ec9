/** What a visitor finds on the site "Molenhof", written by hand: the same from every content system. */

export const addresses = {
  nl: {
    '/': 'Welkom',
    '/erf': 'Het erf',
    '/erf/molen': 'De molen',
    '/erf/molen/kap': 'De kap',
    '/alleen': 'Alleen hier',
    '/straat': 'De straat',
    '/nieuws': 'Nieuws',
    '/nieuws/tweede': 'Tweede bericht',
    '/nieuws/eerste': 'Eerste bericht',
    '/blokken': 'Alle blokken',
    '/namen': 'Andere namen',
    '/concept/onder': 'Onder concept',
    '/naar-kind/kind': 'Het kind',
    '/contact': 'Contact',
    '/assets': 'Pagina assets',
    '/assets/about': 'Pagina about',
    '/forms': 'Pagina forms',
    '/forms/x': 'Pagina x',
    '/preferences': 'Pagina preferences',
    '/search': 'Pagina search',
    '/preview': 'Pagina preview',
    '/hooks': 'Pagina hooks',
    '/hooks/publish': 'Pagina publish',
    '/api': 'Pagina api',
    '/naar-molen': '302 /erf/molen',
    '/naar-buiten': '301 https://example.org/x',
    '/naar-kind': '302 /naar-kind/kind',
  },
  en: {
    '/': 'Welcome',
    '/yard': 'The yard',
    '/yard/mill': 'The mill',
    '/yard/mill/cap': 'The cap',
    '/news': 'News',
    '/news/second': 'Second post',
    '/news/first': 'First post',
    '/contact': 'Contact us',
    '/assets': 'Page assets',
    '/assets/about': 'Page about',
    '/forms': 'Page forms',
    '/forms/x': 'Page x',
    '/preferences': 'Page preferences',
    '/search': 'Page search',
    '/preview': 'Page preview',
    '/hooks': 'Page hooks',
    '/hooks/publish': 'Page publish',
    '/api': 'Page api',
  },
  de: {
    '/': 'Willkommen',
    '/hof': 'Der Hof',
    '/hof/muehle': 'Die Mühle',
    '/grosse-strasse': 'Große Straße',
    '/neuigkeiten': 'Neuigkeiten',
    '/neuigkeiten/erste': 'Erster Beitrag',
    '/kontakt': 'Kontakt',
    '/assets': 'Seite assets',
    '/assets/about': 'Seite about',
    '/forms': 'Seite forms',
    '/forms/x': 'Seite x',
    '/preferences': 'Seite preferences',
    '/search': 'Seite search',
    '/preview': 'Seite preview',
    '/hooks': 'Seite hooks',
    '/hooks/publish': 'Seite publish',
    '/api': 'Seite api',
  },
} as const

/** Language, address, why nothing is there. */
export const missing = [
  ['nl', '/concept', 'a draft'],
  ['nl', '/nieuws/ongereed', 'a draft of a dated collection'],
  ['nl', '/nieuws/later', 'a scheduled entry'],
  ['nl', '/weg', 'an entry that redirects to 404'],
  ['nl', '/home', 'the slug of the home page'],
  ['nl', '/home/erf', 'an address below the home page'],
  ['nl', '/0', 'an alias of the home page'],
  ['nl', '/bestaat-niet', 'an unknown address'],
  ['nl', '/ERF', 'an address in capitals'],
  ['nl', '/yard', 'an English slug without its prefix'],
  ['nl', '/spreuk-een', 'an entry of a collection without a route'],
  ['nl', '/en/yard', 'the prefix of another language'],
  ['en', '/erf', 'a Dutch slug'],
  ['en', '/alleen', 'a page that is not translated'],
  ['en', '/yard/mill/kap', 'a slug of two languages'],
  ['en', '/news/tweede', 'a Dutch slug below an English page'],
  ['de', '/große-straße', 'the title instead of the slug'],
  ['de', '/hof/muehle/kap', 'a page that is not translated'],
  ['de', '/neuigkeiten/tweede', 'an entry that is not translated'],
  ['de', '/startseite', 'the slug of the home page'],
] as const

/** Title and path, deeper pages further in. */
export const trees = {
  nl: `
Welkom /
Het erf /erf
  De molen /erf/molen
    De kap /erf/molen/kap
Alleen hier /alleen
De straat /straat
Nieuws /nieuws
  Tweede bericht /nieuws/tweede
  Eerste bericht /nieuws/eerste
Alle blokken /blokken
Andere namen /namen
Het kind /naar-kind/kind
Contact /contact
Pagina assets /assets
  Pagina about /assets/about
Pagina forms /forms
  Pagina x /forms/x
Pagina preferences /preferences
Pagina search /search
Pagina preview /preview
Pagina hooks /hooks
  Pagina publish /hooks/publish
Pagina api /api`,
  en: `
Welcome /en
The yard /en/yard
  The mill /en/yard/mill
    The cap /en/yard/mill/cap
News /en/news
  Second post /en/news/second
  First post /en/news/first
Contact us /en/contact
Page assets /en/assets
  Page about /en/assets/about
Page forms /en/forms
  Page x /en/forms/x
Page preferences /en/preferences
Page search /en/search
Page preview /en/preview
Page hooks /en/hooks
  Page publish /en/hooks/publish
Page api /en/api`,
  de: `
Willkommen /de
Der Hof /de/hof
  Die Mühle /de/hof/muehle
Große Straße /de/grosse-strasse
Neuigkeiten /de/neuigkeiten
  Erster Beitrag /de/neuigkeiten/erste
Kontakt /de/kontakt
Seite assets /de/assets
  Seite about /de/assets/about
Seite forms /de/forms
  Seite x /de/forms/x
Seite preferences /de/preferences
Seite search /de/search
Seite preview /de/preview
Seite hooks /de/hooks
  Seite publish /de/hooks/publish
Seite api /de/api`,
} as const

/** Language, address, the page's addresses in all languages it has. */
export const alternates = [
  ['nl', '/', { nl: '/', en: '/en', de: '/de' }],
  ['en', '/yard/mill', { nl: '/erf/molen', en: '/en/yard/mill', de: '/de/hof/muehle' }],
  ['nl', '/erf/molen/kap', { nl: '/erf/molen/kap', en: '/en/yard/mill/cap' }],
  ['nl', '/alleen', { nl: '/alleen' }],
  ['de', '/grosse-strasse', { nl: '/straat', de: '/de/grosse-strasse' }],
  ['de', '/neuigkeiten/erste', { nl: '/nieuws/eerste', en: '/en/news/first', de: '/de/neuigkeiten/erste' }],
] as const

export const ancestors = [
  ['nl', '/', []],
  ['nl', '/erf', []],
  [
    'en',
    '/yard/mill/cap',
    [
      { title: 'The yard', path: '/en/yard' },
      { title: 'The mill', path: '/en/yard/mill' },
    ],
  ],
  ['de', '/neuigkeiten/erste', [{ title: 'Neuigkeiten', path: '/de/neuigkeiten' }]],
  ['nl', '/naar-kind/kind', [{ title: 'Naar het kind', path: '/naar-kind' }]],
] as const

const firstPost = {
  title: 'Eerste bericht',
  path: '/nieuws/eerste',
  text: 'Het begin',
  picture: { src: '/assets/img/erf.png', alt: '', width: 640, height: 480 },
  date: '2026-01-05',
}
export const news = [
  { title: 'Tweede bericht', path: '/nieuws/tweede', label: 'Werk', date: '2026-03-10' },
  firstPost,
]

export const molen = {
  head: {
    label: 'Monument',
    lead: 'Hij draait',
    picture: { src: '/assets/img/kap.jpg', alt: 'De kap', width: 1200, height: 800, focus: '20% 30%' },
    related: [
      { title: 'Het erf', path: '/erf', text: 'Rond de molen' },
      { title: 'Alleen hier', path: '/alleen', text: 'Een bladzijde in één taal' },
      firstPost,
    ],
  },
  blocks: [
    {
      type: 'rich_text',
      props: {
        html: {
          html: '<h2 id="kruien">Kruien</h2><p>Met de <strong>staart</strong>, zie <a href="/erf">het erf</a>.</p>',
        },
      },
    },
    { type: 'quote', props: { text: 'De wind komt altijd.', author: 'Neel' } },
    { type: 'rich_text', props: { html: { html: '<ul><li><p>Punt</p></li></ul>' } } },
  ],
}

export const form = {
  handle: 'contact',
  fields: [
    { handle: 'naam', type: 'text', label: 'Naam', required: true },
    { handle: 'email', type: 'email', label: 'E-mail', required: true },
    {
      handle: 'onderwerp',
      type: 'select',
      label: 'Waarover?',
      required: false,
      options: [
        { value: 'vraag', label: 'Een vraag' },
        { value: 'bezoek', label: 'Een bezoek' },
      ],
    },
  ],
  honeypot: 'honeypot',
}

export const menus = {
  nl: [
    {
      title: 'Rond de molen',
      href: '/erf',
      children: [
        { title: 'De molen', href: '/erf/molen', children: [] },
        { title: 'Elders', href: 'https://example.org', children: [] },
      ],
    },
    { title: 'Alleen tekst', children: [] },
    { title: 'Los', href: '/contact', children: [] },
  ],
  en: [
    { title: 'The yard', href: '/en/yard', children: [] },
    { title: 'Home page', href: '/en', children: [] },
  ],
  de: undefined,
} as const

/** Rules of the `redirects` global and what they answer. */
export const redirects = [
  ['/oude-molen', 301, '/erf/molen'],
  ['/oud-erf', 302, '/erf'],
  ['/weg-ermee', 301, 'https://example.org/'],
  ['/opgeheven', 410, undefined],
  ['/naar-molen', 302, '/erf/molen'],
  ['/naar-buiten', 301, 'https://example.org/x'],
  ['/naar-kind', 302, '/naar-kind/kind'],
] as const
