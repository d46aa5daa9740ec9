/** Texts of the page about notifications. The reference: the other languages have exactly these keys. */
export default {
  examples: {
    kinds: {
      name: 'Vier soorten',
      text: 'Kies de soort op betekenis: informatie, gelukt, let op of fout. De kleur, het icoon en het verborgen woord volgen vanzelf.',
    },
    actions: {
      name: 'Met een handeling',
      text: 'Zet erbij wat de bezoeker nu kan doen. Eén of twee handelingen zijn genoeg.',
    },
    plain: {
      name: 'Zonder titel',
      text: 'Is één zin genoeg, laat dan de titel weg.',
    },
    rich: {
      name: 'Met een lijst en een link',
      text: 'De inhoud mag meer zijn dan een zin. Houd het kort: een melding is geen pagina.',
    },
    banner: {
      name: 'Onder de header',
      text: 'Voor iets wat op de hele site geldt. De tekst staat in de kolom van de pagina.',
    },
    closable: {
      name: 'Met een sluitknop',
      text: 'Alleen voor wat de bezoeker kan missen. Code die de melding weghaalt, zet de focus op de plek waar ze stond.',
    },
    toasts: {
      name: 'Toasts, om te proberen',
      text: 'Een toast komt met showToast, uit elk stuk code. Hij staat zes seconden in de hoek en wacht zolang de muis of de focus erop staat. Met een handeling erin blijft hij tot iemand hem sluit.',
    },
    toast: {
      name: 'Toast in rust',
      text: 'Zo ziet een toast eruit. Hij is nooit de enige plek waar een fout staat.',
    },
    long: {
      name: 'Met een lange tekst',
      text: 'Titel en tekst lopen door. De sluitknop blijft bij de eerste regel.',
    },
  },
  states: {
    intro:
      'Een melding zelf verandert niet. De sluitknop wel: die krijgt een achtergrond onder de muis en een ring bij focus.',
    rows: { info: 'Informatie', success: 'Gelukt', warning: 'Let op', danger: 'Fout' },
  },
  anatomy: [
    'Balk van 6 pixels in de kleur van de soort.',
    'Icoon van de soort. Voor de titel staat een verborgen woord, voor wie het icoon niet ziet.',
    'Titel: wat er gebeurd is.',
    'Tekst: wat het betekent en wat er nu kan.',
    'Handelingen: kleine knoppen of een link.',
    'Sluiten, alleen als de bezoeker het bericht kan missen.',
  ],
  use: {
    when: [
      'Om de uitkomst van een handeling te melden: verstuurd, opgeslagen, mislukt.',
      'Om te waarschuwen voor iets wat nu geldt, zoals harde wind.',
      'In een tekst, om één ding apart te zetten.',
    ],
    whenNot: [
      'Voor een fout in een veld: die staat bij het veld en in het overzicht erboven.',
      'Voor reclame of nieuws.',
      'Voor een vraag die eerst antwoord moet hebben: gebruik een dialoog.',
      'Als toast, als de bezoeker het bericht later nog nodig heeft.',
    ],
  },
  advice: {
    next: {
      do: 'Zeg wat er gebeurde en wat de bezoeker nu kan doen.',
      dont: 'Een code en een verwijt. Niemand weet wat er nu moet gebeuren.',
    },
    weight: {
      do: 'Eén melding voor wat er nu toe doet.',
      dont: 'Voor elk bericht een vlak. Als alles opvalt, valt niets op.',
    },
  },
  responsive: [
    'Een melding is zo breed als haar kolom. Op een smal scherm komt grote tekst onder het icoon.',
    'Toasts staan onderaan, aan de kant waar de tekst begint. Op een telefoon staan ze boven de Bottomnav.',
    'Er staan hooguit drie toasts tegelijk. Passen ze niet, dan scrolt de stapel.',
    'De sluitknop is 44 bij 44 pixels.',
  ],
  keyboard: {
    tab: 'Gaat naar de handelingen en de sluitknop. Een toast pakt nooit uit zichzelf de focus.',
    enter:
      'Voert de handeling uit of sluit de melding. Sluit je zo een toast, dan gaat de focus naar de volgende, of terug naar waar je was.',
    escape: 'Sluit de nieuwste toast, als er geen menu of dialoog open is.',
  },
  roles: {
    note: 'Een melding die vanaf het begin in de pagina staat.',
    status: 'Een uitkomst die later verschijnt. Een schermlezer zegt die als hij klaar is met lezen.',
    alert: 'Iets wat mislukte. Een schermlezer zegt het meteen.',
    live: 'De twee plekken voor toasts staan vanaf het begin leeg in de pagina. Alleen wat erbij komt, wordt voorgelezen.',
    word: 'Het woord van de soort, voor wie kleur en icoon niet ziet. Begint de titel er al mee, dan vervalt het.',
    close: 'De naam van de knop. Bij een toast hoort de titel erbij.',
    icon: 'Het icoon wordt niet voorgelezen.',
  },
  writing: [
    {
      rule: 'De titel zegt wat er gebeurd is',
      good: 'Versturen is niet gelukt',
      bad: 'Oeps, er ging iets mis!',
    },
    {
      rule: 'De tekst zegt wat de bezoeker nu kan doen',
      good: 'Controleer je verbinding en probeer het opnieuw.',
      bad: 'Fout 502',
    },
    {
      rule: 'Noem dag en tijd bij wat voorbijgaat',
      good: 'De route is open tot 15.10 uur.',
      bad: 'De route is binnenkort weer dicht.',
    },
  ],
  properties: {
    tone: 'De soort: kleur, icoon en woord.',
    title: 'Wat er gebeurd is.',
    children: 'De uitleg. Een losse zin wordt een alinea.',
    actions: 'Knoppen of links: wat de bezoeker nu kan doen.',
    variant: 'In de tekst, over de volle breedte onder de header, of als toast boven de pagina.',
    role: 'note voor inhoud; status voor een uitkomst en alert voor iets wat mislukte, als die later verschijnen; none binnen zo’n plek.',
    onClose: 'Zet er een sluitknop bij.',
    closeLabel: 'Naam van die knop.',
  },
  withoutScript: [
    'Een melding in de pagina is gewone HTML en staat er altijd.',
    'Na het versturen van een formulier staat de uitkomst op de nieuwe pagina, en het adres leidt erheen.',
    'Toasts verschijnen alleen met JavaScript. Daarom staat er niets in wat alleen daar te lezen is.',
    'De sluitknop werkt alleen met JavaScript. Gebruik hem voor meldingen die pas in de browser verschijnen.',
  ],
  changes: { '1.0': 'Eerste versie: vier soorten, in de tekst, onder de header en als toast.' },
  words: {
    info: 'Laagwater om 13.42 uur',
    infoText: 'De route over het slik is open tot 15.10 uur.',
    success: 'Aanvraag verstuurd',
    successText: 'Je krijgt binnen drie werkdagen antwoord.',
    warning: 'Harde wind verwacht',
    warningText: 'Veldbezoeken kunnen morgen vervallen.',
    danger: 'Versturen is niet gelukt',
    dangerText: 'Controleer je verbinding en probeer het opnieuw. Je gegevens staan er nog.',
    again: 'Probeer opnieuw',
    contact: 'Neem contact op',
    plain: 'De metingen van deze week zijn nog niet gecontroleerd.',
    bring: 'Neem mee',
    boots: 'laarzen die tot de knie komen',
    water: 'water en iets te eten',
    tides: 'Bekijk de getijden',
    saved: 'Opgeslagen',
    savedText: 'Je voorkeur geldt op alle pagina’s.',
    showSaved: 'Toon een toast',
    showFailed: 'Toon een fout',
    showAction: 'Toon een toast met een link',
    version: 'Er is een nieuwe meting',
    look: 'Bekijk meting',
    vague: 'Fout 502',
    vagueText: 'Ongeldig verzoek. Neem contact op met de beheerder.',
    long: 'Het hoogwaterbeschermingsprogramma voor de Noorderhoek begint drie weken later dan gepland',
    longText:
      'Door de storm van afgelopen week zijn de rijshouten dammen op vier plekken doorgebroken. We herstellen ze eerst. Daarna gaan de veldbezoeken door, in dezelfde volgorde. Wie zich heeft aangemeld, krijgt vanzelf een nieuwe datum.',
  },
} as const
