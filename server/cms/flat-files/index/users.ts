/** Looks up the names of the users of a project, such as the authors of articles. */
import { memoLast } from '../../../../src/shared/memo.ts'
import { asText, asValues } from '../../model/values.ts'
import type { SourceFiles } from '../disk/files.ts'

/** The names of users by their ids, and by the e-mail addresses that their files are named by. */
function readNames(files: SourceFiles): ReadonlyMap<string, string> {
  const rows = [...files.values()].flatMap(({ path, value }) => {
    const email = /^users\/(.+)\.yaml$/.exec(path)?.[1]
    const { id, name } = asValues(value)
    const [key, text] = [asText(id), asText(name)]
    if (email === undefined || text === undefined) return []
    return [email, ...(key === undefined ? [] : [key])].map((each) => [each, text] as const)
  })
  return new Map(rows)
}

/** Creates the lookup of the name of a user, by id or e-mail address. */
export function createUserNames(files: SourceFiles): (id: string) => string | undefined {
  const names = memoLast(() => readNames(files))
  return (id) => names().get(id)
}
