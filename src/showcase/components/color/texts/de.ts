import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    surfaces: {
      name: 'Die drei Flächen',
      text: 'Alles steht auf einer von drei Flächen. Derselbe Text bekommt auf jeder von selbst die Farben, die dort lesbar sind.',
    },
    inverse: {
      name: 'Eine umgekehrte Fläche',
      text: 'Gib einer Fläche data-surface="inverse", und alles darin nimmt die Werte des dunklen Farbschemas an. Hero und Footer machen es so.',
    },
    semantic: {
      name: 'Farben mit Bedeutung',
      text: 'Verwende in einer Komponente nur diese Tokens. Sie heißen nach ihrer Aufgabe und wechseln von selbst zwischen Hell und Dunkel.',
    },
    ramps: {
      name: 'Farbreihen',
      text: 'Daraus bestehen die Tokens: sieben Farbtöne der Salzwiese, von hell nach dunkel. Slib (Schlick) ist neutral, getij (Gezeiten) die Hauptfarbe, zeekraal (Queller) der Akzent und helm (Strandhafer) das gelbe Highlight. Lamsoor, kweek und alarm stehen für Fokus, Erfolg und Gefahr.',
    },
    contrast: {
      name: 'Kontrast auf der Seite',
      text: 'Der Kontrast jedes Paars, das auf der Website vorkommt, ist berechnet: in beiden Farbschemas und auch für Bildschirme mit besonders kräftigen Farben. Fehlt ein Paar in der Liste, verwende es nicht.',
    },
    'contrast-other': {
      name: 'Kontrast auf anderen Flächen',
      text: 'Umgekehrte Bereiche, Meldungen, Schaltflächen, Code und Papier, auf dieselbe Weise berechnet.',
    },
    sight: {
      name: 'Mit anderen Augen',
      text: 'Die kräftigsten Farben, simuliert für Menschen, die Rot, Grün oder Blau nicht sehen, oder gar keine Farbe. Links das helle Farbschema, rechts das dunkle. Ohne Rot oder Grün sehen Akzent, Aufschrift und Gefahr einander sehr ähnlich: Deshalb gehört immer ein Wort, eine Linie oder ein Icon dazu. Es bleibt eine Annäherung.',
    },
  },
  states: {
    intro:
      'Derselbe Text auf den drei Flächen: Seite, Panel und umgekehrt. Nur was sich bedienen lässt, ändert sich, und nie allein durch Farbe: Die Linie unter einem Link wird dicker, und der Fokus bekommt einen Ring.',
    rows: {
      text: 'Text',
      muted: 'Nebensache',
      label: 'Aufschrift',
      link: 'Link',
      border: 'Rand eines Eingabefelds',
    },
  },
  anatomy: [
    'Seite, --c-bg: die Fläche, auf der alles steht.',
    'Umgekehrt, --c-inverse: die dunkle Fläche von Hero und Footer, in beiden Farbschemas.',
    'Highlight, --c-highlight: Gelb, höchstens einmal je Seite.',
    'Text, --c-text; Nebensachen stehen in --c-text-muted.',
    'Link, --c-link: immer auch unterstrichen.',
    'Panel, --c-surface: hält zusammen, was zusammengehört.',
    'Rand, --c-border: wo ein Eingabefeld anfängt und aufhört.',
    'Fokusring, --c-focus: 3 Pixel, mit Abstand zur Komponente.',
  ],
  use: {
    when: [
      'Um zu zeigen, was zusammengehört und was sich bedienen lässt.',
      'Um zu verstärken, was ein Wort oder ein Icon schon sagt.',
      'Um eine Sache je Seite hervorzuheben.',
    ],
    whenNot: [
      'Als einziges Zeichen dafür, dass etwas falsch, neu oder ausgewählt ist.',
      'Um Text aufzuhübschen: Eine Farbe ohne Aufgabe lenkt ab.',
      'Direkt aus einer Farbreihe: Dann stimmt das dunkle Farbschema nicht.',
    ],
  },
  advice: {
    words: {
      do: 'Icon und Wort sagen es, die Farbe hilft.',
      dont: 'Grün oder Rot ohne Worte: Wer die Farben nicht sieht, erfährt nichts.',
    },
    pair: {
      do: 'Nimm ein Paar aus der Tabelle. Dessen Kontrast ist nachgewiesen.',
      dont: 'Zwei schöne Farben zusammenstellen: Gemeinsam sind sie nicht lesbar.',
    },
    once: {
      do: 'Gelb für das eine, das zählt.',
      dont: 'Zweimal Gelb: Dann fällt nichts mehr auf.',
    },
  },
  responsive: [
    'Die Farben sind auf jedem Bildschirm dieselben. Bildschirme mit größerem Farbumfang zeigen Akzent, Highlight, Aufschrift und Gefahr kräftiger, bei gleicher Helligkeit.',
    'Ohne eigene Wahl folgt die Website dem Farbschema des Geräts. Mit dem Button im Header wählst du selbst.',
    'Bei hohem Kontrast gelten die Farben des Systems. Nur Farbmuster wie auf dieser Seite behalten ihre Farbe.',
    'Gedruckt wird immer im hellen Farbschema, ohne dunkle Flächen.',
  ],
  keyboard: {
    tab: 'Setzt den Fokus auf den nächsten oder vorigen Link oder Kopierbutton oder auf eine Tabelle. Der Fokusring hat auf jeder Fläche mindestens 3:1 Kontrast.',
    copy: 'Auf einem Kopierbutton: legt den Namen des Tokens in die Zwischenablage.',
    scroll: 'Auf einer Tabelle, die breiter ist als der Bildschirm: scrollt sie.',
  },
  roles: {
    surface: 'Gibt einer Fläche und allem darin die dunklen Werte.',
    region: 'Eine breite Tabelle bekommt Fokus, damit du sie auch mit der Tastatur scrollen kannst.',
    row: 'Der Name des Tokens ist die Überschrift seiner Zeile.',
    ramp: 'Die Stufen einer Reihe sind eine Liste, von hell nach dunkel.',
    swatch: 'Ein Farbmuster ist fürs Auge. Der Wert steht als Text daneben.',
    status: 'Meldet, dass der Name kopiert ist.',
  },
  writing: [
    {
      rule: 'Sag, was etwas bedeutet, nicht welche Farbe es hat',
      good: 'Korrigiere die Felder mit einer Fehlermeldung',
      bad: 'Korrigiere die roten Felder',
    },
    {
      rule: 'Nenne in Entwurf und Code das Token',
      good: '--c-danger',
      bad: '#ad301c',
    },
    {
      rule: 'Nenne in einem Alternativtext eine Farbe nur, wenn sie etwas aussagt',
      good: 'Queller im Herbst, tiefrot bis zum Priel',
      bad: 'Foto mit rotem Vordergrund',
    },
  ],
  properties: {
    on: 'Welche Fläche. Die umgekehrte ändert auch die Farben dessen, was darauf steht.',
    children: 'Was auf der Fläche steht.',
    ramp: 'Name der Reihe, mit Wert und Kontrast jeder Stufe.',
    white: 'Wort für den Kontrast zu Weiß.',
    black: 'Wort für den Kontrast zu Schwarz.',
    label: 'Name der Tabelle, wenn sie scrollt.',
    columns: 'Überschriften der Spalten.',
    'ColorTable.colors': 'Die Tokens mit ihrem Wert in Hell und Dunkel.',
    'ProofTable.colors': 'Die Tokens, aus denen die Paare bestehen.',
    'SeenTable.colors': 'Die kräftigen Farben, je Art zu sehen in beiden Farbschemas.',
    proofs: 'Die Paare mit dem kleinsten erlaubten und dem erreichten Verhältnis.',
    shape: 'Wort hinter der Stufe eines Paars, das kein Text ist.',
    fails: 'Wort bei einem Paar, das nicht ausreicht.',
    column: 'Überschrift über den Namen.',
    sights: 'Namen der Arten zu sehen, in der Reihenfolge der Spalten.',
    names: 'Namen der Flächen: Seite, Panel, umgekehrt.',
    title: 'Die Überschrift auf jeder Fläche.',
    text: 'Der Satz auf jeder Fläche.',
    muted: 'Die Nebensache auf jeder Fläche.',
    link: 'Der Text des Links.',
    href: 'Wohin der Link führt.',
  },
  withoutScript: [
    'Alle Farben, Farbschemas und Tabellen funktionieren ohne JavaScript; das Farbschema wählst du dann mit einem Formular.',
    'Die Kopierbuttons fehlen. Die Namen der Tokens sind normaler Text, den du markieren kannst.',
  ],
  changes: {
    '1.0':
      'Erste Version: sieben Farbreihen, Tokens für zwei Farbschemas, drei Flächen, berechnete Paare und ein Blick mit anderen Augen.',
  },
  words: {
    page: 'Seite',
    panel: 'Panel',
    inverse: 'Umgekehrt',
    title: 'Das Meer bringt Schlick',
    text: 'Zweimal am Tag steigt das Wasser und lässt eine dünne Schicht zurück.',
    muted: 'Gemessen bei Oosterdorp, 2026',
    link: 'Lies, wie die Salzwiese wächst',
    semantic: 'Farben mit Bedeutung',
    meaning: 'Token',
    light: 'Hell',
    dark: 'Dunkel',
    white: 'Weiß',
    black: 'Schwarz',
    contrast: 'Kontrast auf der Seite',
    contrastOther: 'Kontrast auf anderen Flächen',
    pair: 'Vordergrund / Hintergrund',
    least: 'Mindestens',
    level: 'Stufe',
    shape: 'Form',
    fails: 'Zu wenig',
    sight: 'Kräftige Farben mit anderen Augen',
    full: 'Alle Farben',
    deuteranopia: 'Ohne Grün (Deuteranopie)',
    protanopia: 'Ohne Rot (Protanopie)',
    tritanopia: 'Ohne Blau (Tritanopie)',
    achromatopsia: 'Ohne Farbe (Achromatopsie)',
    sample: 'Salzwiese',
    field: 'Beispiel eines Eingabefelds',
    measured: 'Gemessen',
    missing: 'Messung fehlt',
    north: 'Westwal',
    south: 'Langenwerder',
    goodRatio: '12,05 : 1',
    badRatio: '1,64 : 1',
    plan: 'Feldbesuch planen',
    read: 'Bericht lesen',
  },
}
export default texts
