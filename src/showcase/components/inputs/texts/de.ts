import type { SameTexts } from '../../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  examples: {
    text: {
      name: 'Textfeld',
      text: 'Für eine Antwort in einer Zeile. Der Hinweis sagt, was man vorher wissen muss, und autocomplete sagt, was der Browser ausfüllen darf.',
    },
    kinds: {
      name: 'E-Mail, Telefon, Link, Datum und Suche',
      text: 'Mit dem richtigen Typ zeigt ein Handy die passende Tastatur, und der Browser prüft die Antwort.',
    },
    number: {
      name: 'Zahl',
      text: 'Eine Zahl ist Text mit einer Zifferntastatur. Es gibt keine Pfeile, die sie aus Versehen ändern, und ein Komma ist erlaubt.',
    },
    textarea: {
      name: 'Textbereich mit Zähler',
      text: 'Die Höchstzahl steht immer da. Mit JavaScript zählt das Feld mit; ein Screenreader erfährt es erst, wenn das Tippen eine Sekunde ruht.',
    },
    password: {
      name: 'Passwort',
      text: 'Du kannst das Passwort zeigen lassen, um es zu lesen. Beim Absenden ist es wieder verborgen.',
    },
    select: {
      name: 'Auswahlliste',
      text: 'Für eine Wahl aus mehr als sechs. Bei weniger nimm Optionsfelder: Dann sieht man alle auf einmal.',
    },
    radio: { name: 'Optionsfelder', text: 'Für genau eine Wahl aus zwei bis sechs.' },
    checkbox: {
      name: 'Kontrollkästchen',
      text: 'Für keine, eine oder mehrere Antworten, oder um zu etwas Ja zu sagen.',
    },
    switch: {
      name: 'Schalter',
      text: 'Wirkt sofort, ohne Absenden. In einem Formular nimm ein Kontrollkästchen.',
    },
    file: {
      name: 'Datei',
      text: 'Eine einzelne Datei nennt der Browser selbst. Bei mehreren stehen die Namen darunter.',
    },
    checking: {
      name: 'In Arbeit und bestätigt',
      text: 'Während eine Antwort geprüft wird, dreht sich ein Ring, und darunter steht, was passiert. Bestätigt wird ein Feld erst nach dem Absenden oder Prüfen.',
    },
    errors: {
      name: 'Fehler, mit einer Übersicht',
      text: 'Die Übersicht steht über dem Formular und verlinkt jedes Feld. Am Feld steht derselbe Satz.',
    },
    off: {
      name: 'Nur lesen und gesperrt',
      text: 'Was man nur lesen kann, wird mit dem Formular gesendet. Was gesperrt ist, nicht, und mit Tab ist es nicht zu erreichen. Lass lieber weg, was gerade keine Rolle spielt.',
    },
    honeypot: {
      name: 'Falle für Roboter',
      text: 'Unter diesem Feld liegt eines, das Menschen weder sehen noch hören. Wer es ausfüllt, ist ein Roboter. Du findest es im Code.',
    },
    inverse: {
      name: 'Auf einer dunklen Fläche',
      text: 'Auf dem Hero und dem Footer nehmen Felder von selbst die dunklen Farben an.',
    },
    long: {
      name: 'Mit langen Texten',
      text: 'Label, Hinweis, Fehler und Auswahl laufen in der nächsten Zeile weiter. Das Kästchen bleibt bei der ersten Zeile.',
    },
  },
  states: {
    intro:
      'Ein Zustand ist nie nur eine Farbe. Nur lesen hat einen gestrichelten Rand, Fehler und Erfolg haben ein Icon und einen Satz. Was angekreuzt ist, steht unter Ausgefüllt.',
    rows: {
      text: 'Textfeld',
      textarea: 'Textbereich',
      select: 'Auswahlliste',
      checkbox: 'Kontrollkästchen',
      radio: 'Optionsfeld',
      switch: 'Schalter',
    },
  },
  anatomy: [
    'Balken von 4 Pixeln, nur bei einem Fehler.',
    'Label: die Frage, kurz und immer sichtbar.',
    'Gekennzeichnet ist, was leer bleiben darf, nicht, was erforderlich ist.',
    'Hinweis: was man vorher wissen muss.',
    'Fehler: ein Icon und ein Satz, der sagt, wie man ihn behebt.',
    'Eingabe: mindestens 48 Pixel hoch, mit einem Rand von 2 Pixeln.',
    'Icon oder drehender Ring im Feld.',
  ],
  use: {
    when: [
      'Um zu fragen, was du wirklich brauchst, um jemandem zu helfen.',
      'Eine Frage je Feld, in der Reihenfolge, in der du sie im Gespräch stellen würdest.',
      'Mit einer Gruppe (FieldGroup), wenn mehrere Kästchen zusammen eine Frage beantworten.',
    ],
    whenNot: [
      'Für das, was du schon weißt oder ableiten kannst.',
      'Für eine Handlung: Nimm einen Button.',
      'Um zwischen Seiten zu wechseln: Eine Auswahlliste ist kein Menü.',
    ],
  },
  advice: {
    label: {
      do: 'Ein Label bleibt stehen, auch wenn das Feld ausgefüllt ist.',
      dont: 'Ein Beispieltext als Label verschwindet beim ersten Buchstaben. Wer dann zweifelt, muss die Antwort löschen.',
    },
    error: {
      do: 'Sag, wie man ihn behebt, mit einem Beispiel.',
      dont: 'Nur melden, dass etwas falsch ist. Dann muss man raten.',
    },
    optional: {
      do: 'Schreibe an ein Feld, das leer bleiben darf, dass es optional ist.',
      dont: 'Ein Sternchen, das nirgends erklärt wird.',
    },
  },
  responsive: [
    'Felder stehen untereinander, auch auf einem breiten Bildschirm. Sie sind höchstens 34rem breit.',
    'Ein Feld und eine Auswahl sind mindestens 48 Pixel hoch und wachsen mit dem Text, auch bei 200 % Schriftgröße.',
    'Der Button am Passwort rückt in die nächste Zeile, wenn neben dem Feld zu wenig Platz ist.',
    'Die Schrift ist mindestens 16 Pixel groß, damit ein Handy beim Ausfüllen nicht heranzoomt.',
  ],
  keyboard: {
    tab: 'Geht zum nächsten oder vorigen Feld. Von einer Gruppe Optionsfelder bekommt nur das gewählte den Fokus, oder das erste.',
    space:
      'Schaltet ein Kontrollkästchen oder einen Schalter um, wählt ein Optionsfeld und öffnet eine Auswahlliste.',
    arrows:
      'Wählt das nächste oder vorige Optionsfeld, oder die nächste oder vorige Zeile einer Auswahlliste.',
    typing: 'Springt in einer Auswahlliste zu der Zeile, die so beginnt.',
    'home-end': 'Geht in einem Textfeld an den Anfang oder das Ende der Zeile.',
    enter: 'Sendet das Formular aus einem einzeiligen Feld ab. In einem Textbereich beginnt eine neue Zeile.',
    escape: 'Schließt eine geöffnete Auswahlliste, ohne etwas zu ändern.',
  },
  roles: {
    label: 'Der Name des Feldes. Ein Klick auf das Label führt ins Feld.',
    group: 'Hält Antworten zusammen; legend ist ihre Frage.',
    described: 'Lässt Hinweis und Fehler beim Feld vorlesen.',
    invalid: 'Meldet, dass diese Antwort nicht stimmt.',
    required: 'Meldet, dass das Feld ausgefüllt werden muss.',
    autocomplete: 'Sagt, was der Browser ausfüllen darf.',
    inputmode: 'Wählt die Tastatur mit Ziffern.',
    busy: 'Meldet, dass die Antwort geprüft wird.',
    status: 'Sagt Zähler, Prüfung, Dateien und das Zeigen eines Passworts an, ohne den Fokus zu bewegen.',
    switch: 'Macht aus einem Kontrollkästchen einen Schalter: an oder aus.',
    alert: 'Die Übersicht der Fehler. Sie hat eine Überschrift und bekommt nach dem Absenden den Fokus.',
    hidden: 'Hält die Falle für Roboter von Screenreadern fern.',
  },
  writing: [
    {
      rule: 'Ein Label ist ein Substantiv oder eine kurze Frage',
      good: 'E-Mail-Adresse',
      bad: 'Bitte geben Sie unten Ihre E-Mail-Adresse ein:',
    },
    {
      rule: 'Ein Fehler sagt, was jetzt zu tun ist',
      good: 'Gib eine vollständige E-Mail-Adresse an, etwa name@beispiel.de.',
      bad: 'Ungültige Eingabe',
    },
    {
      rule: 'Ein Hinweis ist ein Satz',
      good: 'Wir schicken nur eine Bestätigung.',
      bad: 'Achtung: Lesen Sie erst die Erläuterung, bevor Sie fortfahren!',
    },
    {
      rule: 'Ein Kästchen sagt, wozu man Ja sagt',
      good: 'Ich habe eigene Stiefel',
      bad: 'Keine Stiefel leihen',
    },
  ],
  properties: {
    label: 'Die Frage. Immer sichtbar, und der Name des Feldes.',
    hint: 'Was man vorher wissen muss; steht zwischen Label und Feld.',
    error: 'Wie man die Antwort korrigiert. Setzt auch aria-invalid.',
    success: 'Was sich nach Absenden oder Prüfen als richtig erwies. Nie neben einem Fehler.',
    root: 'Attribute des Elements, das alles umgibt. Alle anderen gehen an die Eingabe.',
    icon: 'Icon am Anfang des Feldes.',
    checking: 'Die Antwort wird geprüft. Ein Feld, das geprüft werden kann, bekommt von Anfang an false.',
    decimals: 'Zeigt eine Tastatur mit Komma.',
    counter: 'Zählt, wie viele Zeichen von maxLength übrig sind.',
    children: 'Der Text neben dem Kästchen: sein Name.',
    'FieldGroup.children': 'Die Antworten zur Auswahl.',
    id: 'Bindet Hinweis und Fehler an die Gruppe.',
    required: 'Ohne diese Eigenschaft steht nichts dabei; mit false steht da, dass die Frage optional ist.',
    title: 'Die Überschrift, etwa: Hier stimmt etwas nicht.',
    errors: 'Zu jedem Fehler die id des Feldes und der Satz.',
    headingLevel: 'Ebene der Überschrift.',
    takesFocus: 'Nimmt den Fokus, sobald sie erscheint, etwa nach dem Absenden.',
    'Honeypot.id': 'Die id des verborgenen Feldes.',
    name: 'Name, unter dem das Formular das verborgene Feld sendet.',
  },
  withoutScript: [
    'Alle Felder sind einfaches HTML. Das Formular geht an den Server, und der prüft alles.',
    'Bei einem Fehler kommt dieselbe Seite mit Status 422 zurück, mit der Übersicht und mit allem, was schon ausgefüllt war.',
    'Das Passwort hat dann keinen Button zum Zeigen, und der Textbereich nennt die Höchstzahl, ohne zu zählen.',
    'Bei mehreren Dateien sagt der Browser nur, wie viele es sind. Antworten werden vor dem Absenden nicht geprüft.',
  ],
  changes: {
    '1.0':
      'Erste Version: Text, Zahl, Passwort, Textbereich, Auswahlliste, Auswahl, Schalter, Datei, Gruppe und Fehlerübersicht.',
  },
  words: {
    name: 'Name',
    email: 'E-Mail-Adresse',
    emailHint: 'Wir schicken nur eine Bestätigung.',
    emailError: 'Gib eine vollständige E-Mail-Adresse an, etwa name@beispiel.de.',
    emailVague: 'Ungültige Eingabe',
    phone: 'Telefonnummer',
    website: 'Website',
    websiteHint: 'Beginnt mit https://',
    date: 'Tag des Besuchs',
    find: 'Messpunkt suchen',
    persons: 'Anzahl der Personen',
    height: 'Höhe über dem Meeresspiegel',
    heightHint: 'In Metern, etwa 1,35.',
    story: 'Was möchtest du wissen?',
    storyHint: 'Nenn auch den Ort, wenn er wichtig ist.',
    password: 'Passwort',
    newPassword: 'Neues Passwort',
    newPasswordHint: 'Mindestens zwölf Zeichen. Ein Satz geht auch.',
    area: 'Gebiet',
    choose: 'Wähle ein Gebiet',
    travel: 'Wie kommst du?',
    travelHint: 'Den letzten Kilometer gehen wir zu Fuß.',
    travelError: 'Wähle, wie du kommst.',
    bike: 'Mit dem Fahrrad',
    train: 'Mit Bus und Bahn',
    car: 'Mit dem Auto',
    topics: 'Worüber möchtest du mehr hören?',
    marsh: 'Salzwiesen',
    dikes: 'Deiche',
    birds: 'Vögel',
    boots: 'Ich habe eigene Stiefel',
    reminder: 'Erinnere mich',
    photo: 'Foto vom Ort',
    photoHint: 'Ein jpg oder png von höchstens 5 MB.',
    photos: 'Weitere Fotos',
    code: 'Code deiner Gruppe',
    codeFine: 'Dieser Code gehört zur Exkursion am 12. Juni.',
    problem: 'Zwei Antworten stimmen noch nicht',
    send: 'Anfrage senden',
    project: 'Projektnummer',
    projectHint: 'Steht fest.',
    point: 'Messpunkt',
    fine: 'Das stimmt.',
    wrong: 'Füll das aus.',
    noteOptional: 'Anmerkung',
    star: 'Name *',
    longLabel: 'An welchen Wochentagen kannst du bei der Pflege der Lahnungen aus Buschwerk mithelfen?',
    longHint:
      'Wir beginnen immer zwei Stunden vor Niedrigwasser, und das ist jeden Tag fast eine Stunde später als am Tag davor. Nenn deshalb lieber mehrere Tage als einen.',
    longError:
      'Nenn mindestens einen Wochentag, oder schreib, dass du noch nicht weißt, wann du kannst. Dann rufen wir an und suchen gemeinsam einen Tag.',
    longChoice:
      'Ich weiß, dass der Schlick rutschig ist, dass wir erst bei Hochwasser zurück auf dem Deich sind und dass man sich unterwegs nirgends unterstellen kann',
  },
}
export default texts
