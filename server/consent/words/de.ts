import type { ConsentWords } from './consent-words.ts'

export const de: ConsentWords = {
  'ask-title': 'Welche Cookies dürfen wir verwenden?',
  'ask-text':
    'Notwendige Cookies setzen wir immer. Über den Rest entscheidest du; vorher wird nichts davon geladen.',
  all: 'Alle zulassen',
  none: 'Alle ablehnen',
  choose: 'Selbst auswählen',
  save: 'Auswahl speichern',
  'always-on': 'immer an',
  'used-by': 'Verwendet von',
  'confirmed-all': 'Danke. Du lässt alles zu. Am Ende jeder Seite kannst du das ändern.',
  'confirmed-none': 'Gut, nur das Notwendige. Am Ende jeder Seite kannst du das ändern.',
  'confirmed-some': 'Deine Auswahl ist gespeichert. Am Ende jeder Seite kannst du sie ändern.',
  functional: 'Notwendig',
  'functional-text': 'Merkt sich Sprache, Design und diese Auswahl. Ohne das funktioniert die Website nicht.',
  statistics: 'Statistik',
  'statistics-text': 'Zählt Besuche, damit wir Seiten verbessern können.',
  marketing: 'Marketing',
  'marketing-text': 'Lässt andere Unternehmen Werbung zeigen, die zu deinem Besuch passt.',
  embeds: 'Inhalte anderer Websites',
  'embeds-text': 'Zeigt Filme, Karten und Formulare anderer Websites, ohne jedes Mal zu fragen.',
}
