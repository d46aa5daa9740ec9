/** Short ways to write figures, and those that every experiment with a site has. */

/** Something that must not happen. */
export const none = (name, value) => ({ name, value, unit: '', mark: { max: 0 } })

/** That loads got nothing but 200. What else they got is told where they did. */
export const all200 = (name, ...loads) => {
  const statuses = loads.map(({ byStatus }) => JSON.stringify(byStatus)).join(' ')
  return {
    ...none(
      name,
      loads.reduce((sum, { not200 }) => sum + not200, 0),
    ),
    detail: statuses,
  }
}

/** Something that may be so much at most. */
export const atMost = (max, name, value, unit = '') => ({ name, value, unit, mark: { max } })

/** How long something takes. */
export const within = (max, name, value, unit = 'ms') => ({ name, value, unit, mark: { max }, timing: true })

/** Megabytes that a process may have in any experiment. */
const maxMemory = 256

/** That a site lives, and has not taken more memory than a small container has. */
export function survival(site) {
  const isAlive = site.child.exitCode === null && site.child.signalCode === null
  const unhandled = site.log().filter(({ level }) => level === 60).length
  return [
    none('ends of the process', isAlive ? 0 : 1),
    none('fatal lines of the log', unhandled),
    ...(isAlive ? [atMost(maxMemory, 'memory, the most', site.maxRssMB(), 'MB')] : []),
  ]
}
