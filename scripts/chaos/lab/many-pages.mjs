/** More pages than were recorded of a content system over REST: copies of one, with names of their own. */

const list = '/api/collections/pages/entries'
const tree = '/api/collections/pages/tree'
const isOf = ({ url, status }, path) => url.split('?')[0] === path && status === 200

/** The path of the page of a number. */
export const pageOf = (n) => `/many-${n}`

const copyOf = (entry, n) => {
  const path = pageOf(n)
  const names = {
    id: `many-${n}`,
    slug: `many-${n}`,
    title: `Pagina ${n}`,
    uri: path,
    url: path,
    order: 100 + n,
  }
  const content = Array.from({ length: 12 }, (_, m) => `<p>Alinea ${m} van pagina ${n} over kwelders.</p>`)
  const { api_url, permalink } = entry
  return {
    ...entry,
    ...names,
    permalink: permalink.replace(/[^/]*$/, names.slug),
    api_url: api_url.replace(/[^/]*$/, names.id),
    content: content.join('\n'),
  }
}

/**
 * Adds so many pages to the recordings. Answers that were recorded for single questions about the same lists
 * are left out: the stand-in derives them from the whole list.
 */
export function withPages(recordings, count) {
  const changed = (recording, change) => {
    const body = JSON.parse(recording.body)
    return { ...recording, body: JSON.stringify({ ...body, data: change(body.data) }) }
  }
  const original = JSON.parse(recordings.find(({ url }) => url === list).body).data.find(
    ({ id }) => id === 'p-wees',
  )
  const copies = Array.from({ length: count }, (_, n) => copyOf(original, n))
  return recordings
    .filter(
      (each) =>
        each.url === list ||
        each.url === tree ||
        !(
          isOf(each, list) ||
          each.url === `${tree}?fields=id,title,url,uri,status` ||
          each.url === `${tree}?max_depth=1`
        ),
    )
    .map((each) => {
      if (each.url === list) return changed(each, (data) => [...data, ...copies])
      if (each.url === tree)
        return changed(each, (data) => [...data, ...copies.map((page) => ({ page, depth: 1, children: [] }))])
      return each
    })
}
