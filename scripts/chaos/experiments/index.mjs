import { experiments as outages } from './outages.mjs'

const number = ({ id }) => Number(id.slice(1))

/** All experiments, by number. */
export const experiments = [...outages].sort((a, b) => number(a) - number(b))
