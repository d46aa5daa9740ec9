/** Which maps the embedded content has, and how each is made. */

const sizes = { wide: [1360, 600], page: [1200, 800], poster: [1200, 675] }

const piece = (name, size, palette, angle, shore, relief, more = {}) => {
  const [width, height] = sizes[size] ?? size
  return { name, seed: name, width, height, palette, angle, shore, relief, detail: 2, ...more }
}

/**
 * Every picture of the embedded content: one for each page and news item by its id, and a few to illustrate
 * with.
 */
export const pieces = [
  piece('hero', [1120, 880], 'herfst', 0.3, 0.42, 0.75, { seed: 'noord-10' }),
  piece('hero-portrait', [780, 680], 'herfst', 1.25, 0.3, 0.6, { seed: 'noord-m4' }),
  piece('cta', [700, 560], 'schelp', 0.5, 0.4, 0.7, { seed: 'meelopen' }),
  piece('lost', [1440, 760], 'nacht', -0.2, 0.72, 0.5, { seed: 'open-water' }),

  piece('home', 'wide', 'zomer', 0.2, 0.4, 0.7, { scale: 1.1 }),
  piece('themes', 'wide', 'herfst', 2.7, 0.36, 0.55, { scale: 1.2 }),
  piece('foreland', 'page', 'zomer', 1.3, 0.38, 0.6),
  piece('dikes', 'wide', 'schelp', 1.57, 0.42, 0.25, { scale: 1.3 }),
  piece('growth', 'wide', 'zomer', 0.9, 0.42, 0.6, { seed: 'doorsteek-3' }),
  piece('villages', 'page', 'herfst', -1.1, 0.3, 0.45, { scale: 1.25 }),
  piece('measuring', 'wide', 'nacht', 0.1, 0.35, 0.5, { scale: 0.8, density: 0.7 }),
  piece('projects', 'page', 'schelp', -2.6, 0.34, 0.75),
  piece('projects-map', [1600, 640], 'schelp', 1.57, 0.52, 0.5, {
    ...{ seed: 'kust-2', scale: 0.8, density: 0.6, dams: false },
  }),
  piece('noorderhoek', [910, 1050], 'zomer', -2.3, 0.4, 0.7),
  piece('krummsand', 'page', 'nacht', 2.4, 0.34, 0.6),
  piece('wierhuizen', 'page', 'herfst', 1.1, 0.34, 0.6, { seed: 'wierhuizen-2' }),
  piece('dams', 'page', 'herfst', 2.2, 0.5, 0.5, { seed: 'dammen-2', scale: 1.15 }),
  piece('knowledge', 'wide', 'schelp', 0.6, 0.3, 0.6, { scale: 0.9, density: 0.8 }),
  piece('plants', 'page', 'zomer', -0.5, 0.22, 0.5, { scale: 0.75, density: 0.75, dams: false }),
  piece('handbook', 'page', 'herfst', 0, 0.46, 0.35, { scale: 0.85, density: 0.8 }),
  piece('questions', 'wide', 'nacht', -1.2, 0.5, 0.8),
  piece('news', 'wide', 'zomer', 3.05, 0.45, 0.65),
  piece('about', 'wide', 'herfst', -0.4, 0.33, 0.85, { scale: 1.4 }),
  piece('people', 'page', 'schelp', 1.9, 0.36, 0.55),
  piece('visit', 'page', 'zomer', 2.5, 0.48, 0.8, { scale: 1.3 }),
  piece('contact', 'wide', 'nacht', 1.4, 0.44, 0.45, { dams: false }),
  piece('privacy', 'wide', 'schelp', -2.9, 0.55, 0.6, { dams: false }),
  piece('accessibility', 'wide', 'zomer', -1.6, 0.35, 0.3, { scale: 1.6 }),
  piece('cookies', 'wide', 'schelp', 0.3, 0.6, 1.3, { scale: 0.6, density: 0.6, dams: false }),

  piece('news-storm', 'page', 'nacht', -0.8, 0.58, 0.9),
  piece('news-glasswort', 'page', 'herfst', 0.7, 0.28, 0.4, { scale: 0.8, density: 0.75, dams: false }),
  piece('news-handbook', 'page', 'schelp', 2.1, 0.4, 0.4, { scale: 1.2 }),
  piece('news-volunteers', 'page', 'zomer', 0.5, 0.34, 0.9, { density: 0.9 }),
  piece('news-sensor', 'page', 'nacht', 2.9, 0.42, 0.7, { scale: 0.85, density: 0.7 }),
  piece('news-school', 'page', 'herfst', -2.2, 0.38, 0.7, { scale: 1.35 }),
  piece('news-dredging', 'page', 'schelp', 3.1, 0.52, 0.5),

  piece('extra-1', 'page', 'zomer', 1.8, 0.26, 0.65, { scale: 0.9, density: 0.8 }),
  piece('extra-2', 'page', 'herfst', -1.7, 0.44, 0.7),
  piece('extra-3', 'poster', 'nacht', 0.4, 0.4, 0.7, { seed: 'film' }),
  piece('extra-4', 'page', 'schelp', -0.9, 0.4, 0.9, { scale: 1.2, density: 0.9 }),
  piece('extra-5', 'page', 'zomer', -3, 0.5, 0.4, { scale: 1.5 }),
  piece('extra-6', 'page', 'herfst', 2.9, 0.3, 0.95, { scale: 0.9, density: 0.8, dams: false }),
]
