/** Pages of our own around the content, and one of text: `npm run pictures` keeps their pictures anew. */
import { pageTypes } from './support/pages.ts'
import { picturePages } from './support/picture-tests.ts'

picturePages({
  text: '/privacy',
  sitemap: pageTypes.sitemap.nl,
  search: pageTypes.search.nl,
  missing: pageTypes.missing.nl,
  overview: pageTypes.overview.nl,
  buttons: '/designsystem/buttons',
  inputs: '/designsystem/inputs',
})
