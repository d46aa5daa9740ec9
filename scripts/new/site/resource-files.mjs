/** What an editor sees in the control panel: sites, blueprints, and the sets of the block library. */
import { blockSets } from './block-sets.mjs'
import { asField, text, textarea, type } from './fields.mjs'
import { toYaml } from './yaml.mjs'

const localised = (field) => ({ ...field, options: { ...field.options, localizable: true } })
const required = (field) => ({ ...field, options: { ...field.options, required: true } })

const seo = [
  text('seo_title', 'Title in search results'),
  textarea('seo_description', 'Description in search results'),
  type('toggle', 'seo_noindex', 'Keep out of search engines'),
].map(localised)

const head = [
  localised(required(text('title', 'Title'))),
  localised(textarea('lead', 'Lead')),
  type('assets', 'picture', 'Picture', { container: 'main', max_files: 1 }),
  localised(text('picture_caption', 'Caption')),
]

const sections = (fields) => [{ fields }]
const inTabs = (title, tabs) => toYaml({ title, tabs })

const page = (title, sidebar) =>
  inTabs(title, {
    main: { display: 'Content', sections: sections([...head.map(asField), { import: 'blocks' }]) },
    seo: { display: 'Search engines', sections: sections([{ import: 'seo' }]) },
    sidebar: { display: 'Sidebar', sections: sections(sidebar.map(asField)) },
  })

const plain = (title, fields) =>
  inTabs(title, { main: { display: 'Content', sections: sections(fields.map(asField)) } })

const slug = localised(type('slug', 'slug', 'Address'))
const date = required(type('date', 'date', 'Date'))

const general = [
  text('site_name', 'Name of the site'),
  text('tagline', 'Tagline'),
  textarea('description', 'Description for search engines'),
  text('title_separator', 'Sign between title and name'),
].map(localised)

const organisation = [
  text('name', 'Name'),
  text('email', 'Mail address'),
  text('phone', 'Telephone'),
  text('street', 'Street and number'),
  text('postal_code', 'Postal code'),
  text('city', 'City'),
].map(localised)

/** The sites of the content: the first language has no prefix. */
const sites = (languages) =>
  Object.fromEntries(
    languages.map(({ site, lang, locale, label }, index) => [
      site,
      { name: label, url: index === 0 ? '/' : `/${lang.toLowerCase()}`, locale, lang },
    ]),
  )

/** The folder `resources/`. */
export const resourceFiles = ({ languages }) => [
  ['resources/sites.yaml', toYaml(sites(languages))],
  ['resources/fieldsets/blocks.yaml', toYaml({ title: 'Blocks', fields: [asField(blockSets)] })],
  ['resources/fieldsets/seo.yaml', toYaml({ title: 'Search engines', fields: seo.map(asField) })],
  ['resources/blueprints/collections/pages/page.yaml', page('Page', [slug])],
  ['resources/blueprints/collections/news/article.yaml', page('News item', [date, slug])],
  ['resources/blueprints/globals/general.yaml', plain('General', general)],
  ['resources/blueprints/globals/organization.yaml', plain('Organisation', organisation)],
  ['resources/blueprints/assets/main.yaml', plain('Picture or file', [text('alt', 'What it shows')])],
]
