/** The colours of a site without a brand of its own: ramps, and what each colour means in both themes. */
import type { Oklch } from './oklch.ts'

/** Colours of one hue, from light to dark, by step. */
export type Ramp = Readonly<Record<number, Oklch>>

/** Reference colours: lightness, chroma, hue. A step has the same role in every ramp. */
export const ramps = {
  slib: {
    0: [1, 0, 0],
    50: [0.984, 0.004, 200],
    100: [0.965, 0.006, 200],
    200: [0.932, 0.009, 202],
    300: [0.885, 0.012, 205],
    400: [0.79, 0.018, 207],
    500: [0.615, 0.026, 210],
    600: [0.51, 0.03, 212],
    700: [0.43, 0.033, 214],
    800: [0.345, 0.036, 216],
    900: [0.27, 0.038, 218],
    950: [0.215, 0.034, 220],
    980: [0.175, 0.028, 222],
  },
  getij: ramp(
    [0.966, 0.925, 0.865, 0.79, 0.69, 0.575, 0.475, 0.395, 0.335, 0.302],
    [0.016, 0.032, 0.055, 0.075, 0.088, 0.088, 0.081, 0.071, 0.06, 0.05],
    [195, 194, 193, 194, 198, 204, 209, 213, 216, 218],
  ),
  zeekraal: ramp(
    [0.967, 0.925, 0.86, 0.765, 0.655, 0.555, 0.48, 0.405, 0.32, 0.25],
    [0.014, 0.036, 0.07, 0.125, 0.175, 0.185, 0.165, 0.135, 0.1, 0.07],
    [12, 12, 13, 14, 16, 17, 17, 16, 14, 12],
  ),
  helm: ramp(
    [0.976, 0.945, 0.905, 0.855, 0.79, 0.67, 0.53, 0.435, 0.345, 0.275],
    [0.022, 0.05, 0.085, 0.115, 0.125, 0.115, 0.095, 0.076, 0.058, 0.042],
    [92, 90, 87, 82, 77, 71, 66, 64, 64, 66],
  ),
  lamsoor: ramp(
    [0.97, 0.93, 0.87, 0.785, 0.68, 0.57, 0.475, 0.395, 0.32, 0.26],
    [0.014, 0.033, 0.06, 0.095, 0.12, 0.135, 0.13, 0.11, 0.085, 0.06],
    [308, 307, 306, 305, 304, 302, 301, 300, 299, 298],
  ),
  kweek: ramp(
    [0.972, 0.935, 0.875, 0.795, 0.69, 0.555, 0.465, 0.385, 0.315, 0.255],
    [0.02, 0.045, 0.08, 0.105, 0.115, 0.105, 0.09, 0.073, 0.055, 0.04],
    [150, 150, 151, 152, 153, 155, 156, 157, 158, 160],
  ),
  alarm: ramp(
    [0.97, 0.93, 0.87, 0.78, 0.68, 0.58, 0.5, 0.42, 0.33, 0.26],
    [0.014, 0.036, 0.07, 0.115, 0.16, 0.18, 0.165, 0.138, 0.1, 0.07],
    [38, 37, 36, 35, 34, 33, 32, 31, 30, 29],
  ),
} satisfies Readonly<Record<string, Ramp>>

/** Names of the ramps. */
export type RampName = keyof typeof ramps
/** The ramps of a site, by name. */
export type Ramps = Readonly<Record<RampName, Ramp>>

function ramp(lightness: readonly number[], chroma: readonly number[], hue: readonly number[]): Ramp {
  const steps = [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]
  const at = (values: readonly number[], index: number): number => values[index] ?? 0
  return Object.fromEntries(
    steps.map((step, index) => [step, [at(lightness, index), at(chroma, index), at(hue, index)] as const]),
  )
}

/** A step of a ramp: `helm.300`. */
export type Reference = `${RampName}.${number}`

/** Meaning → `[light, dark]`. Components use these names only. */
export const semantic = {
  bg: ['slib.50', 'slib.980'],
  surface: ['slib.0', 'slib.900'],
  'surface-sunken': ['slib.100', 'slib.950'],
  inverse: ['getij.900', 'getij.900'],
  text: ['slib.980', 'slib.100'],
  'text-muted': ['slib.700', 'slib.400'],
  hairline: ['slib.300', 'slib.800'],
  border: ['slib.600', 'slib.400'],
  link: ['getij.700', 'getij.200'],
  'link-hover': ['zeekraal.600', 'zeekraal.200'],
  accent: ['zeekraal.600', 'zeekraal.200'],
  'accent-graphic': ['zeekraal.500', 'zeekraal.400'],
  label: ['zeekraal.600', 'helm.300'],
  primary: ['getij.800', 'getij.200'],
  'primary-text': ['getij.800', 'getij.200'],
  'primary-hover': ['getij.700', 'getij.100'],
  'primary-active': ['slib.980', 'slib.0'],
  'on-primary': ['slib.0', 'slib.980'],
  highlight: ['helm.300', 'helm.300'],
  'highlight-hover': ['helm.200', 'helm.200'],
  'on-highlight': ['slib.980', 'slib.980'],
  'on-highlight-hover': ['getij.900', 'getij.900'],
  'on-dark': ['slib.0', 'slib.0'],
  paper: ['slib.0', 'slib.100'],
  'on-paper': ['slib.980', 'slib.980'],
  'hover-wash': ['slib.200', 'slib.800'],
  'disabled-bg': ['slib.200', 'slib.800'],
  'disabled-text': ['slib.700', 'slib.400'],
  focus: ['lamsoor.600', 'helm.300'],
  'code-bg': ['slib.100', 'slib.980'],
  'code-text': ['slib.900', 'slib.200'],
  'code-key': ['lamsoor.700', 'lamsoor.300'],
  'code-str': ['kweek.700', 'kweek.300'],
  'code-tag': ['zeekraal.700', 'zeekraal.300'],
  'info-bg': ['getij.50', 'getij.900'],
  'info-line': ['getij.600', 'getij.300'],
  'info-text': ['getij.900', 'getij.100'],
  'success-bg': ['kweek.50', 'kweek.900'],
  'success-line': ['kweek.600', 'kweek.300'],
  'success-text': ['kweek.900', 'kweek.100'],
  'warning-bg': ['helm.50', 'helm.900'],
  'warning-line': ['helm.600', 'helm.300'],
  'warning-text': ['helm.900', 'helm.100'],
  'danger-bg': ['alarm.50', 'alarm.900'],
  'danger-line': ['alarm.600', 'alarm.300'],
  'danger-text': ['alarm.900', 'alarm.100'],
  danger: ['alarm.600', 'alarm.300'],
  'danger-hover': ['alarm.700', 'alarm.200'],
  'on-danger': ['slib.0', 'slib.980'],
} as const satisfies Readonly<Record<string, readonly [Reference, Reference]>>

/** Names of the colours by meaning: `link` is `--c-link` in style sheets. */
export type TokenName = keyof typeof semantic

/** Screens with more colours show these with more chroma, at the same lightness. */
export const vivid: readonly TokenName[] = ['accent-graphic', 'highlight', 'label', 'danger']
/** What their chroma is multiplied by. */
export const boost = 1.12
