/** A thread of `studio.mjs`: draws the map of each index that it is sent. */
import { parentPort } from 'node:worker_threads'
import { drawPiece } from './stock.mjs'

parentPort.on('message', (index) => parentPort.postMessage(drawPiece(index)))
