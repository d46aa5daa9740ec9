import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    pair: { name: 'Primär und sekundär' },
    variants: {
      name: 'Alle Varianten',
      text: 'Wähle die Variante nach Gewicht, nicht nach Farbe. Ein primärer Button je Bildschirm genügt, und der hervorgehobene steht höchstens einmal auf einer Seite.',
    },
    inverse: {
      name: 'Auf dunkler Fläche',
      text: 'Auf Hero und Footer wechseln alle Varianten von selbst zu ihren hellen Farben.',
    },
    sizes: {
      name: 'Größen',
      text: '36, 48 und 56 Pixel hoch. Auf Touchscreens wird der kleine 44 Pixel hoch.',
    },
    icons: {
      name: 'Mit Icons',
      text: 'Ein Icon hilft beim Erkennen und ersetzt den Text nicht. Steht es allein, hat der Button ein Label.',
    },
    busy: {
      name: 'In Arbeit und gesperrt',
      text: 'Ein Button, der noch arbeitet, behält seinen Namen und ignoriert einen zweiten Klick. Ein Button, der immer funktioniert und danach erklärt, was fehlt, ist besser als ein gesperrter.',
    },
    block: { name: 'Über die volle Breite', text: 'Für schmale Spalten wie ein Seitenpanel.' },
    long: {
      name: 'Mit langem Text',
      text: 'Text läuft in der nächsten Zeile weiter. Er wird nie abgeschnitten.',
    },
  },
  states: {
    intro:
      'Ein Button, der nicht verfügbar ist, erklärt nicht, warum. Lass ihn lieber aktiv und antworte auf den Klick mit einer klaren Meldung.',
    rows: {
      primary: 'Primär',
      secondary: 'Sekundär',
      quiet: 'Still',
      highlight: 'Hervorgehoben',
      danger: 'Gefahr',
    },
  },
  anatomy: [
    'Fläche: Farbe oder Rand sagt, wie viel Gewicht der Button hat.',
    'Icon am Anfang, wenn es hilft, die Handlung zu erkennen.',
    'Label: ein Verb und worum es geht.',
    'Icon am Ende: ein Pfeil für einen Link.',
    'Drehender Ring, solange der Button arbeitet.',
  ],
  use: {
    when: [
      'Um etwas zu senden, zu speichern, zu öffnen oder zu löschen.',
      'Um den wichtigsten Link einer Seite hervorzuheben, als Link, der wie ein Button aussieht.',
    ],
    whenNot: [
      'Für einen Link mitten im Text.',
      'Um zwischen Seiten zu wechseln: Dafür sind die Menüs da.',
      'Für eine Wahl aus zwei oder drei: Nimm Optionsfelder oder einen Schalter.',
    ],
  },
  advice: {
    verb: {
      do: 'Nenne die Handlung und worum es geht. Ein Button bekommt das Gewicht.',
      dont: 'Zwei primäre Buttons nebeneinander, oder Wörter, die ohne Zusammenhang nichts bedeuten.',
    },
    link: {
      do: 'Was zu einer anderen Seite führt, ist ein Link und lässt sich in einem neuen Tab öffnen.',
      dont: 'Ein Button, der wegführt: Mittelklick und Kopieren der Adresse funktionieren dann nicht.',
    },
  },
  responsive: [
    'Buttons einer Gruppe stehen nebeneinander und brechen um, der wichtigste zuerst.',
    'In einer Spalte, die schmaler als 24rem ist, nehmen sie die volle Breite ein.',
    'Die Höhe wächst mit dem Text, auch bei 200 % Schriftgröße.',
    'Auf Touchscreens ist jede Klickfläche mindestens 44 mal 44 Pixel groß.',
  ],
  keyboard: {
    tab: 'Setzt den Fokus auf den nächsten oder vorigen Button. Der Fokusring ist 3 Pixel breit und hat mindestens 3:1 Kontrast. Auch ein Button mit aria-disabled bekommt Fokus.',
    enter: 'Löst den Button beim Drücken aus.',
    space: 'Löst den Button beim Loslassen aus. Mit Tab vor dem Loslassen brichst du ab.',
  },
  roles: {
    button: 'Ein echter Button; er sendet nur, wenn sein type es sagt.',
    link: 'LinkButton ist ein Link und sieht aus wie ein Button.',
    label: 'Der Name eines Buttons, der nur ein Icon hat.',
    busy: 'Meldet, dass die Arbeit läuft. Der Text bleibt der Name.',
    disabled: 'Gesperrt, aber erreichbar und lesbar. Klicken und Senden bewirken nichts.',
  },
  writing: [
    {
      rule: 'Gegenstand und Verb, höchstens vier Wörter',
      good: 'Anfrage senden',
      bad: 'Hier klicken, um Ihre Anfrage zu versenden',
    },
    { rule: 'Keine Versalien', good: 'Feldbesuch planen', bad: 'FELDBESUCH PLANEN' },
    { rule: 'Beim Löschen sagen, was verschwindet', good: 'Nachricht löschen', bad: 'OK' },
  ],
  properties: {
    variant: 'Visuelles Gewicht. Hervorgehoben höchstens einmal je Seite.',
    size: '36, 48 oder 56 Pixel hoch.',
    block: 'Nimmt die volle Breite ein.',
    iconStart: 'Icon vor dem Text.',
    iconEnd: 'Icon nach dem Text; ein Pfeil dreht sich in einem Text von rechts nach links um.',
    busy: 'Zeigt den drehenden Ring und ignoriert einen zweiten Klick.',
    icon: 'Das Icon, das nicht vorgelesen wird.',
    label: 'Der Name des Buttons.',
    children: 'Die Buttons, der wichtigste zuerst.',
  },
  withoutScript: [
    'Ein Button vom Typ submit sendet sein Formular, und ein LinkButton ist ein Link.',
    'Der Zustand „In Arbeit“ erscheint nur mit JavaScript. Ohne JavaScript kann ein zweiter Klick das Formular noch einmal senden.',
  ],
  changes: { '1.0': 'Erste Version: fünf Varianten, drei Größen, Icons, in Arbeit und gesperrt.' },
  words: {
    send: 'Anfrage senden',
    keep: 'Als Entwurf speichern',
    save: 'Speichern',
    primary: 'Primär',
    secondary: 'Sekundär',
    quiet: 'Still',
    highlight: 'Hervorgehoben',
    danger: 'Löschen',
    small: 'Klein',
    normal: 'Normal',
    large: 'Groß',
    view: 'Projekt ansehen',
    download: 'Handbuch herunterladen',
    search: 'Suchen',
    long: 'Untersuchung der Hochwasserschutzmaßnahmen für dein Dorf beantragen',
    plan: 'Feldbesuch planen',
    cancel: 'Abbrechen',
    ok: 'OK',
    click: 'Hier klicken',
    projects: 'Projekte ansehen',
  },
}
export default texts
