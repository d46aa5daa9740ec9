import type { ConsentWords } from './consent-words.ts'

export const nl: ConsentWords = {
  'ask-title': 'Welke cookies mogen we gebruiken?',
  'ask-text':
    'Cookies die nodig zijn plaatsen we altijd. Over de rest beslis jij; daarvan laadt eerder niets.',
  all: 'Alles toestaan',
  none: 'Alles weigeren',
  choose: 'Zelf kiezen',
  save: 'Keuze bewaren',
  'always-on': 'altijd aan',
  'used-by': 'Gebruikt door',
  'confirmed-all': 'Dank je. Je staat alles toe. Onderaan elke pagina kun je dat wijzigen.',
  'confirmed-none': 'Goed, alleen wat nodig is. Onderaan elke pagina kun je dat wijzigen.',
  'confirmed-some': 'Je keuze is bewaard. Onderaan elke pagina kun je die wijzigen.',
  functional: 'Nodig',
  'functional-text': 'Onthoudt je taal, thema en deze keuze. Zonder werkt de site niet.',
  statistics: 'Statistieken',
  'statistics-text': 'Telt bezoeken, zodat we pagina’s kunnen verbeteren.',
  marketing: 'Marketing',
  'marketing-text': 'Laat andere bedrijven advertenties tonen die bij je bezoek passen.',
  embeds: 'Inhoud van andere websites',
  'embeds-text': 'Toont films, kaarten en formulieren van andere websites zonder het steeds te vragen.',
}
