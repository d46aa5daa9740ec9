/** The project folder: what a project says of its own site, in files that are read without a build. */
import { type ContentRules, noRules } from '../../src/blocks/content-rules.ts'
import { type BrandFile, noBrand } from '../brand/brand-file.ts'
import { blocksFile } from './blocks-file/blocks-file.ts'
import { brandFile } from './brand-file/brand-file.ts'
import { type OpenFiles, openFiles, type ProjectOptions } from './open-files.ts'
import { createProjectFile, type Live } from './project-file.ts'
import { type SiteFile, siteFile } from './site-file/site-file.ts'

/** What a project says of its own site. */
export interface Project extends OpenFiles {
  /** How its sets, collections and fields are shown: `blocks.yaml`. */
  readonly rules: Live<ContentRules>
  /** What it says of its site as a whole: `site.yaml`. */
  readonly site: Live<SiteFile>
  /** Its name, pictures, colours and fonts: `brand.yaml`. */
  readonly brand: Live<BrandFile>
}

const unchanging = <T>(value: T): Live<T> => ({ get: () => value, onChange: () => () => {} })

/** A project that says nothing. */
export const noProject: Project = {
  rules: unchanging(noRules),
  site: unchanging(siteFile.none),
  brand: unchanging(noBrand),
  onChange: () => () => {},
  broken: () => 0,
  close: async () => {},
}

/** Adds files that are opened later, when it is known which they are. */
export const withFiles = (project: Project, files: OpenFiles): Project => ({
  ...project,
  onChange(listener) {
    const unsubscribe = [project.onChange(listener), files.onChange(listener)]
    return () => unsubscribe.forEach((each) => void each())
  },
  broken: () => project.broken() + files.broken(),
  async close() {
    await Promise.all([project.close(), files.close()])
  },
})

/**
 * Reads the project folder, and follows its changes.
 * @throws ConfigError with all mistakes in its files, if `strict`
 */
export async function openProject(options: ProjectOptions): Promise<Project> {
  const { dir } = options
  const rules = createProjectFile(dir, blocksFile)
  const site = createProjectFile(dir, siteFile)
  const brand = createProjectFile(dir, brandFile)
  return { rules, site, brand, ...(await openFiles([rules, site, brand], options)) }
}
