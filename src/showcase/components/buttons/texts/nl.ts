/** Texts of the page about buttons. The reference: the other languages have exactly these keys. */
export default {
  examples: {
    pair: { name: 'Primaire en secundaire knop' },
    variants: {
      name: 'Alle varianten',
      text: 'Kies de variant op gewicht, niet op kleur. Eén primaire knop per scherm is genoeg, en de uitgelichte hooguit één keer per pagina.',
    },
    inverse: {
      name: 'Op een donker vlak',
      text: 'Op de hero en de footer wisselen alle varianten vanzelf naar hun lichte kleuren.',
    },
    sizes: {
      name: 'Maten',
      text: '36, 48 en 56 pixels hoog. Op een aanraakscherm wordt de kleine 44 pixels.',
    },
    icons: {
      name: 'Met iconen',
      text: 'Een icoon helpt bij het herkennen en vervangt de tekst niet. Staat het alleen, dan heeft de knop een label.',
    },
    busy: {
      name: 'Bezig en uit',
      text: 'Een knop die bezig is, houdt zijn naam en negeert een tweede klik. Liever een knop die altijd werkt en daarna uitlegt wat er ontbreekt, dan een die uitstaat.',
    },
    block: { name: 'Over de volle breedte', text: 'Voor smalle kolommen, zoals een zijpaneel.' },
    long: {
      name: 'Met een lange tekst',
      text: 'Tekst loopt door op de volgende regel. Hij wordt nooit afgekapt.',
    },
  },
  states: {
    intro:
      'Een knop die niet beschikbaar is, legt niet uit waarom. Laat hem liever actief en geef na het klikken een duidelijke melding.',
    rows: {
      primary: 'Primair',
      secondary: 'Secundair',
      quiet: 'Stil',
      highlight: 'Uitgelicht',
      danger: 'Gevaar',
    },
  },
  anatomy: [
    'Vlak: de kleur of de rand zegt hoe zwaar de knop weegt.',
    'Icoon vooraan, als het helpt de handeling te herkennen.',
    'Label: een werkwoord en waar het om gaat.',
    'Icoon achteraan: een pijl voor een link.',
    'Draaiende ring, zolang de knop bezig is.',
  ],
  use: {
    when: [
      'Om iets te versturen, op te slaan, te openen of te verwijderen.',
      'Om de belangrijkste link van een pagina te laten opvallen, als link die op een knop lijkt.',
    ],
    whenNot: [
      'Voor een link midden in een tekst.',
      'Om naar een andere pagina te gaan: daarvoor zijn de menu’s.',
      'Voor een keuze uit twee of drie: gebruik keuzerondjes of een schakelaar.',
    ],
  },
  advice: {
    verb: {
      do: 'Begin met een werkwoord en zeg wat er gebeurt. Eén knop krijgt het gewicht.',
      dont: 'Twee primaire knoppen naast elkaar, of tekst die zonder context niets betekent.',
    },
    link: {
      do: 'Wat naar een andere pagina gaat, is een link. Die kun je ook in een nieuw tabblad openen.',
      dont: 'Een knop die de bezoeker wegbrengt: middelklikken en het adres kopiëren werken dan niet.',
    },
  },
  responsive: [
    'Knoppen in een groep staan naast elkaar en lopen door op de volgende regel, de belangrijkste vooraan.',
    'In een kolom smaller dan 24rem nemen ze de volle breedte in.',
    'De hoogte groeit mee met de tekst, ook bij een tekstgrootte van 200%.',
    'Op aanraakschermen is elk aanwijsgebied minstens 44 bij 44 pixels.',
  ],
  keyboard: {
    tab: 'Zet de focus op de volgende of vorige knop. De focusring is 3 pixels breed en heeft minstens 3:1 contrast. Ook een knop met aria-disabled krijgt focus.',
    enter: 'Activeert de knop bij het indrukken.',
    space: 'Activeert de knop bij het loslaten. Met Tab vóór het loslaten breek je af.',
  },
  roles: {
    button: 'Een echte knop; versturen doet hij alleen als type dat zegt.',
    link: 'LinkButton is een link en ziet eruit als een knop.',
    label: 'De naam van een knop die alleen een icoon heeft.',
    busy: 'Meldt dat het werk loopt. De tekst blijft de naam.',
    disabled: 'Uit, maar te bereiken en te lezen. Klikken en versturen doen niets.',
  },
  writing: [
    {
      rule: 'Werkwoord en waar het om gaat, hooguit vier woorden',
      good: 'Verstuur aanvraag',
      bad: 'Klik hier om uw aanvraag te verzenden',
    },
    {
      rule: 'Alleen het eerste woord een hoofdletter',
      good: 'Plan een veldbezoek',
      bad: 'Plan Een Veldbezoek',
    },
    { rule: 'Zeg bij verwijderen wat er weggaat', good: 'Verwijder bericht', bad: 'OK' },
  ],
  properties: {
    variant: 'Visueel gewicht. Uitgelicht hooguit één keer per pagina.',
    size: '36, 48 of 56 pixels hoog.',
    block: 'Neemt de volle breedte in.',
    iconStart: 'Icoon voor de tekst.',
    iconEnd: 'Icoon na de tekst; in een tekst van rechts naar links keert een pijl om.',
    busy: 'Toont de draaiende ring en negeert een tweede klik.',
    icon: 'Het icoon, dat niet wordt voorgelezen.',
    label: 'De naam van de knop.',
    children: 'De knoppen, de belangrijkste eerst.',
  },
  withoutScript: [
    'Een knop van het type submit verstuurt zijn formulier, en een LinkButton is een link.',
    'De toestand bezig verschijnt alleen met JavaScript. Zonder JavaScript kan een tweede klik het formulier nog een keer versturen.',
  ],
  changes: { '1.0': 'Eerste versie: vijf varianten, drie maten, iconen, bezig en uit.' },
  words: {
    send: 'Verstuur aanvraag',
    keep: 'Bewaar als concept',
    save: 'Opslaan',
    primary: 'Primair',
    secondary: 'Secundair',
    quiet: 'Stil',
    highlight: 'Uitgelicht',
    danger: 'Verwijder',
    small: 'Klein',
    normal: 'Normaal',
    large: 'Groot',
    view: 'Bekijk project',
    download: 'Download handboek',
    search: 'Zoeken',
    long: 'Vraag een onderzoek naar de hoogwaterbescherming van jouw dorp aan',
    plan: 'Plan een veldbezoek',
    cancel: 'Annuleer',
    ok: 'OK',
    click: 'Klik hier',
    projects: 'Bekijk projecten',
  },
} as const
