/** First segments that belong to the server; a content slug cannot take them. */
export const reservedSegments = [
  '_build',
  'api',
  'assets',
  'builds',
  'forms',
  'health',
  'hooks',
  'preferences',
  'preview',
  'feed.xml',
  'feed.json',
  'sitemap.xml',
] as const
