/** What the project says of its site as a whole: `triptych/` without the brand, and its README. */
import { hasTexts } from './texts.mjs'

const site = ({ languages }) => `# The site as a whole. Every key may be left out.
# All that can be said here: docs/project-folder.md of the front end.

# The languages; the first one has no prefix. A change takes a restart.
locales: [${languages.map(({ lang }) => lang).join(', ')}]
`

const blocks = `# How sets, collections and fields are shown, where the reader of the content is wrong.
# \`npm run doctor\` tells what happens to each: docs/project-folder.md of the front end.

# sets:
#   testimonial:
#     block: quote
#     fields: { text: what, author: who }
# fields:
#   hide: [internal_note]
`

/** Texts of the interface that a site often wants in words of its own. */
const examples = {
  en: { '404-title': 'Page not found', 'back-to-top': 'Back to top' },
  nl: { '404-title': 'Pagina niet gevonden', 'back-to-top': 'Terug naar boven' },
  de: { '404-title': 'Seite nicht gefunden', 'back-to-top': 'Nach oben' },
}

const messages = (language) => {
  const rows = Object.entries(examples[language.lang] ?? examples.en)
  const missing = hasTexts(language)
    ? ''
    : '# A key that is not here is shown in English: the log says how many there are.\n'
  return `# Texts of the interface in ${language.label}: a key and its text. A change shows without a restart.
${missing}
${rows.map(([key, text]) => `# ${key}: ${text}`).join('\n')}
`
}

const untranslated = (languages) => {
  const names = languages.filter((language) => !hasTexts(language)).map(({ label }) => label)
  if (names.length === 0) return ''
  return `\nThe example texts of ${names.join(', ')} are English: translate the entries, and write the texts of the interface
into \`triptych/messages/\`.\n`
}

const multisite = ({ length }) =>
  length > 1
    ? ' Set `multisite` to `true` in `config/statamic/system.php`: the content has several sites.'
    : ''

const readme = ({ name, languages }) => `# ${name}

The content and the looks of a site. The program that shows it is Triptych; nothing here is code.

| folder | holds |
|---|---|
| \`content/\` | pages, news, global sets and menus, as Statamic keeps them |
| \`resources/\` | what an editor sees in Statamic's control panel: sites, blueprints, the sets of the block library |
| \`public/assets/\` | pictures and files |
| \`triptych/\` | the brand, the languages, and how the content is shown |

## See it

In the folder of Triptych:

\`\`\`sh
CONTENT_DIR=/path/to/this/folder npm start        # http://localhost:3000
CONTENT_DIR=/path/to/this/folder npm run doctor   # every text that no page shows
\`\`\`

A change of a file shows within a second.

## Make it yours

1. \`triptych/brand.yaml\`: name, logo, icon, colours. The drawings beside it are made of the name: replace them.
2. \`content/globals/\`: tagline, description, address and telephone number.
3. \`content/collections/pages/\`: the pages. A new one also has a place in \`content/trees/collections/\`.
4. \`triptych/blocks.yaml\`: once your own sets are to be shown otherwise.
${untranslated(languages)}
## Edit it in a control panel

Put \`content/\`, \`resources/\` and \`public/assets/\` into a Statamic project of version 5 or 6, with a disk named \`assets\` whose root is
\`public/assets\`.${multisite(languages)} Let Triptych read the same folder, or a checkout of its repository.

## Run it

\`\`\`sh
docker build -t site . && docker run --rm -p 3000:3000 -e SITE_URL=http://localhost:3000 site
docker compose up --build                         # the same, with a volume and limits
\`\`\`

\`SITE_URL\` is the public address. The image that it starts from is made in the folder of Triptych, with
\`docker build -t triptych .\`.
`

/** The folder `triptych/` without the brand, and files at the top. */
export const projectFiles = (order) => [
  ['triptych/site.yaml', site(order)],
  ['triptych/blocks.yaml', blocks],
  ...order.languages.map((language) => [
    `triptych/messages/${language.lang.toLowerCase()}.yaml`,
    messages(language),
  ]),
  ['README.md', readme(order)],
  ['.gitignore', '.data/\n.env\n.DS_Store\n'],
]
