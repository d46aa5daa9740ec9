/** Texts of the page about the hero. The reference: the other languages have exactly these keys. */
export default {
  examples: {
    map: {
      name: 'Kaart',
      text: 'Voor de homepage. De tekst staat op open water, het land begint ernaast. De legenda zegt wat de kleuren betekenen.',
    },
    page: {
      name: 'Alleen tekst',
      text: 'Voor een pagina die een stevig begin verdient, maar geen beeld nodig heeft.',
    },
    split: {
      name: 'Tekst en beeld naast elkaar',
      text: 'Voor een foto of een beeld met betekenis. Het staat in een eigen kader; geef het een alternatieve tekst.',
    },
    statement: {
      name: 'Uitspraak',
      text: 'De titel is een citaat. De aanhalingstekens komen vanzelf, in de taal van de pagina. Wie het zei, staat erboven.',
    },
    plain: { name: 'Kaart zonder beeld', text: 'Is er geen beeld, dan blijft het vlak donker en rustig.' },
    head: {
      name: 'Lichte paginakop',
      text: 'Zonder hero begint een pagina met een PageHead: opschrift, titel, inleiding en een regel over de pagina. Er passen ook een kruimelpad en knoppen in.',
    },
    long: {
      name: 'Met een lange tekst',
      text: 'Een titel van meer dan 60 tekens wordt kleiner gezet, zodat de tekst in zijn kolom blijft.',
    },
  },
  states: {
    intro:
      'Een hero heeft zelf geen toestanden. De knoppen erin wel: op het donkere vlak krijgen ze hun lichte kleuren.',
    rows: { highlight: 'Uitgelichte knop', quiet: 'Stille knop' },
  },
  anatomy: [
    'Opschrift: een paar woorden over wie of waar.',
    'Titel: de h1 van de pagina, hooguit 45 tekens.',
    'Inleiding: één of twee zinnen, hooguit 200 tekens.',
    'Uitgelichte knop: de belangrijkste stap, één keer.',
    'Stille knop: een tweede mogelijkheid.',
    'Legenda: kleuren met hun naam.',
    'Beeld: begint waar de kolom met tekst eindigt.',
    'Vlak: donker in beide thema’s.',
  ],
  use: {
    when: [
      'Bovenaan een homepage, om in één blik te zeggen van wie de site is.',
      'Bovenaan een pagina die een onderwerp of een campagne opent.',
      'Uitspraak: als iemands woorden meer zeggen dan een titel.',
    ],
    whenNot: [
      'Op een pagina waar iemand iets komt doen of opzoeken: begin dan met een gewone paginakop.',
      'Twee keer op een pagina: de tweede opent niets meer.',
      'Om een bericht te laten opvallen: gebruik een melding.',
    ],
  },
  advice: {
    title: {
      do: 'Een titel van een paar woorden die zegt wat alleen hier geldt.',
      dont: 'Een welkom dat op elke site kan staan, en zo lang dat de letters kleiner moeten.',
    },
    buttons: {
      do: 'Eén knop springt eruit. De tweede is stil.',
      dont: 'Drie knoppen van hetzelfde gewicht: de bezoeker moet kiezen zonder te weten waarom.',
    },
  },
  responsive: [
    'Is de hero zelf smaller dan 60rem, dan staat het beeld onder de tekst.',
    'Is het scherm smaller dan 60rem en is er een staand beeld, dan komt dat in plaats van het brede.',
    'Vanaf 60rem is de hero minstens 46rem hoog, of 78% van de schermhoogte als dat minder is.',
    'De titel schaalt mee met de breedte van de hero. Bij een tekstgrootte van 200% wordt de hero hoger.',
    'In een tekst van rechts naar links staat het land links: de kaart wordt gespiegeld, een beeld in een kader niet.',
  ],
  keyboard: {
    tab: 'Gaat van de ene knop naar de andere. Op het donkere vlak is de focusring oker.',
    enter: 'Volgt de link van de knop.',
  },
  roles: {
    section: 'Een gebied dat heet zoals zijn titel. De variant page is een gewone div.',
    heading: 'De titel van de pagina. Na een wissel van pagina krijgt hij de focus; met Tab sla je hem over.',
    picture: 'Het brede en het staande beeld. Een leeg alt zegt dat het versiering is.',
    eager: 'Het beeld bovenaan de pagina wordt als eerste geladen.',
    key: 'De legenda: een lijst, met een verborgen regel die zegt wat het is.',
  },
  writing: [
    {
      rule: 'Een titel van hooguit 45 tekens, zonder punt',
      good: 'Land dat meegroeit met de zee',
      bad: 'Welkom op de website van het bureau dat zich inzet voor de kust.',
    },
    {
      rule: 'De inleiding zegt wie wat doet',
      good: 'Wij meten hoe oevers groeien en delen wat we leren.',
      bad: 'Innovatieve oplossingen voor een toekomstbestendige kust',
    },
    { rule: 'Een knop begint met een werkwoord', good: 'Bekijk de projecten', bad: 'Klik hier voor meer' },
  ],
  properties: {
    variant:
      'Map heeft het beeld naast de tekst, page heeft geen beeld, split zet het in een kader, statement maakt van de titel een citaat.',
    label: 'Kleine regel boven de titel.',
    title: 'De titel. Boven 60 tekens wordt hij kleiner gezet.',
    text: 'De inleiding.',
    picture: 'Het brede beeld.',
    portrait: 'Het staande beeld voor smalle schermen. Zonder een tweede beeld staat het overal.',
    buttons: 'Per knop label, href en style: highlight of quiet.',
    legend: 'Per kleur van de kaart een naam. Is de lijst leeg, dan vervalt de legenda.',
    headingId: 'Het id van de kop, waar het gebied zijn naam van krijgt.',
    isPageTitle: 'De kop is de h1 van de pagina en het beeld wordt meteen geladen.',
    headingLevel: 'Niveau van de kop van elke andere hero.',
  },
  withoutScript: [
    'De hero is gewone HTML: tekst, beeld, legenda en links werken zonder JavaScript.',
    'De browser kiest zelf tussen het brede en het staande beeld.',
  ],
  changes: { '1.0': 'Eerste versie: kaart, tekst, beeld in een kader, uitspraak en paginakop.' },
  words: {
    bureau: 'Bureau voor kust en oever',
    land: 'Land dat meegroeit met de zee',
    landText:
      'Oevers worden hoger als het water hoger wordt. Wij meten hoe dat werkt, leggen ze aan en delen wat we leren.',
    highlight: 'Bekijk de projecten',
    quiet: 'Hoe een oever groeit',
    water: 'water',
    slik: 'slik',
    zeekraal: 'zeekraal',
    lamsoor: 'lamsoor',
    zeealsem: 'zeealsem',
    knowledge: 'Kennis',
    measure: 'Meten, aanleggen, delen',
    measureText: 'Dertig jaar metingen langs de kust, vrij te gebruiken voor onderzoek en onderwijs.',
    oosterdorp: 'Oosterdorp',
    village: 'Het dorp dat zijn eigen dijk ontwierp',
    villageText: 'Veertig bewoners, zes avonden, één ontwerp.',
    villageAlt: 'Kaart van de oever voor Oosterdorp, met de geulen en de rijshouten dammen',
    read: 'Lees het verhaal',
    spade: 'Mijn opa maakte land met een schep',
    worker: 'Jikke Vonk, oeverwerker',
    visit: 'Loop een dag mee op het slik',
    visitText: 'Van april tot oktober nemen onze veldwerkers groepen mee. Laarzen hebben we in alle maten.',
    plan: 'Plan een veldbezoek',
    foreland: 'Voorland',
    grows: 'Hoe een oever groeit',
    growsText: 'Twee keer per dag brengt de zee slib. Planten houden het vast, en het land wordt hoger.',
    meta: '12 november 2026',
    adaptation: 'Klimaatadaptatie langs de Waddenkust',
    long: 'Hoogwaterbeschermingsmaatregelen die met het stijgende water meegroeien, van de Dollard tot de Duitse Bocht',
    longText:
      'Langs driehonderd kilometer kust onderzoeken we met waterschappen, boeren en bewoners waar het voorland de dijk kan ontlasten, hoeveel ruimte dat vraagt en wat er gebeurt als de zee sneller stijgt dan het land.',
    longAction: 'Vraag een onderzoek naar de hoogwaterbescherming van jouw dorp aan',
    welcome: 'Welkom op de website van het bureau dat zich elke dag opnieuw inzet voor kust en oever',
    short: 'Wij meten, leggen aan en delen wat we leren.',
  },
} as const
