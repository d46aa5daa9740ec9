/** Asks for JSON before anyone is there to read it. */
export interface Ahead {
  /** Asks for an address, unless its answer is kept already. */
  readonly ask: (url: string) => void
  /** Hands an answer out that was asked for ahead, once; asks the server for any other, and for one that failed. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
}

interface Kept {
  readonly answer: Promise<Response>
  readonly until: number
}

/** Milliseconds that all of an answer is waited for: whoever wants it then asks again, perhaps over another network. */
const patience = 10_000
/** Milliseconds for which an answer may be used. */
const keptFor = 30_000

/** An answer of which all has come stands, whatever becomes of its connection. */
const wholeOf = async (answer: Response): Promise<Response> => new Response(await answer.blob(), answer)

export function createAhead(now: () => number = Date.now): Ahead {
  const answers = new Map<string, Kept>()

  const take = (url: string): Promise<Response> | undefined => {
    const kept = answers.get(url)
    answers.delete(url)
    return kept && now() < kept.until ? kept.answer : undefined
  }

  return {
    ask: (url) => {
      if (answers.has(url)) return
      const signal = AbortSignal.timeout(patience)
      const answer = fetch(url, { headers: { Accept: 'application/json' }, signal }).then(wholeOf)
      // Whoever takes it hears of the failure.
      answer.catch(() => {})
      answers.set(url, { answer, until: now() + keptFor })
    },
    fetch: (url, init) => take(url)?.catch(() => fetch(url, init)) ?? fetch(url, init),
  }
}
