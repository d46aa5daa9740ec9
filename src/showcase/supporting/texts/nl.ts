/**
 * Texts of the supporting parts on the overview. The reference: the other languages have exactly these keys.
 */
export default {
  'skip-links': {
    title: 'Skip link',
    summary:
      'Laat wie met het toetsenbord werkt alles overslaan wat op elke pagina hetzelfde is. Pas met focus te zien.',
    examples: { focus: 'Met focus' },
    words: { text: 'Naar de inhoud' },
  },
  crumbs: {
    title: 'Kruimelpad',
    summary: 'De weg van de homepage naar deze pagina. De laatste naam is de pagina zelf en geen link.',
    examples: { usual: 'Drie niveaus', long: 'Lange titels lopen door op de volgende regel' },
    words: {
      label: 'Voorbeeld: kruimelpad',
      labelLong: 'Voorbeeld: kruimelpad met lange titels',
      themes: 'Thema’s',
      dikes: 'Dijken',
      page: 'De slaper bij Oosterdorp',
      long: 'Klimaatadaptatiestrategie voor de noordelijke kuststreek',
      longer: 'Hoogwaterbeschermingsprogramma 2027 tot en met 2032',
    },
  },
  toc: {
    title: 'Inhoudsopgave',
    summary:
      'De koppen van een lange pagina. De kop die je leest is gemarkeerd; zonder JavaScript zijn het gewone links.',
    examples: { usual: 'De koppen van deze pagina' },
    words: {
      label: 'Voorbeeld: op deze pagina',
      principles: 'Vier principes',
      all: 'Alle onderdelen',
      rebrand: 'Een ander gezicht',
      supporting: 'Ondersteunende onderdelen',
    },
  },
  pager: {
    title: 'Pager',
    summary: 'De vorige en de volgende pagina van een reeks, met hun titel.',
    examples: { usual: 'Midden in de reeks', first: 'Eerste pagina, met een lange titel' },
    words: {
      label: 'Voorbeeld: reeks',
      labelFirst: 'Voorbeeld: begin van de reeks',
      before: 'De waker',
      after: 'De dromer',
      long: 'Waarom een oever bij elke vloed een beetje hoger wordt',
    },
  },
  pagination: {
    title: 'Paginering',
    summary:
      'De pagina’s van een lijst, met erboven welke berichten te zien zijn. Wat is weggelaten, staat als beletselteken.',
    examples: { middle: 'Midden in een lange lijst', first: 'Begin van een korte lijst' },
    words: {
      label: 'Voorbeeld: pagina’s',
      labelFirst: 'Voorbeeld: pagina’s van een korte lijst',
      part: '73–84 van 504',
      partFirst: '1–12 van 29',
    },
  },
  filters: {
    title: 'Filters',
    summary:
      'Links die een lijst korter maken: per onderwerp, jaar en maand, met het aantal berichten. Op een telefoon schuift de rij.',
    examples: { topic: 'Onderwerp gekozen', year: 'Jaar gekozen, met de maanden' },
    words: {
      label: 'Voorbeeld: filters',
      labelTime: 'Voorbeeld: filters op tijd',
      topics: 'Onderwerpen',
      year: 'Jaar',
      all: 'Alle',
      dikes: 'Dijken',
      silt: 'Slib',
      plants: 'Planten aan de kust',
      more: 'Alle 48',
      may: 'mei',
      june: 'juni',
    },
  },
  'term-list': {
    title: 'Lijst van onderwerpen',
    summary:
      'Alle onderwerpen van A tot Z met het aantal berichten. Vanaf 25 onderwerpen met een rij letters erboven.',
    examples: { short: 'Kort, zonder letters', long: 'Lang, met letters' },
    words: {
      dikes: 'Dijken',
      silt: 'Slib',
      plants: 'Planten aan de kust',
    },
  },
  'language-menu': {
    title: 'Talenmenu',
    summary: 'Dezelfde pagina in een andere taal. Elke taal heet zoals ze zichzelf noemt, zonder vlag.',
    examples: { usual: 'Eén taal heeft deze pagina niet' },
    words: { label: 'Voorbeeld: taal kiezen', current: 'nl', untranslated: 'de' },
  },
  'theme-switch': {
    title: 'Themaknop',
    summary:
      'Licht of donker. De keuze wordt een jaar bewaard en werkt ook zonder JavaScript. Deze knop werkt echt.',
    examples: { usual: 'Knop zonder zichtbaar opschrift' },
    words: { path: '/designsystem' },
  },
  segmented: {
    title: 'Segmented control',
    summary:
      'Eén keuze uit een paar, allemaal in beeld. Het zijn keuzerondjes: je kiest met de pijltjes en een formulier verstuurt de keuze.',
    examples: {
      usual: 'Twee keuzes',
      many: 'Vier keuzes, die op een smal scherm doorlopen op de volgende regel',
    },
    words: {
      unit: 'Eenheid',
      metres: 'Meter',
      feet: 'Voet',
      zone: 'Zone',
      mud: 'Slik',
      pioneer: 'Pionierszone',
      low: 'Lage oever',
      high: 'Hoge oever',
    },
  },
  go: {
    title: 'Link naar meer',
    summary: 'Leidt naar een volgende pagina. De pijl blijft bij het laatste woord en volgt de leesrichting.',
    examples: { usual: 'Onder een tekst', long: 'Lange tekst' },
    words: {
      text: 'Bekijk alle projecten',
      long: 'Lees hoe het hoogwaterbeschermingsprogramma de oever meetelt in de hoogte van de dijk',
    },
  },
  icon: {
    title: 'Iconen',
    summary:
      'Eigen tekeningen op een raster van 24, met één lijndikte. Ze staan naast woorden en worden nooit voorgelezen.',
    examples: {
      all: 'Alle iconen met hun naam',
      flip: 'Met flip: dezelfde pijl in een tekst van links naar rechts en van rechts naar links',
    },
    words: {},
  },
  badge: {
    title: 'Badge',
    summary: 'Een toestand in één of twee woorden.',
    examples: { tones: 'Vier soorten' },
    words: { draft: 'Concept', stable: 'Stabiel', info: 'Nieuw', warning: 'Vervallen' },
  },
  'data-table': {
    title: 'Tabel',
    summary:
      'Gegevens in rijen en kolommen. Te breed voor het scherm? Dan scrolt de tabel, ook met de pijltjes; de pagina niet.',
    examples: { usual: 'Met bijschrift en getallen', wide: 'Brede tabel zonder bijschrift' },
    words: {
      caption: 'Hoogte van de zones bij Noorderhoek',
      wide: 'Opslibbing per maand, in millimeter',
      zone: 'Zone',
      height: 'Hoogte in cm NAP',
      floods: 'Vloeden per jaar',
      mud: 'Slik',
      pioneer: 'Pionierszone',
      marsh: 'Hoge oever',
      place: 'Meetplek',
    },
  },
  'code-block': {
    title: 'Codeblok',
    summary:
      'Code om te lezen en te kopiëren, in elke taal van links naar rechts. De knop om te kopiëren is er alleen als je browser dat kan.',
    examples: { usual: 'Een paar regels', long: 'Een lange regel scrolt' },
    words: { label: 'Voorbeeld: stijl van een melding', labelLong: 'Voorbeeld: metingen ophalen' },
  },
  'copy-button': {
    title: 'Kopieerknop',
    summary: 'Zet een tekst op het klembord en zegt of dat gelukt is. Zonder JavaScript is de knop er niet.',
    examples: { usual: 'Naast de naam van een token' },
    words: {},
  },
  progress: {
    title: 'Voortgang',
    summary: 'Een balk bovenaan het venster, als een pagina langer dan een oogwenk op zich laat wachten.',
    examples: { loading: 'Een pagina wordt geladen' },
    words: { label: 'Voorbeeld: de pagina wordt geladen' },
  },
  skeleton: {
    title: 'Skeleton',
    summary: 'De omtrekken van cards die nog worden opgehaald. Ze staan stil en worden niet voorgelezen.',
    examples: { cards: 'Drie cards' },
    words: { label: 'Voorbeeld: projecten worden opgehaald' },
  },
  'error-summary': {
    title: 'Foutoverzicht',
    summary:
      'Staat boven een formulier dat niet verstuurd is en brengt je naar elk antwoord dat anders moet.',
    examples: { usual: 'Twee antwoorden' },
    words: {
      title: 'Kijk twee antwoorden na',
      email: 'Vul een e-mailadres in, zoals naam@voorbeeld.nl',
      date: 'Kies een dag die nog komt',
    },
  },
  'consent-banner': {
    title: 'Toestemming',
    summary:
      'Vraagt in de pagina zelf of we mogen meten, met twee antwoorden die even zwaar wegen. Vóór een ja wordt niets gemeten.',
    examples: { question: 'De vraag', categories: 'Een keuze per categorie', confirmation: 'De bevestiging' },
    words: {
      question: 'Voorbeeld: vraag om toestemming',
      confirmation: 'Voorbeeld: bevestiging',
      categories: 'Voorbeeld: keuze per categorie',
      title: 'Welke cookies mogen we gebruiken?',
      text: 'Alleen wat nodig is laadt voordat je kiest.',
      all: 'Alles toestaan',
      none: 'Alles weigeren',
      choose: 'Zelf kiezen',
      save: 'Keuze bewaren',
      always: 'altijd aan',
      usedBy: 'Gebruikt door',
      needed: 'Noodzakelijk',
      statistics: 'Statistieken',
      statisticsText: 'Telt bezoeken, zodat we pagina’s kunnen verbeteren.',
    },
  },
  'media-text': {
    title: 'Beeld en tekst',
    summary: 'Blok. Een beeld naast een stuk tekst. Op een smal scherm staat het beeld boven de tekst.',
    examples: { start: 'Beeld vooraan', end: 'Beeld achteraan', figure: 'Alleen een beeld' },
    words: {
      title: 'Planten doen het werk',
      text: 'Zeekraal komt als eerste. Tussen de stengels valt het water stil en zakt het slib naar de bodem.',
      link: 'Bekijk de plantengids',
      caption: 'Zeekraal in oktober, van boven gezien',
      titleEnd: 'Dammen van rijshout',
      textEnd: 'Een dam houdt de golven tegen, niet het water. In de luwte erachter begint nieuw land.',
      alone: 'Het wad bij laagwater',
    },
  },
  quote: {
    title: 'Citaat',
    summary: 'Blok. Wat iemand zei, en wie het was. De aanhalingstekens zijn die van de taal.',
    examples: { usual: 'Met naam en functie', long: 'Lang citaat' },
    words: {
      text: 'In oktober ligt er een rood tapijt, en niemand heeft het uitgerold.',
      role: 'ecoloog',
      long: 'Mijn grootvader noemde het verloren land. Nu staan mijn schapen er van mei tot september, en in de winter breekt de zee er haar kracht, een halve kilometer voor de dijk.',
    },
  },
  faq: {
    title: 'Vragen en antwoorden',
    summary: 'Blok. Vragen die hun antwoord openen, ook zonder JavaScript.',
    examples: { usual: 'Drie vragen' },
    words: {
      title: 'Voordat je komt',
      dog: 'Mag mijn hond mee?',
      dogAnswer: 'Ja, aangelijnd. Van april tot half juli niet: dan broeden er vogels.',
      boots: 'Heb ik laarzen nodig?',
      bootsAnswer: 'Bijna altijd. Na een springvloed staat het pad tot je enkels onder water.',
      long: 'Wat gebeurt er met mijn excursie als de waterstandsverwachting in de ochtend nog verandert?',
      longAnswer: 'Dan bellen we je voor negen uur. Je kunt kosteloos een andere dag kiezen.',
    },
  },
  'download-list': {
    title: 'Downloads',
    summary:
      'Blok. Bestanden met wat je vooraf wilt weten: soort, grootte, aantal pagina’s en of ze toegankelijk zijn.',
    examples: { usual: 'Van bijna alles bekend tot niets bekend' },
    words: {
      title: 'Om mee te nemen',
      report: 'Jaarverslag 2026',
      map: 'Kaart van de meetplekken',
      long: 'Uitvoeringsprogramma hoogwaterbescherming en klimaatadaptatie voor de noordelijke kuststreek',
    },
  },
  table: {
    title: 'Tabel in een pagina',
    summary:
      'Blok. Een tabel uit het contentsysteem. Een kolom met alleen getallen wordt aan het einde van de regel uitgelijnd.',
    examples: { usual: 'Met titel en bijschrift' },
    words: {
      title: 'Hoe snel het groeit',
      caption: 'Opslibbing per zone',
      zone: 'Zone',
      year: 'Per jaar',
      mud: 'Slik',
      pioneer: 'Pionierszone',
      marsh: 'Hoge oever',
    },
  },
  stats: {
    title: 'Cijfers',
    summary: 'Blok. Twee tot vier getallen met wat ze tellen.',
    examples: { usual: 'Vier cijfers' },
    words: {
      title: 'De oever in cijfers',
      area: '1.240',
      areaLabel: 'oever in beheer',
      growth: '18',
      growthLabel: 'slib erbij per jaar',
      places: 'meetplekken langs de kust',
      birds: '43.000',
      birdsLabel: 'wadvogels bij hoogwater',
    },
  },
  rows: {
    title: 'Rijen',
    summary: 'Blok. Een lijst van links zonder beeld, met of zonder datum.',
    examples: { dated: 'Berichten met datum', plain: 'Pagina’s zonder datum' },
    words: {
      title: 'Berichten',
      all: 'Alle berichten',
      storm: 'Wat de storm van de dammen overliet',
      plan: 'Het beheerplan ligt ter inzage',
      birds: 'Lepelaars blijven langer',
      titlePlain: 'Verder lezen',
      long: 'Klimaatadaptatiestrategie: hoe de kuststreek zich op hoger water voorbereidt',
      short: 'Werken bij ons',
    },
  },
  'call-to-action': {
    title: 'Oproep',
    summary: 'Blok. Eén ding om nu te doen. Hooguit één op een pagina.',
    examples: { picture: 'Met beeld', plain: 'Zonder beeld' },
    words: {
      title: 'Loop een dag mee',
      text: 'Van april tot oktober nemen we je mee het veld in.',
      link: 'Plan een bezoek',
      titlePlain: 'Meld een kapotte dam',
      linkPlain: 'Stuur een melding',
    },
  },
  gallery: {
    title: 'Galerij',
    summary:
      'Blok. Beelden die je in een dialoog vergroot. De pijltjes bladeren, Esc sluit. Zonder JavaScript zijn het links naar de bestanden.',
    examples: { usual: 'Drie beelden' },
    words: {
      title: 'Van boven gezien',
      creek: 'Een kreek vertakt zich tussen zeekraal en lamsoor',
      dam: 'Rechte dammen verdelen het slik in vakken',
      dike: 'De oever loopt door tot aan de dijk',
    },
  },
  video: {
    title: 'Film',
    summary:
      'Blok. Een film van een andere website laadt pas als je dat toestaat. In dit voorbeeld zit geen film.',
    examples: {
      frame: 'Vraagt om toestemming',
      link: 'Andere website, alleen een link',
      map: 'Een kaart, met een eigen tekening',
    },
    words: {
      title: 'Een jaar op de oever',
      transcript: 'Het water komt op, het slib bezinkt, en in de lente staan er de eerste sprieten.',
      map: 'De route langs de dijk',
      mapTitle: 'Kaart van een andere website',
      mapExplain: 'Als je dit laadt, weet die website van je bezoek.',
      mapLoad: 'Eenmalig laden',
      mapLink: 'Openen op de andere website',
    },
  },
  logos: {
    title: 'Logo’s',
    summary: 'Blok. Partners met hun beeldmerk. De naam is wat wordt voorgelezen.',
    examples: { usual: 'Drie partners, één met link' },
    words: { title: 'Met wie we werken' },
  },
  profile: {
    title: 'Kustprofiel',
    summary:
      'Blok. Drie stappen van de zee naar het land, onder één doorlopende tekening. Alleen voor een echte volgorde.',
    examples: { usual: 'Drie dijken' },
    words: {
      label: 'Van zee naar land',
      title: 'Drie dijken achter elkaar',
      text: 'Elke dijk is genoemd naar wat hij doet.',
      watcher: 'De waker',
      watcherText: 'Staat aan zee en keert het water.',
      sleeper: 'De slaper',
      sleeperText: 'Wacht tot de waker het niet houdt.',
      dreamer: 'De dromer',
      dreamerText: 'Heeft al een eeuw geen water gezien.',
    },
  },
  notice: {
    title: 'Bericht in een pagina',
    summary: 'Blok. Een mededeling in de tekst, in vier soorten. Ze wordt niet vanzelf voorgelezen.',
    examples: { usual: 'Waarschuwing', title: 'Alleen een titel' },
    words: {
      title: 'Ga niet alleen het slik op',
      text: 'De vloed komt sneller dan je loopt. Ga met een gids.',
      alone: 'Het pad bij Oosterdorp is tot maart dicht',
    },
  },
} as const
