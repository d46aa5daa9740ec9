import { parentPort } from 'node:worker_threads'
import { drawPiece } from './stock.mjs'

parentPort.on('message', (index) => parentPort.postMessage(drawPiece(index)))
