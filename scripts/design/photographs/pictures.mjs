/** Which pictures there are, and how each is made. */
import { marshes } from './marshes.mjs'
import { meadows } from './meadows.mjs'
import { portraits } from './portraits.mjs'
import { shores } from './shores.mjs'

export const pictures = [...marshes, ...shores, ...meadows, ...portraits]

/** The picture of a name. */
export const pictureOf = (name) => pictures.find((picture) => picture.name === name)
