/** Different texts whose meaning is stored. A visitor who sends others makes no memory grow. */
const maxTexts = 200

/**
 * Remembers what the values of a header mean, such as `Accept-Encoding`: few different ones come again and
 * again. The meaning of the first 200 is stored, and any further value is read each time.
 */
export function memoizeHeader<T>(read: (text: string) => T): (text: string) => T {
  const meanings = new Map<string, T>()
  return (text) => {
    if (meanings.has(text)) return meanings.get(text) as T
    const meaning = read(text)
    if (meanings.size < maxTexts) meanings.set(text, meaning)
    return meaning
  }
}
