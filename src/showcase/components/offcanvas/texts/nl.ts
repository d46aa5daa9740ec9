/**
 * Texts of the page about the panel with the menu. The reference: the other languages have exactly these
 * keys.
 */
export default {
  examples: {
    opener: {
      name: 'Het menu openen',
      text: 'Druk op de knop: het paneel schuift over de pagina. Je sluit het met Sluit, met Esc of met een klik ernaast.',
    },
    panel: {
      name: 'Het paneel',
      text: 'Hier geopend, zodat je het kunt bekijken. Rechtsboven staat Sluit.',
    },
    nested: {
      name: 'Met niveaus',
      text: 'Een onderdeel klapt open onder zijn naam en begint met zijn eigen pagina. De tak van de getoonde pagina staat al open.',
    },
    spare: {
      name: 'Zonder talen en contact',
      text: 'Wat er niet is, laat geen lege plek achter.',
    },
    many: {
      name: 'Twaalf onderdelen en lange woorden',
      text: 'Het paneel scrolt zelf; de kop met Sluit blijft staan. Lange woorden breken af.',
    },
  },
  states: {
    intro:
      'De huidige pagina is onderstreept. Een onderdeel met de huidige pagina erin staat open en is ook onderstreept. Een naam zonder pagina is gewone tekst.',
    rows: {
      entry: 'Pagina',
      section: 'Onderdeel',
      text: 'Naam zonder pagina',
      close: 'Sluit',
    },
  },
  anatomy: [
    'Sluier: dekt de pagina af. Een klik erop sluit het menu.',
    'Titel: de naam van de dialoog.',
    'Sluit: staat vooraan en krijgt de focus bij het openen.',
    'Huidige pagina, onderstreept.',
    'Onderdeel: het pijltje wijst omhoog als het open is.',
    'Tweede niveau: ingesprongen, met kleinere letters.',
    'Talen: dezelfde pagina in elke taal, met een vinkje bij de huidige.',
    'Thema en contact.',
  ],
  use: {
    when: [
      'Voor het hele menu, op schermen waar de header het niet kan tonen.',
      'Voor een menu met niveaus: er is ruimte om ze open te klappen.',
    ],
    whenNot: [
      'Op brede schermen, waar het menu in de header past.',
      'Voor een mededeling of een vraag: gebruik een melding of een eigen pagina.',
      'Voor een formulier: een klik naast het paneel zou het sluiten.',
    ],
  },
  advice: {
    words: {
      do: 'Korte namen die je in één blik leest.',
      dont: 'Halve zinnen: elke rij wordt hoger en je moet langer zoeken.',
    },
    depth: {
      do: 'Eén of twee niveaus onder een onderdeel. Wat dieper ligt, vind je op de pagina zelf.',
      dont: 'Onderdeel in onderdeel in onderdeel. Wie zoekt, moet vier keer drukken en verdwaalt.',
    },
  },
  responsive: [
    'Het paneel is hooguit 24rem breed. Er blijft altijd een strook van de pagina zichtbaar om op te drukken.',
    'Het schuift aan het einde van de regel binnen: van rechts, en van links in een tekst van rechts naar links.',
    'Elke rij is minstens 52 pixels hoog en groeit mee met de tekst.',
    'Wie minder beweging wil, ziet het paneel zonder schuiven verschijnen.',
    'De pagina eronder scrolt niet mee en verschuift niet.',
  ],
  keyboard: {
    open: 'Op de knop Menu: opent het paneel. De focus gaat naar Sluit.',
    tab: 'Gaat door het paneel. Wat erachter ligt, krijgt geen focus, en wat focus krijgt, verdwijnt niet onder de kop.',
    escape: 'Sluit het paneel. De focus gaat terug naar de knop Menu.',
    section: 'Op een onderdeel: klapt het open of dicht.',
    follow: 'Op een link: volgt hem en sluit het paneel.',
  },
  roles: {
    dialog: 'Een modale dialoog van de browser; de titel is zijn naam.',
    opener: 'Zegt dat de knop een dialoog opent. Zonder JavaScript is het een gewone link.',
    nav: 'Twee navigaties, elk met een eigen naam: het menu en de talen.',
    section: 'Een onderdeel met wat eronder ligt. Werkt zonder JavaScript.',
    page: 'De link naar de getoonde pagina.',
    branch: 'Een onderdeel waar de getoonde pagina onder ligt, en de huidige taal.',
    language: 'De taal van de pagina achter de link, en van haar naam.',
    theme: 'Zegt of het donkere thema aanstaat.',
  },
  writing: [
    {
      rule: 'Dezelfde naam als de titel van de pagina, of een kortere',
      good: 'Projecten',
      bad: 'Waar we aan werken',
    },
    { rule: 'Hooguit drie woorden', good: 'Over ons', bad: 'Wie wij zijn en wat wij doen' },
    { rule: 'Talen in hun eigen taal', good: 'Deutsch', bad: 'Duits' },
  ],
  properties: {
    shell: 'Menu, talen en gegevens van de organisatie.',
    path: 'Pad van de getoonde pagina; het bepaalt wat gemarkeerd is en openstaat.',
    prefix: 'Komt voor de namen van de navigaties, als een pagina het paneel twee keer toont.',
    menu: 'Id van de dialoog die opengaat.',
    children: 'Wat er op de knop staat: een icoon en het woord Menu.',
  },
  withoutScript: [
    'De knop Menu is een link naar de sitemap, waar alle pagina’s staan.',
    'Talen en thema zijn dan te vinden in de header, de talen ook in de footer.',
    'Onderdelen klappen open en dicht zonder JavaScript.',
  ],
  changes: { '1.0': 'Eerste versie: het hele menu met niveaus, talen, thema en contact.' },
  words: {
    locale: 'nl',
    example: 'Voorbeeld',
    themes: 'Thema’s',
    projects: 'Projecten',
    knowledge: 'Kennis',
    service: 'Service',
    dikes: 'Dijken',
    villages: 'Dorpen',
    foreland: 'Voorland',
    allThemes: 'Alles wat je wilt weten over onze thema’s',
    allProjects: 'De projecten waar we op dit moment aan werken',
    allKnowledge: 'Wat we de afgelopen jaren hebben geleerd',
  },
} as const
