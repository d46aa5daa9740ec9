import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    map: {
      name: 'Karte',
      text: 'Für die Startseite. Der Text steht auf offenem Wasser, das Land beginnt daneben. Die Legende sagt, was die Farben bedeuten.',
    },
    page: {
      name: 'Nur Text',
      text: 'Für eine Seite, die einen kräftigen Anfang verdient, aber kein Bild braucht.',
    },
    split: {
      name: 'Text neben einem Bild',
      text: 'Für ein Foto oder ein Bild, das etwas aussagt. Es steht in einem eigenen Rahmen; gib ihm einen Alternativtext.',
    },
    statement: {
      name: 'Zitat',
      text: 'Der Titel ist ein Zitat. Die Anführungszeichen kommen von selbst, in der Sprache der Seite. Wer es gesagt hat, steht darüber.',
    },
    plain: { name: 'Karte ohne Bild', text: 'Gibt es kein Bild, bleibt die Fläche dunkel und ruhig.' },
    head: {
      name: 'Heller Seitenkopf',
      text: 'Ohne Hero beginnt eine Seite mit einem PageHead: Aufschrift, Titel, Einleitung und eine Zeile zur Seite. Auch Brotkrumen und Buttons passen hinein.',
    },
    long: {
      name: 'Mit langem Text',
      text: 'Ein Titel mit mehr als 60 Zeichen wird kleiner gesetzt, damit der Text in seiner Spalte bleibt.',
    },
  },
  states: {
    intro:
      'Ein Hero selbst hat keine Zustände, seine Buttons schon: Auf der dunklen Fläche nehmen sie ihre hellen Farben an.',
    rows: { highlight: 'Hervorgehobener Button', quiet: 'Stiller Button' },
  },
  anatomy: [
    'Aufschrift: ein paar Wörter dazu, wer oder wo.',
    'Titel: die h1 der Seite, höchstens 45 Zeichen.',
    'Einleitung: ein oder zwei Sätze, höchstens 200 Zeichen.',
    'Hervorgehobener Button: der wichtigste Schritt, einmal.',
    'Stiller Button: eine zweite Möglichkeit.',
    'Legende: Farben mit ihrem Namen.',
    'Bild: beginnt, wo die Textspalte endet.',
    'Fläche: dunkel in beiden Farbschemas.',
  ],
  use: {
    when: [
      'Oben auf einer Startseite, um auf einen Blick zu sagen, wessen Website es ist.',
      'Oben auf einer Seite, die ein Thema oder eine Kampagne eröffnet.',
      'Zitat: wenn die Worte eines Menschen mehr sagen als ein Titel.',
    ],
    whenNot: [
      'Auf einer Seite, auf der man etwas erledigt oder nachschlägt: Beginne mit einem gewöhnlichen Seitenkopf.',
      'Zweimal auf einer Seite: Der zweite eröffnet nichts mehr.',
      'Um eine Nachricht hervorzuheben: Nimm eine Meldung.',
    ],
  },
  advice: {
    title: {
      do: 'Ein Titel aus wenigen Wörtern, der sagt, was nur hier gilt.',
      dont: 'Ein Willkommen, das auf jeder Website stehen könnte, und so lang, dass es kleiner werden muss.',
    },
    buttons: {
      do: 'Ein Button fällt auf. Der zweite ist still.',
      dont: 'Drei Buttons mit gleichem Gewicht: Man muss wählen, ohne zu wissen, warum.',
    },
  },
  responsive: [
    'Ist der Hero selbst schmaler als 60rem, steht das Bild unter dem Text.',
    'Ist der Bildschirm schmaler als 60rem und gibt es ein hochkantes Bild, tritt es an die Stelle des breiten.',
    'Ab 60rem ist der Hero mindestens 46rem hoch, oder 78 % der Bildschirmhöhe, wenn das weniger ist.',
    'Der Titel richtet sich nach der Breite des Hero. Bei 200 % Schriftgröße wird der Hero höher.',
    'In einem Text von rechts nach links liegt das Land links: Die Karte wird gespiegelt, ein Bild im Rahmen nicht.',
  ],
  keyboard: {
    tab: 'Springt von einem Button zum anderen. Auf der dunklen Fläche ist der Fokusring ockerfarben.',
    enter: 'Folgt dem Link des Buttons.',
  },
  roles: {
    section: 'Ein Bereich, der wie sein Titel heißt. Die Variante page ist ein einfaches div.',
    heading: 'Der Titel der Seite. Nach einem Seitenwechsel bekommt er den Fokus; Tab überspringt ihn.',
    picture: 'Das breite und das hochkante Bild. Ein leeres alt sagt, dass es Schmuck ist.',
    eager: 'Das Bild am Anfang der Seite wird zuerst geladen.',
    key: 'Die Legende: eine Liste, mit einer verborgenen Zeile, die sagt, was sie ist.',
  },
  writing: [
    {
      rule: 'Ein Titel mit höchstens 45 Zeichen, ohne Punkt',
      good: 'Land, das mit dem Meer wächst',
      bad: 'Willkommen auf der Website des Büros, das sich für die Küste einsetzt.',
    },
    {
      rule: 'Die Einleitung sagt, wer was tut',
      good: 'Wir messen, wie Salzwiesen wachsen, und teilen, was wir lernen.',
      bad: 'Innovative Lösungen für eine zukunftsfähige Küste',
    },
    { rule: 'Ein Button nennt Gegenstand und Verb', good: 'Projekte ansehen', bad: 'Hier klicken für mehr' },
  ],
  properties: {
    variant:
      'Map hat das Bild neben dem Text, page hat keins, split setzt es in einen Rahmen, statement macht aus dem Titel ein Zitat.',
    label: 'Kleine Zeile über dem Titel.',
    title: 'Der Titel. Bei mehr als 60 Zeichen wird er kleiner gesetzt.',
    text: 'Die Einleitung.',
    picture: 'Das breite Bild.',
    portrait: 'Das hochkante Bild für schmale Bildschirme. Ohne ein zweites Bild steht es überall.',
    buttons: 'Für jeden Button label, href und style: highlight oder quiet.',
    legend: 'Ein Name für jede Farbe der Karte. Ist die Liste leer, entfällt die Legende.',
    headingId: 'Die id der Überschrift, nach der der Bereich heißt.',
    isPageTitle: 'Die Überschrift ist die h1 der Seite, und das Bild wird sofort geladen.',
    headingLevel: 'Ebene der Überschrift jedes anderen Heros.',
  },
  withoutScript: [
    'Der Hero ist einfaches HTML: Text, Bild, Legende und Links funktionieren ohne JavaScript.',
    'Der Browser wählt selbst zwischen dem breiten und dem hochkanten Bild.',
  ],
  changes: { '1.0': 'Erste Version: Karte, Text, Bild im Rahmen, Zitat und Seitenkopf.' },
  words: {
    bureau: 'Büro für Küste und Salzwiese',
    land: 'Land, das mit dem Meer wächst',
    landText:
      'Salzwiesen werden höher, wenn das Wasser steigt. Wir messen, wie das geht, legen sie an und teilen, was wir lernen.',
    highlight: 'Projekte ansehen',
    quiet: 'Wie eine Salzwiese wächst',
    water: 'Wasser',
    slik: 'Schlick',
    zeekraal: 'Queller',
    lamsoor: 'Strandflieder',
    zeealsem: 'Strandbeifuß',
    knowledge: 'Wissen',
    measure: 'Messen, bauen, teilen',
    measureText: 'Dreißig Jahre Messungen entlang der Küste, frei nutzbar für Forschung und Unterricht.',
    oosterdorp: 'Oosterdorp',
    village: 'Das Dorf, das seinen Deich selbst entwarf',
    villageText: 'Vierzig Menschen, sechs Abende, ein Entwurf.',
    villageAlt: 'Karte der Salzwiese vor Oosterdorp, mit ihren Prielen und Lahnungen',
    read: 'Geschichte lesen',
    spade: 'Mein Opa machte Land mit einem Spaten',
    worker: 'Jikke Vonk, arbeitet in der Salzwiese',
    visit: 'Komm einen Tag mit ins Watt',
    visitText: 'Von April bis Oktober nehmen wir Gruppen mit hinaus. Stiefel haben wir in allen Größen.',
    plan: 'Feldbesuch planen',
    foreland: 'Vorland',
    grows: 'Wie eine Salzwiese wächst',
    growsText: 'Zweimal am Tag bringt das Meer Schlick. Pflanzen halten ihn fest, und das Land wird höher.',
    meta: '12. November 2026',
    adaptation: 'Klimaanpassung an der Wattenmeerküste',
    long: 'Hochwasserschutzmaßnahmen, die mit dem steigenden Wasser wachsen, vom Dollart bis zur Deutschen Bucht',
    longText:
      'Entlang von dreihundert Kilometern Küste untersuchen wir mit Deichverbänden, Höfen und Dörfern, wo das Vorland den Deich entlasten kann, wie viel Platz das braucht und was geschieht, wenn das Meer schneller steigt als das Land.',
    longAction: 'Untersuchung der Hochwasserschutzmaßnahmen für dein Dorf beantragen',
    welcome:
      'Willkommen auf der Website des Büros, das sich jeden Tag aufs Neue für Küste und Salzwiese einsetzt',
    short: 'Wir messen, bauen und teilen, was wir lernen.',
  },
}
export default texts
