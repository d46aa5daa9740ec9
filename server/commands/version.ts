/** The command that names the version and the build. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { memberOf } from '../../src/content/values/values.ts'
import { buildFile, readBuild } from '../builds/build-file.ts'
import { type CommandContext, type CommandResult, exitCodes, UsageError } from './command.ts'

/** The version in the bill of materials, which lies in each build. */
async function versionIn(dist: string): Promise<string> {
  const bill: unknown = JSON.parse(await readFile(join(dist, 'sbom.cdx.json'), 'utf8'))
  return String(memberOf(memberOf(memberOf(bill, 'metadata'), 'component'), 'version'))
}

/** Prints the version, the build and the version of Node. */
export async function printVersion({ dist, args }: CommandContext): Promise<CommandResult> {
  if (args.length > 0) throw new UsageError(`version takes no arguments, not ${JSON.stringify(args[0])}`)
  const [version, build] = await Promise.all([versionIn(dist), readBuild(join(dist, buildFile))])
  const time = new Date(build.timestamp).toISOString()
  return {
    output: `triptych ${version}\nbuild ${build.id} of ${time}\nnode ${process.version}\n`,
    exitCode: exitCodes.ok.code,
  }
}
