import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    picture: {
      name: 'Mit Bild',
      text: 'Die übliche Card: ein Bild, eine Zeile darüber, ein Titel und manchmal ein Satz. Sie steht frei auf der Seite, ohne Rahmen.',
    },
    panel: {
      name: 'Panel',
      text: 'Mit Rahmen, für Cards ohne Bild oder zwischen anderen Inhalten. Hat ein Panel ein Bild, reicht das Bild bis an den Rand.',
    },
    row: {
      name: 'Ohne Bild',
      text: 'Nur Text. Nimm row, wo Bilder nichts beitragen würden: ein Begriff, eine Frage, ein Stellenangebot.',
    },
    lead: { name: 'Groß', text: 'Für die erste einer Gruppe. Der Titel wird größer, sobald Platz ist.' },
    list: {
      name: 'Liste von Seiten',
      text: 'SummaryCards macht aus Seiten eine Liste. Über dem Titel steht die Aufschrift der Seite, sonst ihr Datum.',
    },
    mosaic: {
      name: 'Mosaik',
      text: 'Drei Seiten, von denen eine am wichtigsten ist: eine große Card und zwei daneben.',
    },
    lines: {
      name: 'Zeilen',
      text: 'Für Meldungen und andere Listen, die man nach Datum durchsieht. Eine Zeile hat kein Bild und ist so kurz wie möglich.',
    },
    artwork: {
      name: 'Ohne eigenes Bild',
      text: 'Hat eine Seite kein Bild, eine daneben aber schon, steht dort eine Fläche in den Farben der Marke. Hat keine eins, steht dort nichts.',
    },
    inverse: { name: 'Auf dunkler Fläche', text: 'Auf dunkler Fläche wechseln die Farben von selbst.' },
    loading: {
      name: 'Während des Ladens',
      text: 'Nur für Listen, die der Browser selbst holt. Die Umrisse bewegen sich nicht; die Liste sagt, dass sie noch lädt.',
    },
    long: {
      name: 'Mit langem Text',
      text: 'Ein Titel sollte in zwei Zeilen passen. Passt er nicht, läuft er weiter. Lange Wörter werden getrennt.',
    },
  },
  states: {
    intro:
      'Die Zustände gelten für die ganze Card, denn der Link bedeckt sie. Beim Zeigen wird der Titel unterstrichen und das Bild etwas größer; wer weniger Bewegung will, sieht nur die Linie.',
    rows: { plain: 'Mit Bild', panel: 'Panel', row: 'Ohne Bild', line: 'Zeile' },
  },
  anatomy: [
    'Bild: 4 zu 3, Schmuck ohne Alternativtext.',
    'Zeile über dem Titel: Ort, Art oder Datum.',
    'Titel: die Überschrift und zugleich der einzige Link.',
    'Text: höchstens ein oder zwei Sätze.',
    'Klickfläche: Der Link bedeckt die ganze Card, und der Fokusring läuft um sie herum.',
    'Datum einer Zeile.',
    'Titel einer Zeile, auch hier der einzige Link.',
    'Pfeil: sagt, dass die Zeile irgendwohin führt.',
  ],
  use: {
    when: [
      'Um zwischen Seiten gleicher Art wählen zu lassen: Projekte, Geschichten, Menschen.',
      'Um am Ende einer Seite zu zeigen, was man als Nächstes lesen kann.',
      'Zeilen: für Listen, in denen Datum und Titel genügen.',
    ],
    whenNot: [
      'Für einen Link im Fließtext: Nimm einen gewöhnlichen Link.',
      'Für etwas mit mehreren Links oder mit Buttons: Eine Card hat ein Ziel.',
      'Um Text einzurahmen, der nirgendwohin führt: Nimm eine Meldung oder eine Überschrift.',
    ],
  },
  advice: {
    title: {
      do: 'Der Titel sagt, wohin der Link führt, auch für sich allein.',
      dont: '„Mehr lesen“ sagt in einer Liste von Links nichts. Der Titel der Seite ist verschwunden.',
    },
    text: {
      do: 'Ein Satz genügt, um zu wählen.',
      dont: 'Steht der ganze Inhalt auf der Card, wird die Liste unlesbar und die Seite überflüssig.',
    },
  },
  responsive: [
    'Eine Liste hat so viele Spalten, wie hineinpassen; eine Spalte ist mindestens 18rem breit und auf schmalen Bildschirmen so breit wie der Bildschirm.',
    'Steht nur eine Card in der Liste, wird sie höchstens 30rem breit.',
    'Ein Mosaik richtet sich nach seinem Platz: Ab 36rem stehen zwei unter der großen, ab 54rem daneben.',
    'In einer Zeile steht das Datum über dem Titel, ab 42rem davor.',
    'Cards wachsen mit ihrem Text, auch bei 200 % Schriftgröße. Nichts wird abgeschnitten.',
  ],
  keyboard: {
    tab: 'Springt zum Link der nächsten oder vorigen Card. Der Ring läuft um die ganze Card.',
    enter: 'Folgt dem Link.',
  },
  roles: {
    list: 'Eine Liste: Ein Screenreader kann sagen, wie viele Cards es sind.',
    article: 'Eine Card, die für sich allein verständlich ist.',
    link: 'Der Titel ist die Überschrift und der einzige Link. Die Ebene der Überschrift bestimmst du.',
    picture: 'Das Bild ist Schmuck: Der Titel sagt schon, wohin der Link führt.',
    time: 'Das Datum, lesbar für Mensch und Maschine.',
    busy: 'Eine Liste, die noch lädt. Die Umrisse darin sind für Screenreader verborgen.',
  },
  writing: [
    {
      rule: 'Ein Titel sagt, was geschieht, und passt in zwei Zeilen',
      good: 'Das Dorf, das seinen Deich selbst entwarf',
      bad: 'Beteiligungsverfahren Deichverstärkung Oosterdorp: Rückblick und Ausblick',
    },
    {
      rule: 'Über dem Titel Ort, Art oder Datum',
      good: 'Noorderhoek, seit 2022',
      bad: 'Lies jetzt unsere Geschichte',
    },
    {
      rule: 'Der Text ergänzt den Titel und wiederholt ihn nicht',
      good: 'Vierzig Menschen, sechs Abende, ein Entwurf.',
      bad: 'Lies hier von dem Dorf, das seinen Deich selbst entwarf.',
    },
  ],
  properties: {
    title: 'Der Text des Links. Ist er leer, steht dort die Adresse.',
    href: 'Wohin der Link führt.',
    meta: 'Kleine Zeile über dem Titel.',
    text: 'Ein oder zwei Sätze unter dem Titel.',
    html: 'Formatierter Text unter dem Titel, für eine Karte, die selbst alles sagt.',
    picture: 'Das Bild über dem Text. Row zeigt nie eines.',
    isAmongPictures:
      'Ob Cards daneben Bilder zeigen: Ohne eigenes Bild steht dort eine Fläche in den Farben der Marke.',
    variant: 'Plain steht frei, panel hat einen Rahmen, lead ist die große und row hat kein Bild.',
    headingLevel: 'Ebene der Überschrift: eine unter der Überschrift der Liste.',
    items: 'Die Seiten, der Reihe nach.',
    layout: 'Grid ist ein gleichmäßiges Raster; mosaic macht die erste groß.',
    date: 'Ein Tag wie 2026-11-12. Er wird in der Sprache der Seite geschrieben.',
    children: 'Die Zeilen.',
    textLang: 'Sprachkürzel von Titel und Text, wenn es nicht das der Seite ist.',
  },
  withoutScript: [
    'Cards und Zeilen sind Links in einfachem HTML. Alles funktioniert ohne JavaScript.',
    'Umrisse gibt es nur in einem Browser, der eine Liste selbst holt. Der Server schickt die Cards sofort.',
  ],
  changes: { '1.0': 'Erste Version: vier Varianten, Liste, Mosaik, Zeilen und Umrisse.' },
  words: {
    polder: 'Ein Sommerpolder öffnet sich wieder der Flut',
    polderText:
      'Nach achtzig Jahren kommt das Meer zurück. Nach drei Sommern lagen dort elf Zentimeter Schlick.',
    noorderhoek: 'Noorderhoek, seit 2022',
    dams: 'Lahnungen, jetzt mit Messpunkten',
    damsText: 'Sensoren in einer alten Technik: Nach jeder Flut wissen wir, wie viel Schlick geblieben ist.',
    langenwerder: 'Langenwerder',
    village: 'Das Dorf, das seinen Deich selbst entwarf',
    villageText: 'Vierzig Menschen, sechs Abende, ein Entwurf.',
    oosterdorp: 'Oosterdorp',
    storm: 'Die Sturmzeit beginnt: So liest du unsere Wasserstände',
    glasswort: 'Der Queller färbt das Vorland früher rot als je zuvor',
    handbook: 'Handbuch für Salzwiesen jetzt auch auf Deutsch',
    loading: 'Projekte',
    long: 'Warum der Hochwasserschutz der Wattenmeerküste mit einem Streifen Land beginnt, der zweimal am Tag unter Wasser steht',
    longMeta: 'Forschung zur Klimaanpassung entlang der ganzen Küste, vom Dollart bis zur Deutschen Bucht',
    longText:
      'Dreißig Jahre Messungen an achtzehn Orten zeigen, wie schnell eine Salzwiese wächst, wo das Wachstum stockt und was Lahnungen daran ändern.',
    word: 'Hochwasserschutzmaßnahmenbegleitausschusssitzung',
    more: 'Mehr lesen',
    everything:
      'Im Frühjahr kamen die Menschen im Dorf zum ersten Mal im Gemeindehaus zusammen. Es folgten fünf Abende über die Höhe, den Radweg, den Ort des Schöpfwerks und die Kosten. Im Oktober lag ein Entwurf vor, den der Deichverband im November übernahm. Gebaut wird ab dem nächsten Jahr, nach der Brutzeit, und zwar etwa zwei Jahre lang.',
  },
}
export default texts
