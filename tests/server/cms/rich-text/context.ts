import type { RichTextContext } from '../../../../server/cms/rich-text/context.ts'

const paths: Readonly<Record<string, string>> = {
  'p-over': '/over-ons',
  'p-home': '/',
  'p-en': '/en/about-us',
}
const roof = {
  url: '/assets/img/dak.png',
  alt: 'Het dak',
  width: 640,
  height: 480,
  name: 'dak.png',
  extension: 'png',
}

/** Content with three entries and one picture. */
export const context: RichTextContext = {
  entryPath: (id) => (Object.hasOwn(paths, id) ? paths[id] : undefined),
  asset: (container, path) => ((container ?? 'main') === 'main' && path === 'img/dak.png' ? roof : undefined),
  assetUrl: (container, path) =>
    (container ?? 'main') === 'main' && path === 'img/dak.png' ? roof.url : undefined,
  ourHref: (href) => (href === '/en/old' ? '/en/new' : href),
  labels: { table: 'Tabel', footnotes: 'Voetnoten', footnoteBack: 'Terug naar de tekst' },
}
