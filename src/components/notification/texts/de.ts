import type { SameTexts } from '../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    kinds: {
      name: 'Vier Arten',
      text: 'Wähle die Art nach der Bedeutung: Information, Erfolg, Warnung oder Fehler. Farbe, Icon und das verborgene Wort davor kommen von selbst.',
    },
    actions: {
      name: 'Mit etwas zu tun',
      text: 'Sag dazu, was man jetzt tun kann. Ein oder zwei Handlungen reichen.',
    },
    plain: { name: 'Ohne Titel', text: 'Reicht ein Satz, dann lass den Titel weg.' },
    rich: {
      name: 'Mit einer Liste und einem Link',
      text: 'Der Inhalt darf mehr sein als ein Satz. Halt ihn kurz: Eine Meldung ist keine Seite.',
    },
    banner: {
      name: 'Unter dem Header',
      text: 'Für alles, was auf der ganzen Site gilt. Der Text steht in der Spalte der Seite.',
    },
    closable: {
      name: 'Zum Schließen',
      text: 'Nur für Meldungen, auf die man gut verzichten kann. Wer die Meldung wegnimmt, setzt den Fokus an die Stelle, an der sie stand.',
    },
    toasts: {
      name: 'Toasts zum Ausprobieren',
      text: 'Ein Toast kommt mit showToast, aus jedem Stück Code. Er steht sechs Sekunden in der Ecke und wartet, solange die Maus oder der Fokus auf ihm ist. Mit einer Handlung bleibt er, bis ihn jemand schließt.',
    },
    toast: {
      name: 'Toast in Ruhe',
      text: 'So sieht ein Toast aus. Er ist nie der einzige Ort eines Fehlers.',
    },
    long: {
      name: 'Mit einem langen Text',
      text: 'Titel und Text laufen weiter. Der Button zum Schließen bleibt bei der ersten Zeile.',
    },
  },
  states: {
    intro:
      'Eine Meldung selbst ändert sich nicht, wohl aber der Button zum Schließen: Er bekommt eine Fläche unter der Maus und einen Ring mit der Tastatur.',
    rows: { info: 'Information', success: 'Erfolg', warning: 'Warnung', danger: 'Fehler' },
  },
  anatomy: [
    'Balken von 6 Pixeln in der Farbe der Art.',
    'Icon der Art. Verborgen vor dem Titel steht das Wort, für alle, die beides nicht sehen.',
    'Titel: was los ist.',
    'Text: was es bedeutet und was man jetzt tun kann.',
    'Handlungen: kleine Buttons oder ein Link.',
    'Schließen, nur wenn man auf die Meldung verzichten kann.',
  ],
  use: {
    when: [
      'Um zu sagen, was aus einer Handlung wurde: gesendet, gespeichert, fehlgeschlagen.',
      'Um vor etwas zu warnen, was jetzt gilt, etwa starker Wind.',
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
    'Eine Meldung ist so breit wie ihre Spalte. Auf einem schmalen Bildschirm mit großer Schrift rückt der Text unter das Icon.',
    'Toasts stehen unten, auf der Seite, auf der der Text beginnt. Auf dem Handy stehen sie über der Schnellleiste.',
    'Es stehen höchstens drei Toasts gleichzeitig da. Passen sie nicht, lässt sich der Stapel scrollen.',
    'Der Button zum Schließen ist 44 mal 44 Pixel groß.',
  ],
  keyboard: {
    tab: 'Geht zu den Handlungen und zum Button zum Schließen. Ein Toast nimmt den Fokus nie von selbst.',
    enter:
      'Führt die Handlung aus oder schließt die Meldung. Schließt du so einen Toast, geht der Fokus zum nächsten oder dorthin zurück, wo du warst.',
    escape: 'Schließt den neuesten Toast, wenn kein Menü und kein Dialog offen ist.',
  },
  roles: {
    note: 'Eine Meldung, die von Anfang an auf der Seite steht.',
    status: 'Ein Ergebnis, das später erscheint. Ein Screenreader sagt es, wenn er fertig gelesen hat.',
    alert: 'Etwas, was fehlgeschlagen ist. Ein Screenreader sagt es sofort.',
    live: 'Die zwei Orte für Toasts stehen von Anfang an leer auf der Seite. Vorgelesen wird nur, was dazukommt.',
    word: 'Das Wort der Art, für alle, die weder Farbe noch Icon sehen. Es fällt weg, wenn der Titel damit beginnt.',
    close: 'Der Name des Buttons. Bei einem Toast gehört der Titel dazu.',
    icon: 'Das Icon wird nicht vorgelesen.',
  },
  writing: [
    {
      rule: 'Der Titel sagt, was los ist',
      good: 'Senden fehlgeschlagen',
      bad: 'Ups, da ging etwas schief!',
    },
    {
      rule: 'Der Text sagt, was man jetzt tun kann',
      good: 'Prüfe deine Verbindung und versuche es noch einmal.',
      bad: 'Fehler 502',
    },
    {
      rule: 'Nenn Tag und Uhrzeit, wenn etwas vorübergeht',
      good: 'Der Weg ist bis 15.10 Uhr offen.',
      bad: 'Der Weg ist bald wieder zu.',
    },
  ],
  properties: {
    tone: 'Die Art: Farbe, Icon und Wort.',
    title: 'Was los ist.',
    children: 'Die Erklärung. Ein einfacher Satz wird ein Absatz.',
    actions: 'Buttons oder Links: was man jetzt tun kann.',
    variant: 'Im Text, in voller Breite unter dem Header oder als Toast über der Seite.',
    role: 'note für Inhalt; status für ein Ergebnis und alert für einen Fehlschlag, wenn sie später erscheinen; none innerhalb eines solchen Ortes.',
    onClose: 'Fügt einen Button zum Schließen hinzu.',
    closeLabel: 'Name dieses Buttons.',
  },
  withoutScript: [
    'Eine Meldung auf der Seite ist einfaches HTML und steht immer da.',
    'Nach dem Absenden eines Formulars steht das Ergebnis auf der neuen Seite, und die Adresse führt dorthin.',
    'Toasts erscheinen nur mit JavaScript. Deshalb steht in ihnen nichts, was nur dort zu lesen ist.',
    'Der Button zum Schließen wirkt nur mit JavaScript. Nimm ihn für Meldungen, die erst im Browser erscheinen.',
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
      'Nach dem Sturm der letzten Woche sind die Lahnungen an vier Stellen offen. Die bessern wir zuerst aus. Danach gehen die Feldbesuche weiter, in derselben Reihenfolge. Wer sich angemeldet hat, bekommt von selbst einen neuen Termin.',
  },
}
export default texts
