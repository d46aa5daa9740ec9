/** What the project says of its site as a whole: `triptych/` without the brand, and its README. */
import { hasTexts } from './texts.mjs'
import { toLine } from './yaml.mjs'

const site = ({ languages }) => `# The site as a whole. Every key may be left out.
# All that can be said here: docs/project-folder.md of the front end.

# The languages; the first one has no prefix. A change takes a restart.
locales: [${languages.map(({ lang }) => lang).join(', ')}]

# Menus are found by their handles. Where that is wrong, name them:
#menus: { main: main, footer: [footer] }

# Tools that wait for a yes, in the category that is asked for:
#consent:
#  categories:
#    statistics:
#      tags:
#        - matomo: { url: https://statistics.example, site: 1 }
`

const blocks = `# How sets, collections and fields are shown, where the reader of the content is wrong.
# The doctor tells what happens to each: docs/project-folder.md of the front end.
#sets:
#  testimonial:
#    block: quote
#    fields: { text: what, author: who }
#fields:
#  hide: [internal_note]
`

const isBuiltIn = ({ lang }) => Object.hasOwn(builtIn, lang)
/** The languages whose texts the front end brings, each with some that a site often wants in words of its own. */
const builtIn = {
  en: { '404-title': 'Page not found', 'back-to-top': 'Back to top' },
  nl: { '404-title': 'Pagina niet gevonden', 'back-to-top': 'Terug naar boven' },
  de: { '404-title': 'Seite nicht gefunden', 'back-to-top': 'Nach oben' },
}

const commented = (rows) =>
  Object.entries(rows)
    .map(([key, text]) => `#${toLine({ [key]: text })}`)
    .join('\n')

/** The texts of the interface: all of them in a language that the front end does not have. */
const messages = (language, english) => {
  const missing = 'A text that is not here is English.'
  return `# Texts of the interface in ${language.label}. A change shows without a restart.
# Take the # away in front of a line, and write it in your words.${isBuiltIn(language) ? '' : ` ${missing}`}
${commented(builtIn[language.lang] ?? english)}
`
}

const untranslated = (languages) => {
  const names = languages.filter((language) => !hasTexts(language)).map(({ label }) => label)
  const foreign = languages.filter((language) => !isBuiltIn(language)).map(({ label }) => label)
  const entries =
    names.length > 0 ? [`The example texts of ${names.join(', ')} are English: translate the entries.`] : []
  const own =
    foreign.length > 0
      ? [`Write the texts of the interface in ${foreign.join(', ')} into \`triptych/messages/\`.`]
      : []
  const lines = [...entries, ...own]
  return lines.length > 0 ? `\n${lines.join('\n')}\n` : ''
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
    messages(language, order.messages),
  ]),
  ['README.md', readme(order)],
  ['.gitignore', '.data/\n.env\n.DS_Store\n'],
]
