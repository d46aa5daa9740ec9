import type { SameTexts } from '../../showcase.ts'
import type nl from './nl.ts'

const texts: SameTexts<typeof nl> = {
  'skip-links': {
    title: 'Sprunglink',
    summary:
      'Lässt alle, die mit der Tastatur arbeiten, überspringen, was auf jeder Seite gleich ist. Nur mit Fokus zu sehen.',
    examples: { focus: 'Mit Fokus' },
    words: { text: 'Zum Inhalt' },
  },
  crumbs: {
    title: 'Brotkrumen',
    summary:
      'Der Weg von der Startseite zu dieser Seite. Der letzte Name ist die Seite selbst und kein Link.',
    examples: { usual: 'Drei Ebenen', long: 'Lange Titel laufen in der nächsten Zeile weiter' },
    words: {
      label: 'Beispiel: Brotkrumen',
      labelLong: 'Beispiel: Brotkrumen mit langen Titeln',
      themes: 'Themen',
      dikes: 'Deiche',
      page: 'Der Schläfer bei Oosterdorp',
      long: 'Klimaanpassungsstrategie für die nördliche Küstenregion',
      longer: 'Hochwasserschutzmaßnahmen von 2027 bis 2032',
    },
  },
  toc: {
    title: 'Inhaltsverzeichnis',
    summary:
      'Die Überschriften einer langen Seite. Wo du gerade liest, ist markiert; ohne JavaScript sind es einfache Links.',
    examples: { usual: 'Die Überschriften dieser Seite' },
    words: {
      label: 'Beispiel: auf dieser Seite',
      principles: 'Vier Grundsätze',
      all: 'Alle Teile',
      rebrand: 'Ein anderes Gesicht',
      supporting: 'Unterstützende Teile',
    },
  },
  pager: {
    title: 'Pager',
    summary: 'Die vorige und die nächste Seite einer Reihe, mit ihrem Titel.',
    examples: { usual: 'Mitten in der Reihe', first: 'Erste Seite, mit langem Titel' },
    words: {
      label: 'Beispiel: Reihe',
      labelFirst: 'Beispiel: Anfang der Reihe',
      before: 'Der Wächter',
      after: 'Der Träumer',
      long: 'Warum eine Salzwiese mit jeder Flut ein wenig höher wird',
    },
  },
  pagination: {
    title: 'Seitenzahlen',
    summary:
      'Die Seiten einer Liste; darüber steht, welche Beiträge zu sehen sind. Ausgelassene Seiten sind ein Auslassungszeichen.',
    examples: { middle: 'Mitten in einer langen Liste', first: 'Anfang einer kurzen Liste' },
    words: {
      label: 'Beispiel: Seiten',
      labelFirst: 'Beispiel: Seiten einer kurzen Liste',
      part: '73–84 von 504',
      partFirst: '1–12 von 29',
    },
  },
  filters: {
    title: 'Filter',
    summary:
      'Links, die eine Liste kürzen: nach Thema, Jahr und Monat, mit der Zahl der Beiträge. Auf dem Telefon lässt sich die Reihe schieben.',
    examples: { topic: 'Ein Thema ist gewählt', year: 'Ein Jahr ist gewählt, mit seinen Monaten' },
    words: {
      label: 'Beispiel: Filter',
      labelTime: 'Beispiel: Filter nach Zeit',
      topics: 'Themen',
      year: 'Jahr',
      all: 'Alle',
      dikes: 'Deiche',
      silt: 'Schlick',
      plants: 'Pflanzen der Salzwiese',
      more: 'Alle 48',
      may: 'Mai',
      june: 'Juni',
    },
  },
  'term-list': {
    title: 'Themenliste',
    summary:
      'Alle Themen von A bis Z mit der Zahl der Beiträge. Ab 25 Themen mit einer Reihe von Buchstaben darüber.',
    examples: { short: 'Kurz, ohne Buchstaben', long: 'Lang, mit Buchstaben' },
    words: {
      dikes: 'Deiche',
      silt: 'Schlick',
      plants: 'Pflanzen der Salzwiese',
    },
  },
  'language-menu': {
    title: 'Sprachmenü',
    summary:
      'Dieselbe Seite in einer anderen Sprache. Jede Sprache heißt, wie sie sich selbst nennt, ohne Flagge.',
    examples: { usual: 'In einer Sprache fehlt diese Seite' },
    words: { label: 'Beispiel: Sprache wählen', current: 'de', untranslated: 'en' },
  },
  'theme-switch': {
    title: 'Farbschema-Button',
    summary:
      'Hell oder dunkel. Die Wahl bleibt ein Jahr gespeichert und funktioniert auch ohne JavaScript. Dieser Button funktioniert wirklich.',
    examples: { usual: 'Button ohne sichtbare Beschriftung' },
    words: { path: '/de/designsystem' },
  },
  segmented: {
    title: 'Segmented Control',
    summary:
      'Eine Wahl aus wenigen, alle im Blick. Es sind Optionsfelder: Du wählst mit den Pfeiltasten, und ein Formular sendet die Wahl.',
    examples: {
      usual: 'Zwei Möglichkeiten',
      many: 'Vier Möglichkeiten, die auf schmalen Bildschirmen umbrechen',
    },
    words: {
      unit: 'Einheit',
      metres: 'Meter',
      feet: 'Fuß',
      zone: 'Zone',
      mud: 'Watt',
      pioneer: 'Pionierzone',
      low: 'Untere Salzwiese',
      high: 'Obere Salzwiese',
    },
  },
  go: {
    title: 'Link zu mehr',
    summary: 'Führt zu einer weiteren Seite. Der Pfeil bleibt beim letzten Wort und folgt der Leserichtung.',
    examples: { usual: 'Unter einem Text', long: 'Langer Text' },
    words: {
      text: 'Alle Projekte ansehen',
      long: 'Lies, wie das Hochwasserschutzprogramm die Salzwiese bei der Höhe des Deichs mitzählt',
    },
  },
  icon: {
    title: 'Icons',
    summary:
      'Eigene Zeichnungen auf einem Raster von 24, mit einer Strichstärke. Sie stehen neben Wörtern und werden nie vorgelesen.',
    examples: {
      all: 'Alle Icons mit ihrem Namen',
      flip: 'Mit flip: derselbe Pfeil in einem Text von links nach rechts und von rechts nach links',
    },
    words: {},
  },
  badge: {
    title: 'Badge',
    summary: 'Ein Zustand in einem oder zwei Wörtern.',
    examples: { tones: 'Vier Arten' },
    words: { draft: 'Entwurf', stable: 'Stabil', info: 'Neu', warning: 'Veraltet' },
  },
  'data-table': {
    title: 'Tabelle',
    summary:
      'Daten in Zeilen und Spalten. Zu breit für den Bildschirm? Dann scrollt die Tabelle, auch mit den Pfeiltasten; die Seite nicht.',
    examples: { usual: 'Mit Beschriftung und Zahlen', wide: 'Breite Tabelle ohne Beschriftung' },
    words: {
      caption: 'Höhe der Zonen bei Noorderhoek',
      wide: 'Aufschlickung pro Monat, in Millimetern',
      zone: 'Zone',
      height: 'Höhe in cm NHN',
      floods: 'Überflutungen pro Jahr',
      mud: 'Watt',
      pioneer: 'Pionierzone',
      marsh: 'Obere Salzwiese',
      place: 'Messstelle',
    },
  },
  'code-block': {
    title: 'Codeblock',
    summary:
      'Code zum Lesen und Kopieren, in jeder Sprache von links nach rechts. Den Button zum Kopieren gibt es nur, wenn dein Browser das kann.',
    examples: { usual: 'Ein paar Zeilen', long: 'Eine lange Zeile scrollt' },
    words: { label: 'Beispiel: Stil einer Meldung', labelLong: 'Beispiel: Messwerte abrufen' },
  },
  'copy-button': {
    title: 'Kopierbutton',
    summary:
      'Legt einen Text in die Zwischenablage und sagt, ob das geklappt hat. Ohne JavaScript ist er nicht da.',
    examples: { usual: 'Neben dem Namen eines Tokens' },
    words: {},
  },
  progress: {
    title: 'Fortschritt',
    summary:
      'Ein Balken am oberen Rand des Fensters, wenn eine Seite länger als einen Wimpernschlag braucht.',
    examples: { loading: 'Eine Seite wird geladen' },
    words: { label: 'Beispiel: die Seite wird geladen' },
  },
  skeleton: {
    title: 'Skeleton',
    summary:
      'Die Umrisse von Cards, die noch geladen werden. Sie bewegen sich nicht und werden nicht vorgelesen.',
    examples: { cards: 'Drei Cards' },
    words: { label: 'Beispiel: Projekte werden geladen' },
  },
  'error-summary': {
    title: 'Fehlerübersicht',
    summary:
      'Steht über einem Formular, das nicht gesendet wurde, und führt zu jeder Antwort, die sich ändern muss.',
    examples: { usual: 'Zwei Antworten' },
    words: {
      title: 'Prüfe zwei Antworten',
      email: 'Gib eine E-Mail-Adresse ein, zum Beispiel name@beispiel.de',
      date: 'Wähle einen Tag, der noch kommt',
    },
  },
  'consent-banner': {
    title: 'Einwilligung',
    summary:
      'Fragt in der Seite selbst, ob wir messen dürfen, mit zwei Antworten von gleichem Gewicht. Vor einem Ja wird nichts gemessen.',
    examples: {
      question: 'Die Frage',
      categories: 'Eine Wahl für jede Kategorie',
      confirmation: 'Die Bestätigung',
    },
    words: {
      question: 'Beispiel: Frage nach der Einwilligung',
      confirmation: 'Beispiel: Bestätigung',
      categories: 'Beispiel: Wahl der Kategorien',
      title: 'Welche Cookies dürfen wir verwenden?',
      text: 'Nur was nötig ist lädt, bevor du gewählt hast.',
      all: 'Alle erlauben',
      none: 'Alle ablehnen',
      choose: 'Selbst wählen',
      save: 'Auswahl speichern',
      always: 'immer an',
      usedBy: 'Verwendet von',
      needed: 'Notwendig',
      statistics: 'Statistik',
      statisticsText: 'Zählt Besuche, damit wir Seiten verbessern können.',
    },
  },
  'media-text': {
    title: 'Bild und Text',
    summary: 'Block. Ein Bild neben einem Stück Text. Auf schmalen Bildschirmen steht das Bild darüber.',
    examples: { start: 'Bild zuerst', end: 'Bild zuletzt', figure: 'Nur ein Bild' },
    words: {
      title: 'Pflanzen machen die Arbeit',
      text: 'Queller kommt zuerst. Zwischen den Stängeln wird das Wasser still, und der Schlick sinkt zu Boden.',
      link: 'Pflanzenführer ansehen',
      caption: 'Queller im Oktober, von oben gesehen',
      titleEnd: 'Lahnungen aus Reisig',
      textEnd: 'Eine Lahnung hält die Wellen auf, nicht das Wasser. In ihrem Schutz beginnt neues Land.',
      alone: 'Das Watt bei Niedrigwasser',
    },
  },
  quote: {
    title: 'Zitat',
    summary: 'Block. Was jemand gesagt hat, und wer es war. Die Anführungszeichen sind die der Sprache.',
    examples: { usual: 'Mit Name und Aufgabe', long: 'Langes Zitat' },
    words: {
      text: 'Im Oktober liegt hier ein roter Teppich, und niemand hat ihn ausgerollt.',
      role: 'Ökologe',
      long: 'Mein Großvater nannte es verlorenes Land. Heute stehen meine Schafe dort von Mai bis September, und im Winter verliert das Meer hier seine Kraft, einen halben Kilometer vor dem Deich.',
    },
  },
  faq: {
    title: 'Fragen und Antworten',
    summary: 'Block. Fragen, die ihre Antwort öffnen, auch ohne JavaScript.',
    examples: { usual: 'Drei Fragen' },
    words: {
      title: 'Bevor du kommst',
      dog: 'Darf mein Hund mit?',
      dogAnswer: 'Ja, an der Leine. Von April bis Mitte Juli nicht: Dann brüten hier Vögel.',
      boots: 'Brauche ich Gummistiefel?',
      bootsAnswer: 'Fast immer. Nach einer Springflut steht der Weg knöcheltief unter Wasser.',
      long: 'Was wird aus meiner Führung, wenn sich die Wasserstandsvorhersage am Morgen noch ändert?',
      longAnswer: 'Dann rufen wir dich vor neun Uhr an. Du kannst kostenlos einen anderen Tag wählen.',
    },
  },
  'download-list': {
    title: 'Downloads',
    summary:
      'Block. Dateien mit dem, was du vorher wissen willst: Art, Größe, Seitenzahl und ob sie barrierefrei sind.',
    examples: { usual: 'Von fast allem bekannt bis nichts bekannt' },
    words: {
      title: 'Zum Mitnehmen',
      report: 'Jahresbericht 2026',
      map: 'Karte der Messstellen',
      long: 'Umsetzungsprogramm für Hochwasserschutzmaßnahmen und Klimaanpassung in der nördlichen Küstenregion',
    },
  },
  table: {
    title: 'Tabelle in einer Seite',
    summary:
      'Block. Eine Tabelle aus dem Redaktionssystem. Eine Spalte nur mit Zahlen wird am Zeilenende ausgerichtet.',
    examples: { usual: 'Mit Titel und Beschriftung' },
    words: {
      title: 'Wie schnell sie wächst',
      caption: 'Aufschlickung je Zone',
      zone: 'Zone',
      year: 'Pro Jahr',
      mud: 'Watt',
      pioneer: 'Pionierzone',
      marsh: 'Obere Salzwiese',
    },
  },
  stats: {
    title: 'Zahlen',
    summary: 'Block. Zwei bis vier Zahlen mit dem, was sie zählen.',
    examples: { usual: 'Vier Zahlen' },
    words: {
      title: 'Die Salzwiese in Zahlen',
      area: '1.240',
      areaLabel: 'Salzwiese in unserer Obhut',
      growth: '18',
      growthLabel: 'neuer Schlick pro Jahr',
      places: 'Messstellen entlang der Küste',
      birds: '43.000',
      birdsLabel: 'Watvögel bei Hochwasser',
    },
  },
  rows: {
    title: 'Zeilen',
    summary: 'Block. Eine Liste von Links ohne Bild, mit oder ohne Datum.',
    examples: { dated: 'Meldungen mit Datum', plain: 'Seiten ohne Datum' },
    words: {
      title: 'Meldungen',
      all: 'Alle Meldungen',
      storm: 'Was der Sturm von den Lahnungen übrig ließ',
      plan: 'Der Pflegeplan liegt aus',
      birds: 'Löffler bleiben länger',
      titlePlain: 'Zum Weiterlesen',
      long: 'Klimaanpassungsstrategie: wie sich die Küstenregion auf höheres Wasser vorbereitet',
      short: 'Stellenangebote',
    },
  },
  'call-to-action': {
    title: 'Aufruf',
    summary: 'Block. Eine Sache, die man jetzt tun kann. Höchstens einer pro Seite.',
    examples: { picture: 'Mit Bild', plain: 'Ohne Bild' },
    words: {
      title: 'Komm einen Tag mit',
      text: 'Von April bis Oktober nehmen wir dich mit nach draußen.',
      link: 'Besuch planen',
      titlePlain: 'Kaputte Lahnung melden',
      linkPlain: 'Meldung senden',
    },
  },
  gallery: {
    title: 'Galerie',
    summary:
      'Block. Bilder, die du in einem Dialog vergrößerst. Die Pfeiltasten blättern, Esc schließt. Ohne JavaScript sind es Links zu den Dateien.',
    examples: { usual: 'Drei Bilder' },
    words: {
      title: 'Von oben gesehen',
      creek: 'Ein Priel verzweigt sich zwischen Queller und Strandflieder',
      dam: 'Gerade Lahnungen teilen das Watt in Felder',
      dike: 'Die Salzwiese reicht bis an den Deich',
    },
  },
  video: {
    title: 'Film',
    summary:
      'Block. Ein Film von einer anderen Website lädt erst, wenn du es erlaubst. In diesem Beispiel steckt kein Film.',
    examples: {
      frame: 'Bittet um Erlaubnis',
      link: 'Andere Website, nur ein Link',
      map: 'Eine Karte, mit eigener Zeichnung',
    },
    words: {
      title: 'Ein Jahr auf der Salzwiese',
      transcript: 'Das Wasser steigt, der Schlick setzt sich, und im Frühling stehen die ersten Halme da.',
      map: 'Der Weg am Deich',
      mapTitle: 'Karte einer anderen Website',
      mapExplain: 'Wenn du das lädst, erfährt die Website von deinem Besuch.',
      mapLoad: 'Einmal laden',
      mapLink: 'Auf der anderen Website öffnen',
    },
  },
  logos: {
    title: 'Logos',
    summary: 'Block. Partner mit ihrem Logo. Vorgelesen wird der Name.',
    examples: { usual: 'Drei Partner, einer mit Link' },
    words: { title: 'Mit wem wir arbeiten' },
  },
  profile: {
    title: 'Küstenprofil',
    summary:
      'Block. Drei Schritte vom Meer zum Land, unter einer durchgehenden Zeichnung. Nur für eine echte Reihenfolge.',
    examples: { usual: 'Drei Deiche' },
    words: {
      label: 'Vom Meer zum Land',
      title: 'Drei Deiche hintereinander',
      text: 'Jeder Deich heißt nach dem, was er tut.',
      watcher: 'Der Wächter',
      watcherText: 'Steht am Meer und hält das Wasser ab.',
      sleeper: 'Der Schläfer',
      sleeperText: 'Wartet, bis der Wächter nicht mehr hält.',
      dreamer: 'Der Träumer',
      dreamerText: 'Hat seit hundert Jahren kein Wasser gesehen.',
    },
  },
  notice: {
    title: 'Hinweis in einer Seite',
    summary: 'Block. Eine Mitteilung im Text, in vier Arten. Sie wird nicht von selbst vorgelesen.',
    examples: { usual: 'Warnung', title: 'Nur ein Titel' },
    words: {
      title: 'Geh nicht allein ins Watt',
      text: 'Die Flut kommt schneller, als du gehst. Geh mit einer Führung.',
      alone: 'Der Weg bei Oosterdorp ist bis März gesperrt',
    },
  },
}
export default texts
