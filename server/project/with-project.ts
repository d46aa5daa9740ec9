/** Joins the project folder to the content: a change of either is a change of the pages. */
import type { PageOutline } from '../../src/content/types.ts'
import type { ContentSource, SourceHealth } from '../cms/source.ts'
import type { Project } from './project.ts'

/** Marks outlines with the version of the project: the texts of their pages have changed with it. */
function* withVersion(outlines: Iterable<PageOutline>, version: number): Iterable<PageOutline> {
  for (const outline of outlines)
    yield outline.version === undefined ? outline : { ...outline, version: `${outline.version} ${version}` }
}

const withBroken = (health: SourceHealth, broken: number): SourceHealth =>
  broken === 0
    ? health
    : { ...health, state: health.state === 'ok' ? 'degraded' : health.state, broken: health.broken + broken }

/**
 * Wraps a content source: a change of the project folder is told as a change of the content, and a wrong file
 * counts as a broken one. Closing the source closes the project.
 */
export function withProject(source: ContentSource, project: Project): ContentSource {
  const state = { version: 0 }
  // Before all other listeners, so that they find the new version.
  const stopCounting = project.onChange(() => {
    state.version += 1
  })
  return {
    ...source,
    async outlines(locale) {
      const outlines = await source.outlines(locale)
      return state.version === 0 ? outlines : withVersion(outlines, state.version)
    },
    health: () => withBroken(source.health(), project.broken()),
    onChange(changed) {
      const unsubscribe = [source.onChange(changed), project.onChange(changed)]
      return () => unsubscribe.forEach((each) => void each())
    },
    async close() {
      stopCounting()
      await Promise.all([source.close(), project.close()])
    },
  }
}
