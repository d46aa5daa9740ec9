/** The words of a small site about a boathouse, in four languages: two scripts, two directions. */

/** The texts of one language. */
export interface Words {
  readonly descriptor: string
  readonly tagline: string
  readonly home: string
  readonly lead: string
  readonly about: string
  readonly aboutSlug: string
  readonly aboutText: string
  readonly news: string
  readonly newsSlug: string
  readonly item: string
  readonly itemSlug: string
  readonly itemText: string
}

export const words = {
  nl: {
    descriptor: 'nl_NL',
    tagline: 'Botenloods aan de vaart',
    home: 'Boten die blijven drijven',
    lead: 'Wij repareren houten boten en leren anderen hoe dat moet.',
    about: 'Over de loods',
    aboutSlug: 'over-de-loods',
    aboutText: 'De loods staat sinds 1931 aan de vaart. Elke zaterdag is er koffie.',
    news: 'Berichten',
    newsSlug: 'berichten',
    item: 'De kraan is terug',
    itemSlug: 'de-kraan-is-terug',
    itemText: 'Na drie maanden staat de kraan weer op de kade.',
  },
  en: {
    descriptor: 'en_GB',
    tagline: 'Boathouse on the canal',
    home: 'Boats that stay afloat',
    lead: 'We mend wooden boats and teach others how to do it.',
    about: 'About the boathouse',
    aboutSlug: 'about-the-boathouse',
    aboutText: 'The boathouse has stood on the canal since 1931. There is coffee on Saturdays.',
    news: 'News',
    newsSlug: 'news',
    item: 'The crane is back',
    itemSlug: 'the-crane-is-back',
    itemText: 'After three months the crane stands on the quay again.',
  },
  fr: {
    descriptor: 'fr_FR',
    tagline: 'Hangar à bateaux sur le canal',
    home: 'Des bateaux qui restent à flot',
    lead: 'Nous réparons des bateaux en bois et nous apprenons à d’autres à le faire.',
    about: 'À propos du hangar',
    aboutSlug: 'a-propos',
    aboutText: 'Le hangar se trouve au bord du canal depuis 1931. Il y a du café le samedi.',
    news: 'Actualités',
    newsSlug: 'actualites',
    item: 'La grue est de retour',
    itemSlug: 'la-grue-est-de-retour',
    itemText: 'Après trois mois, la grue est de nouveau sur le quai.',
  },
  ar: {
    descriptor: 'ar_EG',
    tagline: 'بيت القوارب على القناة',
    home: 'قوارب تبقى طافية',
    lead: 'نصلح القوارب الخشبية ونعلّم الآخرين كيف يفعلون ذلك.',
    about: 'عن بيت القوارب',
    aboutSlug: 'hawl',
    aboutText: 'يقف بيت القوارب على القناة منذ عام 1931. هناك قهوة كل يوم سبت.',
    news: 'الأخبار',
    newsSlug: 'akhbar',
    item: 'عادت الرافعة',
    itemSlug: 'adat-al-rafia',
    itemText: 'بعد ثلاثة أشهر عادت الرافعة إلى الرصيف.',
  },
} as const satisfies Readonly<Record<string, Words>>

export type WordsLocale = keyof typeof words
