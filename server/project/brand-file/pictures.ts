/** The pictures that `brand.yaml` names, each checked for what is made of it. */
import {
  type Artwork,
  type ArtworkFormat,
  maxArtworkBytes,
  readArtwork,
} from '../../brand/artwork/artwork.ts'
import type { ByLanguage, LogoArtwork } from '../../brand/brand-file.ts'
import type { YamlFile } from '../parse-yaml.ts'
import type { FilesBeside, Problem } from '../problem.ts'
import type { LogoNames } from './schema.ts'

/** Smallest side of an icon of pixels: the largest picture that is made of it. */
const minIcon = 512
/** Smallest picture to share: half of what is shown, below which networks show it small. */
const minShare = { width: 600, height: 315 }

type Check = (artwork: Artwork) => string | undefined

const isSquare = ({ width, height }: Artwork): boolean =>
  Math.abs(width - height) <= Math.max(width, height) * 0.02

const inPixels = ({ width, height }: Artwork): string => `${Math.round(width)} × ${Math.round(height)}`

const withFormats =
  (formats: readonly ArtworkFormat[]): Check =>
  ({ format }) =>
    formats.includes(format) ? undefined : `must be ${formats.join(' or ')}, not ${format}`

/** What makes a picture no icon; undefined for one that is. */
const iconFault: Check = (artwork) => {
  const format = withFormats(['svg', 'png'])(artwork)
  if (format) return format
  if (!isSquare(artwork)) return `must be square, not ${inPixels(artwork)}`
  const isSmall = artwork.format !== 'svg' && artwork.width < minIcon
  return isSmall ? `must have at least ${minIcon} × ${minIcon} pixels, not ${inPixels(artwork)}` : undefined
}

/** What makes a picture none to share; undefined for one that is. */
const shareFault: Check = (artwork) => {
  const format = withFormats(['png', 'jpeg', 'webp'])(artwork)
  if (format) return format
  const isSmall = artwork.width < minShare.width || artwork.height < minShare.height
  return isSmall
    ? `must have 1200 × 630 pixels, or at least half of them, not ${inPixels(artwork)}`
    : undefined
}

/** Reads the pictures of one file, and notes what is wrong with them. */
export function createPictures(beside: FilesBeside, lineOf: YamlFile['lineOf']) {
  const problems: Problem[] = []
  async function picture(path: readonly string[], name: string, check: Check): Promise<Artwork | undefined> {
    const note = (text: string) =>
      void problems.push({ line: lineOf(path), text: `${path.join('.')}: ${name} ${text}` })
    const found = await beside.read(name, maxArtworkBytes)
    if (found.kind === 'wrong') return note(found.reason) as undefined
    const reading = readArtwork(found.bytes)
    if (reading.kind === 'wrong') return note(reading.reason) as undefined
    const fault = check(reading.artwork)
    return fault ? (note(fault) as undefined) : reading.artwork
  }
  const anything: Check = () => undefined
  return {
    problems: problems as readonly Problem[],
    async logo(files: LogoNames | undefined): Promise<LogoArtwork | undefined> {
      if (!files) return undefined
      const isOne = files.dark === undefined
      const light = await picture(isOne ? ['logo'] : ['logo', 'light'], files.light, anything)
      const dark =
        files.dark === undefined ? undefined : await picture(['logo', 'dark'], files.dark, anything)
      return light && { light, dark, withName: files.withName }
    },
    icon: async (name: string | undefined) =>
      name === undefined ? undefined : picture(['icon'], name, iconFault),
    async share(names: ByLanguage<string>): Promise<ByLanguage<Artwork>> {
      const pictures = new Map<string, Artwork>()
      for (const [language, name] of names) {
        const path = language === '' ? ['share'] : ['share', language]
        const artwork = await picture(path, name, shareFault)
        if (artwork) pictures.set(language, artwork)
      }
      return pictures
    },
  }
}
