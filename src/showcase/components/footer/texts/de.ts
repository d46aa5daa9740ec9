import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    full: {
      name: 'Vollständig',
      text: 'Name und Adresse, drei Gruppen von Links und die Sprachen. Der Link zu der Seite, auf der du bist, ist unterstrichen.',
    },
    consent: {
      name: 'Mit Einwilligung in Cookies',
      text: 'Misst die Website erst nach einer Einwilligung, kannst du deine Antwort hier ändern.',
    },
    company: {
      name: 'Mit Pflichtangaben',
      text: 'Stehen Registernummer und Umsatzsteuernummer im Content-System, erscheinen sie neben dem Namen. Eine Telefonnummer, die sich nicht wählen lässt, bleibt gewöhnlicher Text.',
    },
    bare: {
      name: 'Ohne Menüs und Adresse',
      text: 'Was fehlt, hinterlässt keine Lücke.',
    },
    long: {
      name: 'Mit langem Namen und vielen Links',
      text: 'Lange Wörter laufen in der nächsten Zeile weiter. Zwölf Links in einer Gruppe sind eigentlich zu viele.',
    },
  },
  states: {
    intro:
      'Links und Buttons auf der dunklen Fläche. Aktuell ist die Seite, die du siehst, oder die Sprache, die du liest.',
    rows: {
      link: 'Link',
      language: 'Sprache',
      consent: 'Cookies ändern',
      top: 'Nach oben',
    },
  },
  anatomy: [
    'Logo und Name der Website: führt zur Startseite.',
    'Wer wir sind, wo du uns findest und wie du uns erreichst.',
    'Überschrift einer Gruppe, die auch der Navigation ihren Namen gibt.',
    'Links untereinander, jeder mindestens 36 Pixel hoch.',
    'Die Sprachen dieser Seite.',
    'Wem die Website gehört, mit den Pflichtangaben.',
    'Cookies ändern, nur wo um Einwilligung gebeten wird.',
    'Nach oben.',
  ],
  use: {
    when: [
      'Einmal am Ende jeder Seite, überall mit denselben Links.',
      'Für das, was man dort unten sucht: Kontakt, Datenschutz, Barrierefreiheit, Stellenangebote.',
    ],
    whenNot: [
      'Als einziger Weg zu einer wichtigen Seite: Nimm sie auch ins Menü auf.',
      'Für Neuigkeiten oder einen Aufruf: Die gehören zum Inhalt.',
      'Als zweite Sitemap: Setze einen Link zur Sitemap.',
    ],
  },
  advice: {
    few: {
      do: 'Höchstens fünf Links je Gruppe, die gefragtesten zuerst.',
      dont: 'Noch einmal das ganze Menü. Wer etwas sucht, muss dann alles lesen.',
    },
    names: {
      do: 'Jeder Link sagt selbst, wohin er führt.',
      dont: 'Wörter, die erst im Zusammenhang etwas bedeuten.',
    },
  },
  responsive: [
    'Ab 60rem stehen Name und Gruppen nebeneinander.',
    'Unter 60rem gibt es zwei Spalten, und der Name nimmt die ganze Zeile ein.',
    'Unter 22rem steht alles untereinander.',
    'Auf Bildschirmen unter 48rem ist am Ende Platz für die Bottomnav, damit sie nichts verdeckt.',
    'Eine Telefonnummer liest sich auch in einem Text von rechts nach links von links nach rechts.',
    'Auf Papier bleibt nur die Angabe, wem die Website gehört.',
  ],
  keyboard: {
    tab: 'Geht durch Name, Kontakt, Gruppen und Sprachen und dann durch die letzte Zeile.',
    enter: 'Folgt einem Link oder fragt erneut nach der Einwilligung.',
    space: 'Fragt erneut nach der Einwilligung, wenn Cookies ändern den Fokus hat.',
  },
  roles: {
    footer: 'Das Ende der Seite, als Orientierungspunkt contentinfo.',
    nav: 'Jede Gruppe ist eine Navigation, benannt nach ihrer Überschrift.',
    heading: 'Die Überschrift einer Gruppe. So findest du die Gruppen auch in der Liste der Überschriften.',
    page: 'Der Link zu der Seite, die du gerade siehst.',
    language:
      'Dieselbe Seite in einer anderen Sprache. Der Name der Sprache steht in dieser Sprache. Ist die Seite nicht übersetzt, fehlt rel.',
    contact: 'Wählt auf dem Handy die Nummer. Auch eine E-Mail-Adresse ist so ein Link.',
    form: 'Cookies ändern ist ein Formular, damit es auch ohne JavaScript funktioniert.',
  },
  writing: [
    { rule: 'Eine Überschrift aus einem Wort', good: 'Themen', bad: 'Womit wir uns beschäftigen' },
    { rule: 'Einen Link so nennen, wie die Seite heißt', good: 'Barrierefreiheit', bad: 'Mehr lesen' },
    { rule: 'Telefonnummern mit Leerzeichen schreiben', good: '+31 595 55 01 20', bad: '0031595550120' },
  ],
  properties: {
    shell: 'Name der Website, Menüs, Sprachen und Organisation, wie jede Seite sie bekommt.',
    path: 'Pfad der Seite, die zu sehen ist; bestimmt, welcher Link unterstrichen ist.',
    prefix: 'Steht vor den Namen der Navigationen, wo eine Seite zwei Footer zeigt.',
    organization: 'Wer zu erreichen ist, und wie. Ohne Nummer und Adresse erscheint nichts.',
  },
  withoutScript: [
    'Alles ist ein gewöhnlicher Link, auch die Sprachen und der Weg nach oben.',
    'Cookies ändern sendet ein Formular. Der Server bringt dich zurück zur Seite und stellt die Frage erneut.',
  ],
  changes: { '1.0': 'Erste Version: Organisation, Gruppen von Links, Sprachen, Pflichtangaben und Cookies.' },
  words: {
    locale: 'de',
    example: 'Beispiel',
    phone: '0800 Ufer (kostenlos)',
    longName: 'Verein für Salzwiesen, Deiche und Dörfer',
    privacy: 'Datenschutz',
    accessibility: 'Barrierefreiheit',
    more: 'Mehr lesen',
    click: 'Hier klicken',
  },
}
export default texts
