/** The text of `worker.mjs` in the server's bundle. A build's configuration cannot import it so. */
export const bundledCode = async (): Promise<string> => (await import('./worker.mjs?raw')).default
