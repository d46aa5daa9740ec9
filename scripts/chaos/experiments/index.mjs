import { experiments as herds } from './herds.mjs'
import { experiments as madeUpRequests } from './made-up-requests.mjs'
import { experiments as outages } from './outages.mjs'
import { experiments as slowSystems } from './slow-systems.mjs'
import { experiments as wrongAnswers } from './wrong-answers.mjs'

const number = ({ id }) => Number(id.slice(1))

/** All experiments, by number. */
export const experiments = [outages, slowSystems, wrongAnswers, herds, madeUpRequests]
  .flat()
  .sort((a, b) => number(a) - number(b))
