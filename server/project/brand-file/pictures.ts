/** The pictures that `brand.yaml` names, each checked for what is made of it. */
import { type Artwork, maxArtworkBytes, readArtwork } from '../../brand/artwork/artwork.ts'
import { iconFault, type PictureCheck, shareFault } from '../../brand/artwork/picture-uses.ts'
import type { ByLanguage, LogoArtwork } from '../../brand/brand-file.ts'
import type { YamlFile } from '../../yaml/read-yaml.ts'
import type { FilesBeside, Problem } from '../problem.ts'
import type { LogoNames } from './schema.ts'

/** Reads the pictures of one file, and notes what is wrong with them. */
export function createPictures(beside: FilesBeside, lineOf: YamlFile['lineOf']) {
  const problems: Problem[] = []
  async function picture(
    path: readonly string[],
    name: string,
    check: PictureCheck,
  ): Promise<Artwork | undefined> {
    const note = (text: string) =>
      void problems.push({ line: lineOf(path), text: `${path.join('.')}: ${name} ${text}` })
    const found = await beside.read(name, maxArtworkBytes)
    if (found.kind === 'wrong') return note(found.reason) as undefined
    const reading = readArtwork(found.bytes)
    if (reading.kind === 'wrong') return note(reading.reason) as undefined
    const fault = check(reading.artwork)
    return fault ? (note(fault) as undefined) : reading.artwork
  }
  const anything: PictureCheck = () => undefined
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
