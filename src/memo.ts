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

interface Answers<K, V> {
  get(key: K): { readonly answer: V } | undefined
  set(key: K, held: { readonly answer: V }): unknown
}

const memoIn =
  <K, V>(known: Answers<K, V>, make: (key: K) => V) =>
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

/** Keeps the answers of a function for few, fixed texts, such as the languages of the site. */
export const memoText = <K extends string, V>(make: (text: K) => V): ((text: K) => V) =>
  memoIn(new Map<K, { readonly answer: V }>(), make)
