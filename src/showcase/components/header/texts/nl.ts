/** Texts of the page about the header. The reference: the other languages have exactly these keys. */
export default {
  examples: {
    light: {
      name: 'Licht',
      text: 'De gewone header. Smaller dan 64rem staan de hoofdonderdelen achter Menu. Is hier geen ruimte voor de hele rij, open het voorbeeld dan apart.',
    },
    inverse: {
      name: 'Donker, boven een hero',
      text: 'Alleen waar de pagina met een donkere hero begint: header en hero worden één vlak.',
    },
    sections: {
      name: 'Hoofdnavigatie met onderdelen die opengaan',
      text: 'Een onderdeel met pagina’s eronder opent een paneel. Bovenaan staat zijn eigen pagina, daaronder alles wat erbij hoort.',
    },
    many: {
      name: 'Meer dan zes onderdelen',
      text: 'De rij heeft zes plaatsen. De laatste heet dan Meer en opent de rest. Zet daarom het belangrijkste vooraan.',
    },
    bare: {
      name: 'Zonder hoofdnavigatie',
      text: 'Zolang het menu in het contentsysteem leeg is, staat er geen lege navigatie.',
    },
    long: {
      name: 'Met een lange naam en lange woorden',
      text: 'Wat niet past, loopt door op de volgende regel. Er valt niets weg.',
    },
  },
  states: {
    intro:
      'De losse delen van de header. Open is een onderdeel waarvan het paneel zichtbaar is; huidig is de pagina waar je bent, of een pagina daaronder.',
    rows: {
      logo: 'Logo',
      link: 'Link',
      section: 'Onderdeel met pagina’s eronder',
      language: 'Taal',
      theme: 'Thema',
      menu: 'Menu',
    },
  },
  anatomy: [
    'Logo en naam van de site: leidt naar de homepage.',
    'Hoofdnavigatie: hooguit zes plaatsen.',
    'Streep van 2 pixels onder het onderdeel waar je bent.',
    'Pijltje: dit onderdeel opent een paneel.',
    'Taal: de naam van de huidige taal, in die taal.',
    'Thema: licht of donker.',
    'Menu: opent op smalle schermen alles wat in de rij niet past.',
  ],
  use: {
    when: [
      'Eén keer bovenaan elke pagina, overal op dezelfde plek en in dezelfde volgorde.',
      'In de donkere vorm op een pagina die met een donkere hero begint.',
    ],
    whenNot: [
      'Voor links binnen één pagina: gebruik een inhoudsopgave.',
      'Voor handelingen zoals versturen of inloggen: zet een knop bij de inhoud.',
      'Voor alles wat de site heeft: daarvoor zijn de footer en de sitemap.',
    ],
  },
  advice: {
    labels: {
      do: 'Eén of twee woorden die zeggen wat je vindt.',
      dont: 'Zinnen. Ze vullen de rij en je leest ze niet in één blik.',
    },
    current: {
      do: 'Geef het pad van de pagina mee. Ook bij een pagina in een paneel wordt het onderdeel gemarkeerd.',
      dont: 'Zonder pad is niets gemarkeerd en weet je niet waar je bent.',
    },
  },
  responsive: [
    'De header kijkt naar zijn eigen breedte, niet naar die van het scherm.',
    'Vanaf 64rem staan de hoofdonderdelen in een rij en is de header minstens 84 pixels hoog.',
    'Smaller dan 64rem staan ze achter Menu en is de header minstens 64 pixels hoog.',
    'Smaller dan 26rem tonen Taal en Menu alleen hun icoon. Voor schermlezers blijft de naam bestaan.',
    'De header blijft niet staan bij het scrollen. Op telefoons is de Bottomnav er altijd.',
    'Elk aanwijsgebied is minstens 44 bij 44 pixels.',
  ],
  keyboard: {
    tab: 'Gaat van het logo naar de hoofdnavigatie en dan naar taal, thema en menu. Verlaat de focus een open paneel, dan sluit het.',
    enter: 'Volgt een link. Opent of sluit een onderdeel of de talen, wisselt het thema of opent het menu.',
    space: 'Doet bij onderdelen, talen, thema en menu hetzelfde als Enter.',
    escape: 'Sluit het open paneel en zet de focus terug op zijn naam.',
  },
  roles: {
    header: 'Het begin van de pagina, als oriëntatiepunt banner.',
    nav: 'De hoofdnavigatie en de talen, elk met een eigen naam.',
    page: 'De link naar de pagina die je nu ziet.',
    branch: 'Het onderdeel waar die pagina in ligt, en de huidige taal.',
    disclosure: 'Opent een paneel, ook zonder JavaScript. Door de gedeelde naam is er steeds maar één open.',
    language:
      'Dezelfde pagina in een andere taal. De naam van de taal staat in die taal. Is de pagina niet vertaald, dan ontbreekt rel.',
    theme: 'Ingedrukt als het thema donker is. De naam verandert niet.',
    menu: 'Wordt een knop zodra JavaScript draait; tot dan is het een link naar de sitemap.',
  },
  writing: [
    { rule: 'Eén of twee woorden, geen zin', good: 'Projecten', bad: 'Bekijk al onze projecten' },
    { rule: 'Noem het onderwerp, niet de afdeling', good: 'Kennis', bad: 'Afdeling onderzoek en data' },
    { rule: 'Een taal heet zoals ze zichzelf noemt, zonder vlag', good: 'Deutsch', bad: 'Duits' },
  ],
  properties: {
    shell: 'Naam van de site, menu’s en talen, zoals elke pagina ze krijgt.',
    path: 'Pad van de pagina die te zien is; bepaalt wat gemarkeerd wordt.',
    inverse: 'Donker, voor boven een hero.',
    prefix: 'Komt voor de namen van de navigaties, waar een pagina twee headers toont.',
    items: 'De onderdelen, het belangrijkste vooraan.',
    item: 'Een onderdeel; heeft het pagina’s eronder, dan opent het een paneel.',
  },
  withoutScript: [
    'Onderdelen en talen gaan open en dicht, steeds maar één tegelijk. Esc en klikken ernaast sluiten ze niet.',
    'Elke taal is een gewone link.',
    'Het thema is een formulier. De server onthoudt de keuze en brengt je terug naar de pagina.',
    'Menu is een link naar de sitemap.',
  ],
  changes: { '1.0': 'Eerste versie: licht en donker, panelen voor onderdelen, taal, thema en menu.' },
  words: {
    locale: 'nl',
    example: 'Voorbeeld',
    mainMenu: 'Voorbeeld: onderdelen die opengaan',
    longMenu: 'Voorbeeld: meer dan zes onderdelen',
    goodMenu: 'Voorbeeld: korte namen',
    badMenu: 'Voorbeeld: lange namen',
    marked: 'Voorbeeld: met markering',
    unmarked: 'Voorbeeld: zonder markering',
    longName: 'Vereniging voor Oevers, Dijken en Dorpen',
    read: 'Lees alles over onze thema’s',
    find: 'Ontdek wat wij voor jou kunnen doen',
  },
} as const
