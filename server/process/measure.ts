/** The metrics that are read from the services of the process when somebody asks for them. */
import { performance } from 'node:perf_hooks'
import type { Deps } from '../deps.ts'
import type { MetricRegistry, Sample } from '../metrics/metrics.ts'
import { measurePublishing } from './measure-connections.ts'
import { measureReports } from './services/report-services.ts'

const contentStates = ['ok', 'degraded', 'down'] as const
const searchStates = ['idle', 'reading', 'ok', 'degraded'] as const

/** One sample for each state, of which the current one is 1. */
const oneOfStates = (states: readonly string[], current: string): Sample[] =>
  states.map((state) => ({ labels: { state }, value: Number(state === current) }))

/** Registers what the services of the process know of themselves. */
export function measureServices(metrics: MetricRegistry, deps: Deps): void {
  const { lifecycle, content, frontend, scheduler, search, contentPictures, prerender, unknownSets } = deps
  const { gauge, counter } = metrics
  gauge({
    name: 'triptych_build_info',
    help: 'Always 1; its labels name the build and the version of Node.',
    labels: ['build_id', 'node'],
    read: () => [{ labels: { build_id: frontend.buildId, node: process.version }, value: 1 }],
  })
  gauge({
    name: 'triptych_ready',
    help: '1 while the site takes visitors: content is there, and no stop has begun.',
    read: () => Number(lifecycle.state === 'ready' && content.health().loaded),
  })
  counter({
    name: 'triptych_event_loop_active_seconds_total',
    help: 'Time in which the event loop was at work: its rate is the utilisation.',
    read: () => performance.eventLoopUtilization().active / 1000,
  })
  gauge({
    name: 'triptych_render_queue_length',
    help: 'Pages that wait for their turn to be made.',
    read: scheduler.renderQueue.waiting,
  })
  gauge({
    name: 'triptych_render_queue_wait_seconds',
    help: 'Time that the next page would wait for its turn.',
    read: () => scheduler.renderQueue.expectedWait() / 1000,
  })
  gauge({
    name: 'triptych_data_queue_length',
    help: 'Answers for programs (API, feeds, sitemap) that wait for their turn.',
    read: scheduler.dataQueue.waiting,
  })
  gauge({
    name: 'triptych_prerendered_pages',
    help: 'Pages rendered ahead that are stored at this moment.',
    read: () => prerender.paths().length,
  })
  gauge({
    name: 'triptych_search_state',
    help: '1 for the state that search is in.',
    labels: ['state'],
    read: () => oneOfStates(searchStates, search.health().state),
  })
  gauge({
    name: 'triptych_search_documents',
    help: 'Pages that can be found, by language.',
    labels: ['locale'],
    read: () =>
      Object.entries(search.health().documents).map(([locale, value = 0]) => ({ labels: { locale }, value })),
  })
  counter({
    name: 'triptych_pictures_made_total',
    help: 'Small pictures that were made.',
    read: () => contentPictures.health().made,
  })
  gauge({
    name: 'triptych_pictures_waiting',
    help: 'Small pictures that wait to be made.',
    read: () => contentPictures.health().waiting,
  })
  gauge({
    name: 'triptych_pictures_cache_bytes',
    help: 'Bytes of small pictures that are kept.',
    read: () => contentPictures.health().cache_bytes,
  })
  gauge({
    name: 'triptych_unknown_sets',
    help: 'Sets of the content that no block shows, each once per page; at most 1,000.',
    read: unknownSets.count,
  })
  measureContent(metrics, deps)
  measurePages(metrics, deps)
  measurePublishing(metrics, deps)
  measureReports(metrics, deps)
}

/** The content, as its source reports it. */
function measureContent({ gauge, counter }: MetricRegistry, { content }: Pick<Deps, 'content'>): void {
  const changes = { count: 0 }
  content.onChange(() => {
    changes.count += 1
  })
  gauge({
    name: 'triptych_content_state',
    help: '1 for the state that the content source is in.',
    labels: ['state'],
    read: () => oneOfStates(contentStates, content.health().state),
  })
  gauge({
    name: 'triptych_content_age_seconds',
    help: 'Time since the content was last read or confirmed.',
    read: () => content.health().age_s,
  })
  gauge({
    name: 'triptych_content_pages',
    help: 'Pages that visitors can open.',
    read: () => content.health().pages,
  })
  gauge({
    name: 'triptych_content_broken',
    help: 'Files or responses that could not be used.',
    read: () => content.health().broken,
  })
  counter({
    name: 'triptych_content_changes_total',
    help: 'Changes of the content that were taken in: its version in this process.',
    read: () => changes.count,
  })
}

/** The page cache. */
function measurePages({ gauge, counter }: MetricRegistry, { pages, config }: Deps): void {
  gauge({
    name: 'triptych_page_cache_bytes',
    help: 'Bytes of stored pages with their copies.',
    read: () => pages.size().bytes,
  })
  gauge({
    name: 'triptych_page_cache_max_bytes',
    help: 'The most bytes that pages may take: PAGE_CACHE_MAX_BYTES.',
    read: () => config.pageCacheMaxBytes,
  })
  gauge({
    name: 'triptych_page_cache_entries',
    help: 'Stored pages and their data.',
    read: () => pages.size().entries,
  })
  counter({
    name: 'triptych_page_cache_evictions_total',
    help: 'Stored pages that made room for others.',
    read: () => pages.size().evicted,
  })
  gauge({
    name: 'triptych_not_found_cache_entries',
    help: 'Stored 404 pages of unknown addresses.',
    read: () => pages.notFound.size().entries,
  })
  gauge({
    name: 'triptych_not_found_cache_bytes',
    help: 'Bytes of stored 404 pages.',
    read: () => pages.notFound.size().bytes,
  })
}
