import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    kinds: {
      name: 'Vier Arten',
      text: 'Wähle die Art nach der Bedeutung: Information, Erfolg, Achtung oder Fehler. Farbe, Icon und das verborgene Wort ergeben sich von selbst.',
    },
    actions: {
      name: 'Mit einer Handlung',
      text: 'Sag dazu, was man jetzt tun kann. Ein oder zwei Handlungen reichen.',
    },
    plain: { name: 'Ohne Titel', text: 'Reicht ein Satz, dann lass den Titel weg.' },
    rich: {
      name: 'Mit einer Liste und einem Link',
      text: 'Der Inhalt darf mehr sein als ein Satz. Halt ihn kurz: Eine Meldung ist keine Seite.',
    },
    banner: {
      name: 'Unter dem Header',
      text: 'Für alles, was auf der ganzen Website gilt. Der Text steht in der Spalte der Seite.',
    },
    closable: {
      name: 'Mit Schließen-Button',
      text: 'Nur für Meldungen, auf die man gut verzichten kann. Code, der die Meldung entfernt, setzt den Fokus an die Stelle, an der sie stand.',
    },
    toasts: {
      name: 'Toasts zum Ausprobieren',
      text: 'Ein Toast kommt mit showToast, aus jedem Stück Code. Er steht sechs Sekunden in der Ecke und wartet, solange die Maus oder der Fokus auf ihm ist. Mit einer Handlung bleibt er, bis ihn jemand schließt.',
    },
    toast: {
      name: 'Toast in Ruhe',
      text: 'So sieht ein Toast aus. Er ist nie der einzige Ort, an dem ein Fehler steht.',
    },
    long: {
      name: 'Mit einem langen Text',
      text: 'Titel und Text laufen weiter. Der Schließen-Button bleibt bei der ersten Zeile.',
    },
  },
  states: {
    intro:
      'Eine Meldung selbst ändert sich nicht, wohl aber der Schließen-Button: Er bekommt unter der Maus einen Hintergrund und bei Fokus einen Ring.',
    rows: { info: 'Information', success: 'Erfolg', warning: 'Achtung', danger: 'Fehler' },
  },
  anatomy: [
    'Balken von 6 Pixeln in der Farbe der Art.',
    'Icon der Art. Vor dem Titel steht ein verborgenes Wort, für alle, die das Icon nicht sehen.',
    'Titel: was passiert ist.',
    'Text: was es bedeutet und was man jetzt tun kann.',
    'Handlungen: kleine Buttons oder ein Link.',
    'Schließen, nur wenn man auf die Meldung verzichten kann.',
  ],
  use: {
    when: [
      'Um das Ergebnis einer Handlung zu melden: gesendet, gespeichert, fehlgeschlagen.',
      'Um vor etwas zu warnen, was jetzt gilt, etwa vor starkem Wind.',
      'In einem Text, um eine Sache abzuheben.',
    ],
    whenNot: [
      'Für einen Fehler in einem Feld: Der steht am Feld und in der Übersicht darüber.',
      'Für Werbung oder Neuigkeiten.',
      'Für eine Frage, die zuerst eine Antwort braucht: Nimm einen Dialog.',
      'Als Toast, wenn man die Meldung später noch braucht.',
    ],
  },
  advice: {
    next: {
      do: 'Sag, was passiert ist und was man jetzt tun kann.',
      dont: 'Ein Code und ein Vorwurf. Niemand weiß, wie es weitergeht.',
    },
    weight: {
      do: 'Eine Meldung für das, was jetzt zählt.',
      dont: 'Für jede Nachricht eine Fläche. Wo alles auffällt, fällt nichts auf.',
    },
  },
  responsive: [
    'Eine Meldung ist so breit wie ihre Spalte. Auf einem schmalen Bildschirm rückt großer Text unter das Icon.',
    'Toasts stehen unten, auf der Seite, auf der der Text beginnt. Auf dem Handy stehen sie über der Bottomnav.',
    'Höchstens drei Toasts sind gleichzeitig zu sehen. Passen sie nicht, scrollt der Stapel.',
    'Der Schließen-Button ist 44 mal 44 Pixel groß.',
  ],
  keyboard: {
    tab: 'Geht zu den Handlungen und zum Schließen-Button. Ein Toast nimmt sich den Fokus nie selbst.',
    enter:
      'Führt die Handlung aus oder schließt die Meldung. Schließt du so einen Toast, geht der Fokus zum nächsten oder dorthin zurück, wo du warst.',
    escape: 'Schließt den neuesten Toast, wenn kein Menü und kein Dialog offen ist.',
  },
  roles: {
    note: 'Eine Meldung, die von Anfang an auf der Seite steht.',
    status: 'Ein Ergebnis, das später erscheint. Ein Screenreader sagt es, wenn er zu Ende gelesen hat.',
    alert: 'Etwas, was fehlgeschlagen ist. Ein Screenreader sagt es sofort.',
    live: 'Die zwei Orte für Toasts stehen von Anfang an leer auf der Seite. Vorgelesen wird nur, was dazukommt.',
    word: 'Das Wort der Art, für alle, die weder Farbe noch Icon sehen. Es fällt weg, wenn der Titel damit beginnt.',
    close: 'Der Name des Buttons. Bei einem Toast gehört der Titel dazu.',
    icon: 'Das Icon wird nicht vorgelesen.',
  },
  writing: [
    {
      rule: 'Der Titel sagt, was passiert ist',
      good: 'Senden fehlgeschlagen',
      bad: 'Ups, da ging etwas schief!',
    },
    {
      rule: 'Der Text sagt, was man jetzt tun kann',
      good: 'Prüfe deine Verbindung und versuche es noch einmal.',
      bad: 'Fehler 502',
    },
    {
      rule: 'Nenne Tag und Uhrzeit, wenn etwas vorübergeht',
      good: 'Der Weg ist bis 15.10 Uhr offen.',
      bad: 'Der Weg ist bald wieder zu.',
    },
  ],
  properties: {
    tone: 'Die Art: Farbe, Icon und Wort.',
    title: 'Was passiert ist.',
    children: 'Die Erklärung. Ein einfacher Satz wird ein Absatz.',
    actions: 'Buttons oder Links: was man jetzt tun kann.',
    variant: 'Im Text, in voller Breite unter dem Header oder als Toast über der Seite.',
    role: 'note für Inhalt; status für ein Ergebnis und alert für einen Fehlschlag, wenn sie später erscheinen; none innerhalb eines solchen Ortes.',
    onClose: 'Fügt einen Schließen-Button hinzu.',
    closeLabel: 'Name dieses Buttons.',
  },
  withoutScript: [
    'Eine Meldung auf der Seite ist einfaches HTML und steht immer da.',
    'Nach dem Absenden eines Formulars steht das Ergebnis auf der neuen Seite, und die Adresse führt dorthin.',
    'Toasts erscheinen nur mit JavaScript. Deshalb steht in ihnen nichts, was nur dort zu lesen ist.',
    'Der Schließen-Button wirkt nur mit JavaScript. Nimm ihn für Meldungen, die erst im Browser erscheinen.',
  ],
  changes: { '1.0': 'Erste Version: vier Arten, im Text, unter dem Header und als Toast.' },
  words: {
    info: 'Niedrigwasser um 13.42 Uhr',
    infoText: 'Der Weg über den Schlick ist bis 15.10 Uhr offen.',
    success: 'Anfrage gesendet',
    successText: 'Du bekommst innerhalb von drei Werktagen Antwort.',
    warning: 'Starker Wind erwartet',
    warningText: 'Feldbesuche können morgen ausfallen.',
    danger: 'Senden fehlgeschlagen',
    dangerText: 'Prüfe deine Verbindung und versuche es noch einmal. Deine Angaben sind noch da.',
    again: 'Noch einmal versuchen',
    contact: 'Kontakt aufnehmen',
    plain: 'Die Messungen dieser Woche sind noch nicht geprüft.',
    bring: 'Bring mit',
    boots: 'Stiefel, die bis zum Knie reichen',
    water: 'Wasser und etwas zu essen',
    tides: 'Gezeiten ansehen',
    saved: 'Gespeichert',
    savedText: 'Deine Einstellung gilt auf allen Seiten.',
    showSaved: 'Toast zeigen',
    showFailed: 'Fehler zeigen',
    showAction: 'Toast mit Link zeigen',
    version: 'Es gibt eine neue Messung',
    look: 'Messung ansehen',
    vague: 'Fehler 502',
    vagueText: 'Ungültige Anfrage. Wende dich an den Administrator.',
    long: 'Das Hochwasserschutzprogramm für Noorderhoek beginnt drei Wochen später als geplant',
    longText:
      'Nach dem Sturm der letzten Woche sind die Lahnungen an vier Stellen durchbrochen. Die bessern wir zuerst aus. Danach gehen die Feldbesuche weiter, in derselben Reihenfolge. Wer sich angemeldet hat, bekommt von selbst einen neuen Termin.',
  },
}
export default texts
