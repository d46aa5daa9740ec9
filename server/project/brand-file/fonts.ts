/** The fonts that `brand.yaml` names, each read and measured. */
import type { BrandFonts } from '../../brand/fonts/brand-fonts.ts'
import type { FontReading } from '../../brand/fonts/font-file.ts'
import type { FontFace, FontRole, RoleFonts } from '../../brand/fonts/font-set.ts'
import type { YamlFile } from '../../yaml/read-yaml.ts'
import type { FilesBeside, Problem } from '../problem.ts'
import type { FontEntries, FontEntry } from './fonts-schema.ts'

/** The fonts, or what is wrong with their files. */
interface FontsReading {
  readonly value?: BrandFonts
  readonly problems: readonly Problem[]
}

/** Reads the fonts; undefined for a brand without, which need not load the code for them. */
export async function readFonts(
  entries: FontEntries,
  beside: FilesBeside,
  lineOf: YamlFile['lineOf'],
): Promise<FontsReading | undefined> {
  if (Object.keys(entries).length === 0) return undefined
  const { readFont, maxFontBytes } = await import('../../brand/fonts/font-file.ts')
  const { createBrandFonts } = await import('../../brand/fonts/brand-fonts.ts')
  const problems: Problem[] = []
  const read = async (name: string): Promise<FontReading> => {
    const found = await beside.read(name, maxFontBytes)
    return found.kind === 'read' ? readFont(found.bytes) : found
  }
  async function faceOf(role: string, { file, unicodeRange }: FontEntry): Promise<FontFace | undefined> {
    const reading = await read(file)
    if (reading.kind === 'read') return { font: reading.font, unicodeRange }
    problems.push({ line: lineOf(['fonts', role]), text: `fonts.${role}: ${file} ${reading.reason}` })
    return undefined
  }

  const set: Partial<Record<FontRole, RoleFonts>> = {}
  for (const [role, files] of Object.entries(entries) as [FontRole, FontEntries[FontRole]][]) {
    if (files === 'system') set[role] = files
    else if (files) {
      const faces = await Promise.all(files.map((entry) => faceOf(role, entry)))
      set[role] = faces.filter((face) => face !== undefined)
    }
  }
  return problems.length > 0 ? { problems } : { value: createBrandFonts(set), problems }
}
