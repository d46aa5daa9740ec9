/** Texts of headers that come again and again: more than these are read each time. */
const maxRemembered = 200

/** What a text means, remembered for the texts that come first. */
export function memoizeHeader<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (known.has(text)) return known.get(text) as T
    const meaning = read(text)
    if (known.size < maxRemembered) known.set(text, meaning)
    return meaning
  }
}
