/** A generator of whole numbers below `limit`, the same for the same seed (mulberry32). */
export function seeded(seed: number): (limit: number) => number {
  let state = seed
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0
    const first = Math.imul(state ^ (state >>> 15), 1 | state)
    const mixed = (first + Math.imul(first ^ (first >>> 7), 61 | first)) ^ first
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit
  }
}

/**
 * `count` addresses made of pieces that matter to the canonical form: prefixes, slashes, letter case,
 * encodings, dots.
 */
export function randomPaths(seed: number, count: number): string[] {
  const below = seeded(seed)
  const pieces = [
    ...['/', '/', '/', '//', 'nl', 'NL', 'en', 'EN', 'de', 'sitemap', 'SiteMap', 'designsystem', 'Buttons'],
    ...[
      'about',
      'Über',
      '%C3%9Cber',
      '%61bout',
      'u%CC%88',
      '%2F',
      '%5C',
      '%25',
      '%2e',
      '..',
      '.',
      '%',
      '%zz',
      '%00',
    ],
    ...[
      '%20',
      'a+b',
      "it's",
      '(x)',
      '@',
      ':',
      ';',
      ',',
      '~',
      'evil.example',
      '_payload.json',
      '\\',
      '%E2%84%AA',
    ],
  ]
  const piece = () => pieces[below(pieces.length)] ?? ''
  return Array.from({ length: count }, () => `/${Array.from({ length: 1 + below(9) }, piece).join('')}`)
}
