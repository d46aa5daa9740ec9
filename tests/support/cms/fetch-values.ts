/** A page as Fetch delivers it (docs/reference/content-system.md#fetch-items). */
export const pageItem = (uri: string, fields: object = {}) => ({
  id: `page:${uri}`,
  title: `Pagina ${uri}`,
  content: null,
  slug: uri.split('/').at(-1) ?? '',
  url: uri,
  uri,
  permalink: `https://cms.molenhof.example${uri}`,
  edit_url: `https://cms.molenhof.example/cp/pages/edit${uri}`,
  published: true,
  is_page: true,
  last_modified: 1_795_179_898,
  ...fields,
})

/** What Fetch puts around its data (docs/reference/content-system.md#fetch-envelope). */
export const envelope = (data: unknown, more: object = {}) => ({
  data,
  page: 1,
  limit: 0,
  offset: 0,
  has_next_page: null,
  total_results: null,
  ...more,
})
