import { experiments as connections } from './crowds/connections.mjs'
import { experiments as overload } from './crowds/overload.mjs'
import { experiments as restarts } from './crowds/restarts.mjs'
import { experiments as soak } from './crowds/soak.mjs'
import { experiments as elsewhere } from './elsewhere.mjs'
import { experiments as herds } from './herds.mjs'
import { experiments as answers } from './input/answers.mjs'
import { experiments as redirects } from './input/redirects.mjs'
import { experiments as requests } from './input/requests.mjs'
import { experiments as targets } from './input/targets.mjs'
import { experiments as trees } from './input/trees.mjs'
import { experiments as clock } from './machine/clock.mjs'
import { experiments as disk } from './machine/disk.mjs'
import { experiments as exceptions } from './machine/exceptions.mjs'
import { experiments as output } from './machine/output.mjs'
import { experiments as redis } from './machine/redis.mjs'
import { experiments as snapshots } from './machine/snapshots.mjs'
import { experiments as madeUpRequests } from './made-up-requests.mjs'
import { experiments as outages } from './outages.mjs'
import { experiments as slowSystems } from './slow-systems.mjs'
import { experiments as wrongAnswers } from './wrong-answers.mjs'

const number = ({ id }) => Number(id.slice(1))

const systems = [...outages, ...slowSystems, ...wrongAnswers]
const crowds = [...connections, ...herds, ...overload, ...restarts, ...soak]
const machine = [...clock, ...disk, ...exceptions, ...output, ...redis, ...snapshots]
const input = [...answers, ...madeUpRequests, ...redirects, ...requests, ...targets, ...trees]

/** All experiments, by number. */
export const experiments = [...systems, ...crowds, ...machine, ...input, ...elsewhere].sort(
  (a, b) => number(a) - number(b),
)
