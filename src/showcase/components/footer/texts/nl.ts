/** Texts of the page about the footer. The reference: the other languages have exactly these keys. */
export default {
  examples: {
    full: {
      name: 'Volledig',
      text: 'Naam en adres, drie groepen links en de talen. De link naar de pagina waar je bent, is onderstreept.',
    },
    consent: {
      name: 'Met toestemming voor cookies',
      text: 'Meet de site pas na toestemming, dan kun je je antwoord hier wijzigen.',
    },
    company: {
      name: 'Met wettelijke nummers',
      text: 'Staan het KvK-nummer en het btw-nummer in het contentsysteem, dan komen ze naast de naam. Een telefoonnummer dat niet te bellen is, blijft gewone tekst.',
    },
    bare: {
      name: 'Zonder menu’s en adres',
      text: 'Wat er niet is, laat geen lege plek achter.',
    },
    long: {
      name: 'Met een lange naam en veel links',
      text: 'Lange woorden lopen door op de volgende regel. Twaalf links in één groep zijn er eigenlijk te veel.',
    },
  },
  states: {
    intro: 'Links en knoppen op het donkere vlak. Huidig is de pagina die je ziet, of de taal die je leest.',
    rows: {
      link: 'Link',
      language: 'Taal',
      consent: 'Cookies wijzigen',
      top: 'Terug naar boven',
    },
  },
  anatomy: [
    'Logo en naam van de site: leidt naar de homepage.',
    'Wie we zijn, waar we zitten en hoe je ons bereikt.',
    'Kop van een groep, die ook de navigatie haar naam geeft.',
    'Links onder elkaar, elk minstens 36 pixels hoog.',
    'De talen van deze pagina.',
    'Van wie de site is, met de wettelijke nummers erbij.',
    'Cookies wijzigen, alleen waar om toestemming gevraagd wordt.',
    'Terug naar boven.',
  ],
  use: {
    when: [
      'Eén keer onderaan elke pagina, met overal dezelfde links.',
      'Voor wat bezoekers onderaan zoeken: contact, privacy, toegankelijkheid, vacatures.',
    ],
    whenNot: [
      'Als enige weg naar een belangrijke pagina: zet die ook in het menu.',
      'Voor nieuws of een oproep: die horen bij de inhoud.',
      'Als tweede sitemap: link naar de sitemap.',
    ],
  },
  advice: {
    few: {
      do: 'Hooguit vijf links per groep, de meest gevraagde eerst.',
      dont: 'Het hele menu nog een keer. Wie iets zoekt, moet dan alles lezen.',
    },
    names: {
      do: 'Elke link zegt zelf waar hij heen leidt.',
      dont: 'Woorden die pas iets betekenen als je de rest leest.',
    },
  },
  responsive: [
    'Vanaf 60rem staan naam en groepen naast elkaar.',
    'Smaller dan 60rem zijn er twee kolommen en neemt de naam de hele regel in.',
    'Smaller dan 22rem staat alles onder elkaar.',
    'Op schermen smaller dan 48rem is er onderaan ruimte voor de Bottomnav, zodat die niets bedekt.',
    'Een telefoonnummer leest ook in een tekst van rechts naar links van links naar rechts.',
    'Op papier blijft alleen over van wie de site is.',
  ],
  keyboard: {
    tab: 'Gaat langs naam, contact, groepen en talen, en dan langs de laatste regel.',
    enter: 'Volgt een link of vraagt opnieuw om toestemming.',
    space: 'Vraagt opnieuw om toestemming, als Cookies wijzigen focus heeft.',
  },
  roles: {
    footer: 'Het einde van de pagina, als oriëntatiepunt contentinfo.',
    nav: 'Elke groep is een navigatie, genoemd naar haar kop.',
    heading: 'De kop van een groep. Zo vind je de groepen ook in de lijst met koppen.',
    page: 'De link naar de pagina die je nu ziet.',
    language:
      'Dezelfde pagina in een andere taal. De naam van de taal staat in die taal. Is de pagina niet vertaald, dan ontbreekt rel.',
    contact: 'Belt het nummer op een telefoon. Ook een e-mailadres is zo’n link.',
    form: 'Cookies wijzigen is een formulier, zodat het ook zonder JavaScript werkt.',
  },
  writing: [
    { rule: 'Een kop van één woord', good: 'Onderwerpen', bad: 'Waar wij ons mee bezighouden' },
    { rule: 'Noem een link zoals de pagina heet', good: 'Toegankelijkheid', bad: 'Lees meer' },
    { rule: 'Schrijf een telefoonnummer met spaties', good: '+31 595 55 01 20', bad: '0031595550120' },
  ],
  properties: {
    shell: 'Naam van de site, menu’s, talen en organisatie, zoals elke pagina ze krijgt.',
    path: 'Pad van de pagina die te zien is; bepaalt welke link onderstreept is.',
    prefix: 'Komt voor de namen van de navigaties, als een pagina twee footers toont.',
    organization: 'Wie te bereiken is, en hoe. Zonder nummer en adres verschijnt er niets.',
  },
  withoutScript: [
    'Alles is een gewone link, ook de talen en de weg terug naar boven.',
    'Cookies wijzigen verstuurt een formulier. De server brengt je terug naar de pagina en stelt de vraag opnieuw.',
  ],
  changes: { '1.0': 'Eerste versie: organisatie, groepen links, talen, wettelijke nummers en cookies.' },
  words: {
    locale: 'nl',
    example: 'Voorbeeld',
    phone: '0800 oever (gratis)',
    longName: 'Vereniging voor Oevers, Dijken en Dorpen',
    privacy: 'Privacy',
    accessibility: 'Toegankelijkheid',
    more: 'Lees meer',
    click: 'Klik hier',
  },
} as const
