/** Memos that spare work: for the last question, for objects of the content, and for a few texts. */

/** Keeps the last answer of a function for as long as it is asked about the very same things. */
export function memoLast<Inputs extends readonly unknown[], T>(
  make: (...inputs: Inputs) => T,
): (...inputs: Inputs) => T {
  const last: { inputs?: Inputs; answer?: T } = {}
  return (...inputs) => {
    const same = last.inputs?.length === inputs.length && last.inputs.every((each, i) => each === inputs[i])
    if (!same) Object.assign(last, { inputs, answer: make(...inputs) })
    return last.answer as T
  }
}

interface MemoAnswers<K, V> {
  get(key: K): { readonly answer: V } | undefined
  set(key: K, held: { readonly answer: V }): unknown
}

const memoIn =
  <K, V>(known: MemoAnswers<K, V>, make: (key: K) => V) =>
  (key: K): V => {
    const held = known.get(key)
    if (held) return held.answer
    const answer = make(key)
    known.set(key, { answer })
    return answer
  }

/** Keeps the answers of a function, each for as long as what it was asked about is in use anywhere. */
export const memoWeak = <K extends object, V>(make: (key: K) => V): ((key: K) => V) =>
  memoIn(new WeakMap<K, { readonly answer: V }>(), make)

/**
 * The same for objects of which most are asked about once, because content changed meanwhile: keeps an answer
 * from the second time on that it is wanted. V8's quick collections take what a weak map holds for alive, and
 * its key with it where the answer leads there: all that was made of a page would wait for a full collection.
 */
export function memoRepeated<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { readonly answer: V }>()
  const asked = new WeakSet<K>()
  const ask = memoIn(known, make)
  return (key) => {
    if (asked.has(key)) return ask(key)
    asked.add(key)
    return make(key)
  }
}

/** Keeps the answers of a function for few, fixed texts, such as the languages of the site. */
export const memoText = <K extends string, V>(make: (text: K) => V): ((text: K) => V) =>
  memoIn(new Map<K, { readonly answer: V }>(), make)
