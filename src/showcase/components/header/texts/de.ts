import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    light: {
      name: 'Hell',
      text: 'Der übliche Header. Unter 64rem Breite liegen die Hauptbereiche hinter Menü. Reicht der Platz hier nicht für die ganze Reihe, dann öffne das Beispiel einzeln.',
    },
    inverse: {
      name: 'Dunkel, über einem Hero',
      text: 'Nur wo die Seite mit einem dunklen Hero beginnt: Header und Hero werden eine Fläche.',
    },
    sections: {
      name: 'Hauptnavigation mit Bereichen, die sich öffnen',
      text: 'Ein Bereich mit Unterseiten öffnet ein Panel. Oben steht seine eigene Seite, darunter alles, was dazugehört.',
    },
    many: {
      name: 'Mehr als sechs Bereiche',
      text: 'Die Reihe hat sechs Plätze. Der letzte heißt dann Mehr und öffnet den Rest. Das Wichtigste gehört deshalb nach vorn.',
    },
    bare: {
      name: 'Ohne Hauptnavigation',
      text: 'Solange das Menü im Content-System leer ist, gibt es keine leere Navigation.',
    },
    long: {
      name: 'Mit langem Namen und langen Wörtern',
      text: 'Was nicht passt, läuft in der nächsten Zeile weiter. Nichts fällt weg.',
    },
  },
  states: {
    intro:
      'Die einzelnen Teile des Headers. Offen ist ein Bereich, dessen Panel zu sehen ist; aktuell ist die Seite, auf der du bist, oder eine Seite darunter.',
    rows: {
      logo: 'Logo',
      link: 'Link',
      section: 'Bereich mit Unterseiten',
      language: 'Sprache',
      theme: 'Farbschema',
      menu: 'Menü',
    },
  },
  anatomy: [
    'Logo und Name der Website: führt zur Startseite.',
    'Hauptnavigation: höchstens sechs Plätze.',
    'Linie von 2 Pixeln unter dem Bereich, in dem du bist.',
    'Pfeil: Dieser Bereich öffnet ein Panel.',
    'Sprache: der Name der aktuellen Sprache, in dieser Sprache.',
    'Farbschema: hell oder dunkel.',
    'Menü: öffnet auf schmalen Bildschirmen alles, was nicht in die Reihe passt.',
  ],
  use: {
    when: [
      'Einmal oben auf jeder Seite, immer an derselben Stelle und in derselben Reihenfolge.',
      'In der dunklen Form auf einer Seite, die mit einem dunklen Hero beginnt.',
    ],
    whenNot: [
      'Für Links innerhalb einer Seite: Nimm ein Inhaltsverzeichnis.',
      'Für Handlungen wie Senden oder Anmelden: Setze einen Button zum Inhalt.',
      'Für alles, was es auf der Website gibt: Dafür sind der Footer und die Sitemap da.',
    ],
  },
  advice: {
    labels: {
      do: 'Ein oder zwei Wörter, die sagen, was man dort findet.',
      dont: 'Sätze. Sie füllen die Reihe und lassen sich nicht auf einen Blick erfassen.',
    },
    current: {
      do: 'Gib den Pfad der Seite mit. Auch eine Seite in einem Panel markiert ihren Bereich.',
      dont: 'Ohne Pfad ist nichts markiert, und du weißt nicht, wo du bist.',
    },
  },
  responsive: [
    'Der Header richtet sich nach seiner eigenen Breite, nicht nach der des Bildschirms.',
    'Ab 64rem stehen die Hauptbereiche in einer Reihe, und der Header ist mindestens 84 Pixel hoch.',
    'Unter 64rem liegen sie hinter Menü, und der Header ist mindestens 64 Pixel hoch.',
    'Unter 26rem zeigen Sprache und Menü nur ihr Icon. Für Screenreader bleibt der Name erhalten.',
    'Der Header bleibt beim Scrollen nicht stehen. Auf dem Handy ist die Bottomnav immer da.',
    'Jede Klickfläche ist mindestens 44 mal 44 Pixel groß.',
  ],
  keyboard: {
    tab: 'Geht vom Logo zur Hauptnavigation und dann zu Sprache, Farbschema und Menü. Verlässt der Fokus ein offenes Panel, schließt es sich.',
    enter:
      'Folgt einem Link. Öffnet oder schließt einen Bereich oder die Sprachen, wechselt das Farbschema oder öffnet das Menü.',
    space: 'Macht bei Bereichen, Sprachen, Farbschema und Menü dasselbe wie Enter.',
    escape: 'Schließt das offene Panel und setzt den Fokus zurück auf seinen Namen.',
  },
  roles: {
    header: 'Der Anfang der Seite, als Orientierungspunkt banner.',
    nav: 'Die Hauptnavigation und die Sprachen, jede mit eigenem Namen.',
    page: 'Der Link zu der Seite, die du gerade siehst.',
    branch: 'Der Bereich, in dem diese Seite liegt, und die aktuelle Sprache.',
    disclosure:
      'Öffnet ein Panel, auch ohne JavaScript. Durch den gemeinsamen Namen ist immer nur eines offen.',
    language:
      'Dieselbe Seite in einer anderen Sprache. Der Name der Sprache steht in dieser Sprache. Ist die Seite nicht übersetzt, fehlt rel.',
    theme: 'Gedrückt, wenn das Farbschema dunkel ist. Der Name ändert sich nicht.',
    menu: 'Wird ein Button, sobald JavaScript läuft; bis dahin ist es ein Link zur Sitemap.',
  },
  writing: [
    { rule: 'Ein oder zwei Wörter, kein Satz', good: 'Projekte', bad: 'Sieh dir alle unsere Projekte an' },
    { rule: 'Das Thema nennen, nicht die Abteilung', good: 'Wissen', bad: 'Abteilung Forschung und Daten' },
    {
      rule: 'Eine Sprache heißt, wie sie sich selbst nennt, ohne Flagge',
      good: 'Nederlands',
      bad: 'Niederländisch',
    },
  ],
  properties: {
    shell: 'Name der Website, Menüs und Sprachen, wie jede Seite sie bekommt.',
    path: 'Pfad der Seite, die zu sehen ist; bestimmt, was markiert wird.',
    inverse: 'Dunkel, für die Stelle über einem Hero.',
    prefix: 'Steht vor den Namen der Navigationen, wo eine Seite zwei Header zeigt.',
    items: 'Die Bereiche, der wichtigste zuerst.',
    item: 'Ein Bereich; hat er Unterseiten, öffnet er ein Panel.',
  },
  withoutScript: [
    'Bereiche und Sprachen lassen sich öffnen und schließen, immer nur eines. Esc und ein Klick daneben schließen sie nicht.',
    'Jede Sprache ist ein gewöhnlicher Link.',
    'Das Farbschema ist ein Formular. Der Server merkt sich die Wahl und bringt dich zurück zur Seite.',
    'Menü ist ein Link zur Sitemap.',
  ],
  changes: { '1.0': 'Erste Version: hell und dunkel, Panels für Bereiche, Sprache, Farbschema und Menü.' },
  words: {
    locale: 'de',
    example: 'Beispiel',
    mainMenu: 'Beispiel: Bereiche, die sich öffnen',
    longMenu: 'Beispiel: mehr als sechs Bereiche',
    goodMenu: 'Beispiel: kurze Namen',
    badMenu: 'Beispiel: lange Namen',
    marked: 'Beispiel: mit Markierung',
    unmarked: 'Beispiel: ohne Markierung',
    longName: 'Verein für Salzwiesen, Deiche und Dörfer',
    read: 'Alles über unsere Themen lesen',
    find: 'Entdecke, was wir für dich tun können',
  },
}
export default texts
