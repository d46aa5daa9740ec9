import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    opener: {
      name: 'Das Menü öffnen',
      text: 'Klicke auf den Button: Das Seitenpanel schiebt sich über die Seite. Du schließt es mit Schließen, mit Esc oder mit einem Klick daneben.',
    },
    panel: {
      name: 'Das Seitenpanel',
      text: 'Hier geöffnet, damit du es ansehen kannst. Rechts oben steht Schließen.',
    },
    nested: {
      name: 'Mit Ebenen',
      text: 'Ein Bereich klappt unter seinem Namen auf und beginnt mit seiner eigenen Seite. Der Zweig der gezeigten Seite ist schon offen.',
    },
    spare: { name: 'Ohne Sprachen und Kontakt', text: 'Was fehlt, hinterlässt keine Lücke.' },
    many: {
      name: 'Zwölf Einträge und lange Wörter',
      text: 'Das Seitenpanel scrollt für sich; der Kopf mit Schließen bleibt stehen. Lange Wörter werden getrennt.',
    },
  },
  states: {
    intro:
      'Die aktuelle Seite ist unterstrichen. Ein Bereich, in dem sie liegt, ist offen und ebenfalls unterstrichen. Ein Name ohne Seite ist gewöhnlicher Text.',
    rows: { entry: 'Seite', section: 'Bereich', text: 'Name ohne Seite', close: 'Schließen' },
  },
  anatomy: [
    'Schleier: deckt die Seite ab. Ein Klick darauf schließt das Menü.',
    'Titel: der Name des Dialogs.',
    'Schließen: steht vorn und bekommt beim Öffnen den Fokus.',
    'Aktuelle Seite, unterstrichen.',
    'Bereich: Der Pfeil zeigt nach oben, wenn er offen ist.',
    'Zweite Ebene: eingerückt, in kleinerer Schrift.',
    'Sprachen: dieselbe Seite in jeder Sprache, mit einem Haken bei der aktuellen.',
    'Farbschema und Kontakt.',
  ],
  use: {
    when: [
      'Für das ganze Menü, auf Bildschirmen, auf denen der Header es nicht zeigen kann.',
      'Für ein Menü mit Ebenen: Hier ist Platz, sie aufzuklappen.',
    ],
    whenNot: [
      'Auf breiten Bildschirmen, auf denen das Menü in den Header passt.',
      'Für eine Mitteilung oder eine Frage: Nimm eine Meldung oder eine eigene Seite.',
      'Für ein Formular: Ein Klick neben das Seitenpanel würde es schließen.',
    ],
  },
  advice: {
    words: {
      do: 'Kurze Namen, die man auf einen Blick liest.',
      dont: 'Halbe Sätze: Jede Zeile wird höher, und die Suche dauert länger.',
    },
    depth: {
      do: 'Eine oder zwei Ebenen unter einem Eintrag. Was tiefer liegt, findest du auf der Seite selbst.',
      dont: 'Bereich in Bereich in Bereich. Wer sucht, muss viermal klicken und verirrt sich.',
    },
  },
  responsive: [
    'Das Seitenpanel ist höchstens 24rem breit. Ein Streifen der Seite bleibt immer frei, um darauf zu klicken.',
    'Es kommt vom Ende der Zeile herein: von rechts, und von links in einem Text von rechts nach links.',
    'Jede Zeile ist mindestens 52 Pixel hoch und wächst mit dem Text.',
    'Wer weniger Bewegung möchte, sieht das Seitenpanel ohne Schieben erscheinen.',
    'Die Seite darunter scrollt nicht mit und verschiebt sich nicht.',
  ],
  keyboard: {
    open: 'Auf dem Button Menü: öffnet das Seitenpanel. Der Fokus geht zu Schließen.',
    tab: 'Geht durch das Seitenpanel. Was dahinter liegt, bekommt keinen Fokus, und was Fokus bekommt, verschwindet nicht unter dem Kopf.',
    escape: 'Schließt das Seitenpanel. Der Fokus geht zurück zum Button Menü.',
    section: 'Auf einem Bereich: klappt ihn auf oder zu.',
    follow: 'Auf einem Link: folgt ihm und schließt das Seitenpanel.',
  },
  roles: {
    dialog: 'Ein modaler Dialog des Browsers; der Titel ist sein Name.',
    opener: 'Sagt, dass der Button einen Dialog öffnet. Ohne JavaScript ist es ein einfacher Link.',
    nav: 'Zwei Navigationen, jede mit eigenem Namen: das Menü und die Sprachen.',
    section: 'Ein Bereich mit dem, was darunter liegt. Funktioniert ohne JavaScript.',
    page: 'Der Link zur gezeigten Seite.',
    branch: 'Ein Eintrag, unter dem die gezeigte Seite liegt, und die aktuelle Sprache.',
    language: 'Die Sprache der Seite hinter dem Link, und die ihres Namens.',
    theme: 'Sagt, ob das dunkle Farbschema an ist.',
  },
  writing: [
    {
      rule: 'Derselbe Name wie der Titel der Seite, oder ein kürzerer',
      good: 'Projekte',
      bad: 'Woran wir arbeiten',
    },
    { rule: 'Höchstens drei Wörter', good: 'Über uns', bad: 'Wer wir sind und was wir tun' },
    { rule: 'Sprachen in ihrer eigenen Sprache', good: 'Nederlands', bad: 'Niederländisch' },
  ],
  properties: {
    shell: 'Menü, Sprachen und Angaben zur Organisation.',
    path: 'Pfad der gezeigten Seite; er bestimmt, was markiert und was offen ist.',
    prefix: 'Steht vor den Namen der Navigationen, falls eine Seite das Seitenpanel zweimal zeigt.',
    menu: 'Id des Dialogs, der sich öffnet.',
    children: 'Was auf dem Button steht: ein Icon und das Wort Menü.',
  },
  withoutScript: [
    'Der Button Menü ist ein Link zur Sitemap, auf der alle Seiten stehen.',
    'Sprachen und Farbschema findest du dann im Header, die Sprachen auch im Footer.',
    'Bereiche klappen ohne JavaScript auf und zu.',
  ],
  changes: { '1.0': 'Erste Version: das ganze Menü mit Ebenen, Sprachen, Farbschema und Kontakt.' },
  words: {
    locale: 'de',
    example: 'Beispiel',
    themes: 'Themen',
    projects: 'Projekte',
    knowledge: 'Wissen',
    service: 'Service',
    dikes: 'Deiche',
    villages: 'Dörfer',
    foreland: 'Vorland',
    allThemes: 'Alles, was du über unsere Themen wissen willst',
    allProjects: 'Die Projekte, an denen wir gerade arbeiten',
    allKnowledge: 'Was wir in den letzten Jahren gelernt haben',
  },
}
export default texts
