/** Texts of the page about the bottom bar. The reference: the other languages have exactly these keys. */
export default {
  examples: {
    five: {
      name: 'Vijf bestemmingen',
      text: 'Home, de eerste drie onderdelen van het hoofdmenu en Menu. Op de site staat de balk vast onderaan het scherm; hier staat hij in de pagina, zodat je hem kunt bekijken.',
    },
    home: {
      name: 'Op de homepage',
      text: 'Heeft het hoofdmenu zelf een link naar de homepage, dan staat die toch maar één keer in de balk.',
    },
    below: {
      name: 'Op een pagina onder een bestemming',
      text: 'Ook dan is de bestemming gemarkeerd: je bent er nog binnen.',
    },
    three: {
      name: 'Drie bestemmingen',
      text: 'De bestemmingen worden niet breder dan 10rem en blijven bij elkaar in het midden.',
    },
    long: {
      name: 'Met lange woorden',
      text: 'Lange woorden breken af en maken de balk hoger. Er wordt niets afgekapt.',
    },
  },
  states: {
    intro:
      'Waar je bent, zie je aan drie dingen: een dikkere letter, meer contrast en een streep van 3 pixels boven het icoon. Menu is nooit de huidige plek, want het opent alleen iets.',
    rows: { destination: 'Bestemming', menu: 'Menu' },
  },
  anatomy: [
    'Balk: vast onderaan het scherm, met een lijn erboven.',
    'Icoon van 24 pixels, om de bestemming sneller te vinden.',
    'Streep boven de huidige bestemming.',
    'Naam: altijd zichtbaar, 13 pixels, in het midden onder het icoon.',
    'Menu: altijd de laatste, opent het hele menu.',
    'Veilige ruimte: houdt de balk vrij van de veegstreep van de telefoon.',
  ],
  use: {
    when: [
      'Op telefoons, voor de drie tot vijf plekken waar bezoekers het vaakst naartoe gaan.',
      'Naast het hele menu, dat altijd achter de laatste knop zit.',
    ],
    whenNot: [
      'Op brede schermen: daar toont de header het menu.',
      'Voor handelingen zoals delen, opslaan of verzenden.',
      'Voor de stappen van een formulier of de delen van één pagina.',
      'Als enige weg naar een pagina: elk onderdeel staat ook in het menu en op de sitemap.',
    ],
  },
  advice: {
    names: {
      do: 'Eén kort woord per bestemming, hetzelfde als in het hoofdmenu.',
      dont: 'Halve zinnen die allemaal gelijk beginnen: de balk wordt hoog en het verschil staat achteraan.',
    },
    places: {
      do: 'Plekken op de site, op elke pagina dezelfde en in dezelfde volgorde.',
      dont: 'Handelingen. Wie op een plek rekent, schrikt als er iets gebeurt. Zet ze bij de inhoud.',
    },
  },
  responsive: [
    'Alleen op schermen smaller dan 48rem. Daarboven is de balk er niet.',
    'Elke bestemming is minstens 4rem (64 pixels) hoog, en alle zijn even breed.',
    'In een balk smaller dan 24rem worden de letters smaller, zodat woorden langer heel blijven.',
    'De balk gaat weg zolang het toetsenbord op het scherm staat en komt daarna terug. Bij scrollen blijft hij staan.',
    'De pagina houdt onderaan ruimte vrij, zodat de balk nooit over de footer of over iets met focus ligt.',
    'In een tekst van rechts naar links begint de rij rechts.',
  ],
  keyboard: {
    tab: 'Zet de focus op de volgende of vorige bestemming. De balk komt na de footer aan de beurt. De focusring staat binnen de rand, zodat hij niet buiten het scherm valt.',
    enter: 'Volgt de link. Op Menu: opent het menu.',
    space: 'Alleen op Menu: opent het menu.',
  },
  roles: {
    nav: 'Een navigatie met een eigen naam, Snelmenu, naast die van het hoofdmenu.',
    list: 'De bestemmingen zijn een lijst, zodat hun aantal bekend is.',
    page: 'De bestemming is de getoonde pagina.',
    branch: 'De getoonde pagina ligt onder de bestemming.',
    menu: 'Menu is een knop die een dialoog opent. Zonder JavaScript is het een gewone link.',
    icon: 'Iconen worden niet voorgelezen: de naam zegt het al.',
  },
  writing: [
    { rule: 'Eén woord, hooguit twaalf letters', good: 'Projecten', bad: 'Bekijk al onze projecten' },
    { rule: 'Een zelfstandig naamwoord, want het is een plek', good: 'Kennis', bad: 'Lees meer' },
    { rule: 'Dezelfde naam als in het hoofdmenu', good: 'Thema’s', bad: 'Onderwerpen' },
  ],
  properties: {
    items: 'Het hoofdmenu. De eerste drie met een adres staan tussen Home en Menu.',
    path: 'Pad van de getoonde pagina; het bepaalt wat gemarkeerd is.',
    inline: 'Zet de balk in de pagina zelf in plaats van vast onderaan het scherm.',
    label: 'Naam van de navigatie, als een pagina er meer dan één heeft. Anders: Snelmenu.',
    icon: 'Het icoon boven de naam.',
    href: 'Adres van de bestemming.',
    children: 'De naam van de bestemming.',
  },
  withoutScript: [
    'De balk komt compleet van de server, met de huidige bestemming gemarkeerd.',
    'Menu is dan een link naar de sitemap, waar alle pagina’s staan.',
    'De balk blijft ook staan als het toetsenbord op het scherm komt.',
  ],
  changes: { '1.0': 'Eerste versie: drie tot vijf bestemmingen, het menu als laatste.' },
  words: {
    themes: 'Thema’s',
    projects: 'Projecten',
    knowledge: 'Kennis',
    home: '/',
    protection: 'Hoogwater\u00ADbescherming',
    adaptation: 'Klimaat\u00ADadaptatie',
    volunteers: 'Vrijwilligers\u00ADbijeenkomsten',
    allThemes: 'Alles over onze thema’s',
    allProjects: 'Alles over onze projecten',
    allKnowledge: 'Alles over onze kennis',
    back: 'Terug',
    share: 'Deel pagina',
    print: 'Druk af',
    labelFive: 'Voorbeeld: vijf bestemmingen',
    labelHome: 'Voorbeeld: homepage',
    labelBelow: 'Voorbeeld: onder een bestemming',
    labelThree: 'Voorbeeld: drie bestemmingen',
    labelLong: 'Voorbeeld: lange woorden',
    labelGood: 'Voorbeeld: korte namen',
    labelBad: 'Voorbeeld: halve zinnen',
    labelPlaces: 'Voorbeeld: plekken',
    labelActions: 'Voorbeeld: handelingen',
  },
} as const
