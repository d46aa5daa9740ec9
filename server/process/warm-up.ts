import type { Deps } from '../deps.ts'

/**
 * Makes a process that has just started as quick as it will be: makes pages ahead without a rest, by which the
 * code that makes them is compiled, and reads for search what a search needs. A load balancer that sends a
 * new machine its share before that would have its visitors wait for seconds.
 *
 * @returns a promise that resolves when that is done, or at the latest after `WARM_UP_MS`
 */
export async function warmUp({
  config,
  prerender,
  search,
  scheduler,
}: Pick<Deps, 'config' | 'prerender' | 'search' | 'scheduler'>): Promise<void> {
  const state = { isOver: config.warmUpTime === 0 }
  if (config.pageCacheMaxBytes > 0) prerender.start(() => !state.isOver)
  if (state.isOver) return
  search.start()
  await Promise.race([
    Promise.all([prerender.started(), search.started()]),
    scheduler.wait(config.warmUpTime),
  ])
  state.isOver = true
}
