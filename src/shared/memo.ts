/** Makes versions of functions that cache their results. */

/** Caches the last result of a function, for calls with identical arguments (`===`). */
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

/** The part of `Map` and `WeakMap` that a cache needs. Results are wrapped, as they may be undefined. */
interface MemoAnswers<K, V> {
  get(key: K): { readonly answer: V } | undefined
  set(key: K, cached: { readonly answer: V }): unknown
}

/** Caches the results of a function by its argument in the given cache. */
const memoIn =
  <K, V>(cache: MemoAnswers<K, V>, make: (key: K) => V) =>
  (key: K): V => {
    const cached = cache.get(key)
    if (cached) return cached.answer
    const answer = make(key)
    cache.set(key, { answer })
    return answer
  }

/** Caches the results of a function by its argument, each until the argument is garbage-collected. */
export const memoWeak = <K extends object, V>(make: (key: K) => V): ((key: K) => V) =>
  memoIn(new WeakMap<K, { readonly answer: V }>(), make)

/**
 * Caches the results of a function by its argument, but only from the second call with that argument on. For
 * functions that are mostly called once with each object, because the content changes between calls.
 * V8's minor garbage collections treat the values of a weak map as alive, and with them a key that its value
 * refers to: if each first result were cached, all objects of a page would stay in memory until a major
 * collection.
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

/** Caches the results of a function for a few fixed texts, such as the languages of the site, for ever. */
export const memoText = <K extends string, V>(make: (text: K) => V): ((text: K) => V) =>
  memoIn(new Map<K, { readonly answer: V }>(), make)

/** Maximum number of texts that `memoBounded` remembers, and of the characters of each. */
const [maxTexts, maxCharacters] = [4000, 200]

/**
 * Caches the results of a function for texts of which there may be any number, such as names in the content,
 * and forgets all when there are too many. Long texts are not remembered.
 */
export function memoBounded<V>(make: (text: string) => V): (text: string) => V {
  const known = new Map<string, { readonly answer: V }>()
  return (text) => {
    const found = known.get(text)
    if (found) return found.answer
    if (text.length > maxCharacters) return make(text)
    if (known.size >= maxTexts) known.clear()
    const answer = make(text)
    known.set(text, { answer })
    return answer
  }
}
