import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    five: {
      name: 'Fünf Ziele',
      text: 'Startseite, die ersten drei Einträge des Hauptmenüs und Menü. Auf der Website bleibt die Leiste am unteren Bildschirmrand; hier steht sie in der Seite, damit du sie ansehen kannst.',
    },
    home: {
      name: 'Auf der Startseite',
      text: 'Hat das Hauptmenü selbst einen Link zur Startseite, dann steht er trotzdem nur einmal in der Leiste.',
    },
    below: {
      name: 'Auf einer Seite unterhalb eines Ziels',
      text: 'Auch dann ist das Ziel markiert: Du bist noch in diesem Bereich.',
    },
    three: {
      name: 'Drei Ziele',
      text: 'Die Ziele werden nicht breiter als 10rem und bleiben in der Mitte beieinander.',
    },
    long: {
      name: 'Mit langen Wörtern',
      text: 'Lange Wörter werden getrennt und machen die Leiste höher. Nichts wird abgeschnitten.',
    },
  },
  states: {
    intro:
      'Wo du bist, zeigen drei Dinge: fettere Schrift, mehr Kontrast und eine 3 Pixel starke Linie über dem Icon. Menü ist nie der aktuelle Ort, denn es öffnet nur etwas.',
    rows: { destination: 'Ziel', menu: 'Menü' },
  },
  anatomy: [
    'Leiste: fest am unteren Bildschirmrand, mit einer Linie darüber.',
    'Icon mit 24 Pixeln, um das Ziel schneller zu finden.',
    'Linie über dem aktuellen Ziel.',
    'Name: immer sichtbar, 13 Pixel, mittig unter dem Icon.',
    'Menü: immer an letzter Stelle; öffnet das ganze Menü.',
    'Sicherer Bereich: hält die Leiste vom Wischbalken des Handys frei.',
  ],
  use: {
    when: [
      'Auf Handys, für die drei bis fünf Orte, die am häufigsten besucht werden.',
      'Neben dem ganzen Menü, das immer hinter dem letzten Button liegt.',
    ],
    whenNot: [
      'Auf breiten Bildschirmen: Dort zeigt der Header das Menü.',
      'Für Handlungen wie Teilen, Speichern oder Senden.',
      'Für die Schritte eines Formulars oder die Teile einer einzelnen Seite.',
      'Als einziger Weg zu einer Seite: Jeder Eintrag steht auch im Menü und in der Sitemap.',
    ],
  },
  advice: {
    names: {
      do: 'Ein kurzes Wort für jedes Ziel, dasselbe wie im Hauptmenü.',
      dont: 'Halbe Sätze, die alle gleich anfangen: Die Leiste wird hoch, und der Unterschied steht am Ende.',
    },
    places: {
      do: 'Orte auf der Website, auf jeder Seite dieselben und in derselben Reihenfolge.',
      dont: 'Handlungen. Wer einen Ort erwartet, erschrickt, wenn etwas passiert. Sie gehören zum Inhalt.',
    },
  },
  responsive: [
    'Nur auf Bildschirmen, die schmaler als 48rem sind. Darüber gibt es keine Leiste.',
    'Jedes Ziel ist mindestens 4rem (64 Pixel) hoch, und alle sind gleich breit.',
    'In einer Leiste, die schmaler als 24rem ist, wird die Schrift schmaler, damit Wörter länger ganz bleiben.',
    'Solange die Bildschirmtastatur offen ist, verschwindet die Leiste; danach kommt sie zurück. Beim Scrollen bleibt sie stehen.',
    'Die Seite lässt unten Platz, damit die Leiste nie den Footer oder etwas mit Fokus verdeckt.',
    'In einem Text von rechts nach links beginnt die Reihe rechts.',
  ],
  keyboard: {
    tab: 'Setzt den Fokus auf das nächste oder vorige Ziel. Die Leiste kommt nach dem Footer an die Reihe. Der Fokusring liegt innerhalb des Rands, damit er nicht aus dem Bildschirm ragt.',
    enter: 'Folgt dem Link. Auf Menü: öffnet das Menü.',
    space: 'Nur auf Menü: öffnet das Menü.',
  },
  roles: {
    nav: 'Eine Navigation mit eigenem Namen, Schnellmenü, neben der des Hauptmenüs.',
    list: 'Die Ziele sind eine Liste, damit ihre Anzahl bekannt ist.',
    page: 'Das Ziel ist die gezeigte Seite.',
    branch: 'Die gezeigte Seite liegt unterhalb des Ziels.',
    menu: 'Menü ist ein Button, der einen Dialog öffnet. Ohne JavaScript ist es ein einfacher Link.',
    icon: 'Icons werden nicht vorgelesen: Der Name sagt es schon.',
  },
  writing: [
    { rule: 'Ein Wort, höchstens zwölf Buchstaben', good: 'Projekte', bad: 'Alle unsere Projekte ansehen' },
    { rule: 'Ein Substantiv, denn es ist ein Ort', good: 'Wissen', bad: 'Mehr lesen' },
    { rule: 'Derselbe Name wie im Hauptmenü', good: 'Themen', bad: 'Schwerpunkte' },
  ],
  properties: {
    items: 'Das Hauptmenü. Die ersten drei Einträge mit Adresse stehen zwischen Startseite und Menü.',
    path: 'Pfad der gezeigten Seite; er bestimmt, was markiert ist.',
    inline: 'Stellt die Leiste in die Seite selbst statt fest an den unteren Bildschirmrand.',
    label: 'Name der Navigation, falls eine Seite mehrere hat. Sonst: Schnellmenü.',
    icon: 'Das Icon über dem Namen.',
    href: 'Adresse des Ziels.',
    children: 'Der Name des Ziels.',
  },
  withoutScript: [
    'Die Leiste kommt vollständig vom Server, das aktuelle Ziel ist markiert.',
    'Menü ist dann ein Link zur Sitemap, auf der alle Seiten stehen.',
    'Die Leiste bleibt auch stehen, wenn sich die Bildschirmtastatur öffnet.',
  ],
  changes: { '1.0': 'Erste Version: drei bis fünf Ziele, das Menü an letzter Stelle.' },
  words: {
    themes: 'Themen',
    projects: 'Projekte',
    knowledge: 'Wissen',
    home: '/de',
    protection: 'Hochwasser\u00ADschutz\u00ADmaßnahmen',
    adaptation: 'Klima\u00ADanpassung',
    volunteers: 'Freiwilligen\u00ADtreffen',
    allThemes: 'Alles über unsere Themen',
    allProjects: 'Alles über unsere Projekte',
    allKnowledge: 'Alles über unser Wissen',
    back: 'Zurück',
    share: 'Seite teilen',
    print: 'Drucken',
    labelFive: 'Beispiel: fünf Ziele',
    labelHome: 'Beispiel: Startseite',
    labelBelow: 'Beispiel: unterhalb eines Ziels',
    labelThree: 'Beispiel: drei Ziele',
    labelLong: 'Beispiel: lange Wörter',
    labelGood: 'Beispiel: kurze Namen',
    labelBad: 'Beispiel: halbe Sätze',
    labelPlaces: 'Beispiel: Orte',
    labelActions: 'Beispiel: Handlungen',
  },
}
export default texts
