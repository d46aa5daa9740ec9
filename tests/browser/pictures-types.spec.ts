/** One page of each type of content: `npm run pictures` keeps their pictures anew. */
import { pageTypes } from './support/pages.ts'
import { picturePages } from './support/picture-tests.ts'

picturePages({
  home: pageTypes.home.nl,
  news: pageTypes.news.nl,
  article: pageTypes.message.nl,
  projects: '/projecten',
  project: '/projecten/krummsand',
  people: '/over-ons/mensen',
  contact: pageTypes.form.nl,
  register: '/kennis',
  longread: pageTypes.content.nl,
})
