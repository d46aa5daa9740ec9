/** Texts of the page about cards. The reference: the other languages have exactly these keys. */
export default {
  examples: {
    picture: {
      name: 'Met beeld',
      text: 'De gewone card: een beeld, een regel erboven, een titel en soms een zin. Hij staat los op de pagina, zonder kader.',
    },
    panel: {
      name: 'Paneel',
      text: 'Met een kader, voor cards zonder beeld of tussen andere inhoud. Geef je een paneel een beeld, dan loopt het beeld tot aan de rand.',
    },
    row: {
      name: 'Zonder beeld',
      text: 'Alleen tekst. Kies row als beelden niets zouden toevoegen: een begrip, een vraag, een vacature.',
    },
    lead: {
      name: 'Groot',
      text: 'Voor de eerste van een groep. De titel wordt groter zodra er plaats voor is.',
    },
    list: {
      name: 'Lijst van pagina’s',
      text: 'SummaryCards maakt van pagina’s een lijst. Boven de titel staat het opschrift van de pagina, en anders de datum.',
    },
    mosaic: {
      name: 'Mozaïek',
      text: 'Drie pagina’s waarvan er één het belangrijkst is: één grote card en twee ernaast.',
    },
    lines: {
      name: 'Regels',
      text: 'Voor berichten en andere lijsten die je op datum doorneemt. Een regel heeft geen beeld en is zo kort als hij kan.',
    },
    artwork: {
      name: 'Zonder eigen beeld',
      text: 'Heeft een pagina geen beeld en een buur wel, dan staat er een vlak in de kleuren van het merk. Heeft geen pagina er een, dan staat er niets.',
    },
    inverse: { name: 'Op een donker vlak', text: 'Op een donker vlak wisselen de kleuren vanzelf mee.' },
    loading: {
      name: 'Tijdens het laden',
      text: 'Alleen voor lijsten die de browser zelf ophaalt. De omtrekken staan stil; de lijst zegt dat hij bezig is.',
    },
    long: {
      name: 'Met een lange tekst',
      text: 'Een titel hoort op twee regels te passen. Past dat niet, dan loopt hij door. Lange woorden breken af.',
    },
  },
  states: {
    intro:
      'De toestanden gelden voor de hele card, want de link bedekt hem. Bij aanwijzen komt er een streep onder de titel en wordt het beeld iets groter; wie minder beweging wil, ziet alleen de streep.',
    rows: { plain: 'Met beeld', panel: 'Paneel', row: 'Zonder beeld', line: 'Regel' },
  },
  anatomy: [
    'Beeld: 4 bij 3, versiering zonder alternatieve tekst.',
    'Regel boven de titel: plaats, soort of datum.',
    'Titel: de kop en tegelijk de enige link.',
    'Tekst: hooguit één of twee zinnen.',
    'Aanwijsgebied: de link bedekt de hele card, en de focusring loopt eromheen.',
    'Datum van een regel.',
    'Titel van een regel, ook hier de enige link.',
    'Pijl: zegt dat de regel ergens heen leidt.',
  ],
  use: {
    when: [
      'Om te laten kiezen tussen pagina’s van dezelfde soort: projecten, verhalen, mensen.',
      'Om aan het eind van een pagina te tonen wat je daarna kunt lezen.',
      'Regels: voor lijsten waarin datum en titel genoeg zijn.',
    ],
    whenNot: [
      'Voor één link in een lopende tekst: maak er een gewone link van.',
      'Voor iets met meer dan één link of met knoppen: een card heeft één doel.',
      'Om een kader te zetten om tekst die nergens heen leidt: gebruik een melding of een kop.',
    ],
  },
  advice: {
    title: {
      do: 'De titel zegt waar de link heen leidt, ook los van de rest.',
      dont: '‘Lees meer’ zegt niets in een lijst van links. De titel van de pagina is hier verdwenen.',
    },
    text: {
      do: 'Eén zin is genoeg om te kiezen.',
      dont: 'Wie de hele inhoud op de card zet, maakt de lijst onleesbaar en de pagina overbodig.',
    },
  },
  responsive: [
    'Een lijst heeft zoveel kolommen als er passen; een kolom is minstens 18rem breed en op een smal scherm zo breed als het scherm.',
    'Staat er maar één card in een lijst, dan wordt hij hooguit 30rem breed.',
    'Een mozaïek kijkt naar de ruimte die het heeft: vanaf 36rem staan er twee onder de grote, vanaf 54rem ernaast.',
    'In een regel staat de datum boven de titel, en vanaf 42rem ervoor.',
    'Cards worden hoger als de tekst groeit, ook bij een tekstgrootte van 200%. Er wordt niets afgekapt.',
  ],
  keyboard: {
    tab: 'Gaat naar de link van de volgende of vorige card. De ring loopt om de hele card.',
    enter: 'Volgt de link.',
  },
  roles: {
    list: 'Een lijst: een schermlezer kan zeggen hoeveel cards er zijn.',
    article: 'Eén card, een geheel dat op zichzelf staat.',
    link: 'De titel is de kop en de enige link. Het niveau van de kop kies je zelf.',
    picture: 'Het beeld is versiering: de titel zegt al waar de link heen leidt.',
    time: 'De datum, leesbaar voor mens en machine.',
    busy: 'Een lijst die nog geladen wordt. De omtrekken erin zijn verborgen voor schermlezers.',
  },
  writing: [
    {
      rule: 'Een titel zegt wat er gebeurt en past op twee regels',
      good: 'Het dorp dat zijn eigen dijk ontwierp',
      bad: 'Participatietraject versterkingsopgave Oosterdorp: terugblik en vervolg',
    },
    {
      rule: 'Boven de titel een plaats, soort of datum',
      good: 'Noorderhoek, sinds 2022',
      bad: 'Lees nu ons verhaal',
    },
    {
      rule: 'De tekst vult de titel aan en herhaalt hem niet',
      good: 'Veertig bewoners, zes avonden, één ontwerp.',
      bad: 'Lees hier over het dorp dat zijn eigen dijk ontwierp.',
    },
  ],
  properties: {
    title: 'De tekst van de link. Is hij leeg, dan staat er het adres.',
    href: 'Waar de link heen leidt.',
    meta: 'Kleine regel boven de titel.',
    text: 'Eén of twee zinnen onder de titel.',
    html: 'Opgemaakte tekst onder de titel, voor een kaart die zelf alles zegt.',
    picture: 'Het beeld boven de tekst. Row toont nooit een beeld.',
    isAmongPictures:
      'Of cards ernaast een beeld tonen: zonder eigen beeld staat er dan een vlak in de kleuren van het merk.',
    variant: 'Plain staat los, panel heeft een kader, lead is de grote en row heeft geen beeld.',
    headingLevel: 'Niveau van de kop: één dieper dan de kop boven de lijst.',
    items: 'De pagina’s, in volgorde.',
    layout: 'Grid is een rooster; mosaic maakt de eerste groot.',
    date: 'Een dag, zoals 2026-11-12. Die wordt geschreven in de taal van de pagina.',
    children: 'De regels.',
    textLang: 'Taalcode van titel en tekst, als die anders is dan die van de pagina.',
  },
  withoutScript: [
    'Cards en regels zijn links in gewone HTML. Alles werkt zonder JavaScript.',
    'Omtrekken tijdens het laden bestaan alleen in een browser die zelf een lijst ophaalt. De server stuurt de cards meteen.',
  ],
  changes: { '1.0': 'Eerste versie: vier varianten, lijst, mozaïek, regels en omtrekken.' },
  words: {
    polder: 'Een zomerpolder gaat weer open voor het tij',
    polderText: 'Na tachtig jaar komt het zeewater terug. Binnen drie seizoenen lag er elf centimeter slib.',
    noorderhoek: 'Noorderhoek, sinds 2022',
    dams: 'Rijshouten dammen, nu met meetpunten',
    damsText: 'Sensoren in een oude techniek: na elk tij weten we hoeveel slib er bleef.',
    langenwerder: 'Langenwerder',
    village: 'Het dorp dat zijn eigen dijk ontwierp',
    villageText: 'Veertig bewoners, zes avonden, één ontwerp.',
    oosterdorp: 'Oosterdorp',
    storm: 'Stormseizoen begonnen: zo lees je onze waterstanden',
    glasswort: 'Zeekraal kleurt het voorland vroeger rood dan ooit',
    handbook: 'Handboek oeveraanleg nu ook in het Duits',
    loading: 'Projecten',
    long: 'Waarom de hoogwaterbescherming van de Waddenkust begint bij een strook land die twee keer per dag onder water staat',
    longMeta: 'Onderzoek naar klimaatadaptatie langs de hele kust, van de Dollard tot de Duitse Bocht',
    longText:
      'Dertig jaar metingen op achttien plaatsen laten zien hoe snel een oever groeit, waar dat stokt en wat rijshouten dammen daaraan veranderen.',
    word: 'Hoogwaterbeschermingsprogrammabegeleidingscommissie',
    more: 'Lees meer',
    everything:
      'In het voorjaar kwamen de bewoners voor het eerst bij elkaar in het dorpshuis. Daarna volgden vijf avonden over de hoogte, de route voor fietsers, de plaats van het gemaal en de kosten. In oktober lag er een ontwerp, dat het waterschap in november overnam. De uitvoering begint volgend jaar, na het broedseizoen, en duurt ongeveer twee jaar.',
  },
} as const
