const missingCode = 'codemissing'

/** Code that a part of the page asked for by itself could not be loaded. */
export const reportMissingCode = (error: unknown): void => {
  dispatchEvent(new CustomEvent<unknown>(missingCode, { detail: error }))
}

export const onMissingCode = (mend: (error: unknown) => void): void =>
  addEventListener(missingCode, (event) => mend((event as CustomEvent<unknown>).detail))
