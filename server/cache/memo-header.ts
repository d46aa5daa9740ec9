/** Maximum number of stored values: made-up headers must not make memory grow. */
const maxTexts = 200

/**
 * Memoizes a parser of a header such as `Accept-Encoding`, which has few different values. The results for
 * the first 200 values are stored; any further value is parsed each time.
 */
export function memoizeHeader<T>(read: (text: string) => T): (text: string) => T {
  const results = new Map<string, T>()
  return (text) => {
    if (results.has(text)) return results.get(text) as T
    const result = read(text)
    if (results.size < maxTexts) results.set(text, result)
    return result
  }
}
