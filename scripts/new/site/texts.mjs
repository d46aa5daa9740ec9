/** The words of a new site, for an editor to replace. Other languages begin with the English ones. */

const en = {
  tagline: 'In one line: what you do',
  description: 'What this organisation does, for whom and where: one or two sentences for search engines.',
  home: {
    slug: 'home',
    title: 'Home',
    heading: (name) => `Welcome to ${name}`,
    text: 'This is the first page of the site. Say here what visitors come for.',
    button: 'About us',
  },
  about: {
    slug: 'about-us',
    title: 'About us',
    lead: 'Who we are, what we do and how to reach us.',
    text: 'Every text of this page is an example. An editor changes it in the control panel, or in its file below content/collections/pages.',
    heading: 'What we do',
    work: 'Tell in a few sentences what somebody may expect from you. Short paragraphs are read, long ones are skipped.',
    quote: 'One sentence of somebody you worked for says more than a page about yourself.',
    author: 'A name',
    role: 'What this person does',
    questions: 'Questions that we are often asked',
    question: 'Where do I find you?',
    answer: 'Write the answer that you would give on the phone.',
  },
  news: {
    slug: 'news',
    title: 'News',
    lead: 'What happened lately.',
    all: 'All news',
    item: {
      slug: 'our-new-site',
      title: 'Our new site is there',
      lead: 'The first item shows what one looks like.',
      text: 'It has a date, a title, a lead and the same blocks as a page. Add one, and it stands on top of the list.',
    },
  },
  action: {
    title: 'Shall we talk?',
    text: 'Say what the next step is, and lead to it.',
    button: 'How to reach us',
  },
  picture: 'Hills below a sun, as an example of a picture',
}

const nl = {
  tagline: 'In één regel: wat u doet',
  description: 'Wat deze organisatie doet, voor wie en waar: een of twee zinnen voor zoekmachines.',
  home: {
    slug: 'home',
    title: 'Home',
    heading: (name) => `Welkom bij ${name}`,
    text: 'Dit is de eerste pagina van de site. Vertel hier waarvoor bezoekers komen.',
    button: 'Over ons',
  },
  about: {
    slug: 'over-ons',
    title: 'Over ons',
    lead: 'Wie we zijn, wat we doen en hoe u ons bereikt.',
    text: 'Elke tekst op deze pagina is een voorbeeld. Een redacteur verandert die in het beheer, of in het bestand onder content/collections/pages.',
    heading: 'Wat we doen',
    work: 'Vertel in een paar zinnen wat iemand van u mag verwachten. Korte alinea’s worden gelezen, lange overgeslagen.',
    quote: 'Eén zin van iemand voor wie u werkte zegt meer dan een pagina over uzelf.',
    author: 'Een naam',
    role: 'Wat deze persoon doet',
    questions: 'Vragen die we vaak krijgen',
    question: 'Waar vind ik u?',
    answer: 'Schrijf het antwoord dat u aan de telefoon zou geven.',
  },
  news: {
    slug: 'nieuws',
    title: 'Nieuws',
    lead: 'Wat er de laatste tijd gebeurde.',
    all: 'Al het nieuws',
    item: {
      slug: 'onze-nieuwe-site',
      title: 'Onze nieuwe site is er',
      lead: 'Het eerste bericht laat zien hoe er een uitziet.',
      text: 'Het heeft een datum, een titel, een inleiding en dezelfde blokken als een pagina. Voeg er een toe, en het staat bovenaan de lijst.',
    },
  },
  action: {
    title: 'Zullen we praten?',
    text: 'Zeg wat de volgende stap is, en leid erheen.',
    button: 'Zo bereikt u ons',
  },
  picture: 'Heuvels onder een zon, als voorbeeld van een beeld',
}

const de = {
  tagline: 'In einer Zeile: was Sie tun',
  description: 'Was diese Organisation tut, für wen und wo: ein oder zwei Sätze für Suchmaschinen.',
  home: {
    slug: 'startseite',
    title: 'Startseite',
    heading: (name) => `Willkommen bei ${name}`,
    text: 'Dies ist die erste Seite der Website. Sagen Sie hier, wofür Besucher kommen.',
    button: 'Über uns',
  },
  about: {
    slug: 'ueber-uns',
    title: 'Über uns',
    lead: 'Wer wir sind, was wir tun und wie Sie uns erreichen.',
    text: 'Jeder Text dieser Seite ist ein Beispiel. Eine Redakteurin ändert ihn im Control Panel oder in seiner Datei unter content/collections/pages.',
    heading: 'Was wir tun',
    work: 'Erzählen Sie in wenigen Sätzen, was jemand von Ihnen erwarten darf. Kurze Absätze werden gelesen, lange überblättert.',
    quote: 'Ein Satz von jemandem, für den Sie gearbeitet haben, sagt mehr als eine Seite über Sie selbst.',
    author: 'Ein Name',
    role: 'Was diese Person tut',
    questions: 'Fragen, die uns oft gestellt werden',
    question: 'Wo finde ich Sie?',
    answer: 'Schreiben Sie die Antwort, die Sie am Telefon geben würden.',
  },
  news: {
    slug: 'neuigkeiten',
    title: 'Neuigkeiten',
    lead: 'Was zuletzt geschah.',
    all: 'Alle Neuigkeiten',
    item: {
      slug: 'unsere-neue-website',
      title: 'Unsere neue Website ist da',
      lead: 'Die erste Meldung zeigt, wie eine aussieht.',
      text: 'Sie hat ein Datum, einen Titel, eine Einleitung und dieselben Blöcke wie eine Seite. Fügen Sie eine hinzu, und sie steht oben in der Liste.',
    },
  },
  action: {
    title: 'Sprechen wir miteinander?',
    text: 'Sagen Sie, was der nächste Schritt ist, und führen Sie dorthin.',
    button: 'So erreichen Sie uns',
  },
  picture: 'Hügel unter einer Sonne, als Beispiel für ein Bild',
}

const fr = {
  tagline: 'En une ligne : ce que vous faites',
  description:
    'Ce que fait cette organisation, pour qui et où : une ou deux phrases pour les moteurs de recherche.',
  home: {
    slug: 'accueil',
    title: 'Accueil',
    heading: (name) => `Bienvenue chez ${name}`,
    text: 'Voici la première page du site. Dites ici ce que les visiteurs viennent chercher.',
    button: 'À propos',
  },
  about: {
    slug: 'a-propos',
    title: 'À propos',
    lead: 'Qui nous sommes, ce que nous faisons et comment nous joindre.',
    text: 'Tous les textes de cette page sont des exemples. On les change dans le panneau de contrôle, ou dans le fichier sous content/collections/pages.',
    heading: 'Ce que nous faisons',
    work: 'Dites en quelques phrases ce que l’on peut attendre de vous. On lit les paragraphes courts, on saute les longs.',
    quote: 'Une phrase de quelqu’un pour qui vous avez travaillé en dit plus qu’une page sur vous-même.',
    author: 'Un nom',
    role: 'Ce que fait cette personne',
    questions: 'Questions que l’on nous pose souvent',
    question: 'Où vous trouver ?',
    answer: 'Écrivez la réponse que vous donneriez au téléphone.',
  },
  news: {
    slug: 'actualites',
    title: 'Actualités',
    lead: 'Ce qui s’est passé ces derniers temps.',
    all: 'Toutes les actualités',
    item: {
      slug: 'notre-nouveau-site',
      title: 'Notre nouveau site est là',
      lead: 'La première actualité montre à quoi elles ressemblent.',
      text: 'Elle a une date, un titre, un chapeau et les mêmes blocs qu’une page. Ajoutez-en une, et elle sera en tête de la liste.',
    },
  },
  action: {
    title: 'Et si nous en parlions ?',
    text: 'Dites quelle est la prochaine étape, et menez-y.',
    button: 'Nous joindre',
  },
  picture: 'Des collines sous un soleil, comme exemple d’image',
}

const texts = { en, nl, de, fr }

const wordsOf = (lang) => texts[new Intl.Locale(lang).language]

/** The words in a language, English where there are none. */
export const textsIn = ({ lang }) => wordsOf(lang) ?? en

/** Whether the words of a language are its own. */
export const hasTexts = ({ lang }) => wordsOf(lang) !== undefined
