import type { FormDefinition } from '../../../../src/content/types.ts'
import { readFormField } from '../../model/form-field.ts'
import { asText, asValues } from '../../model/values.ts'
import type { SiteIndex } from '../index/index-site.ts'
import { blueprintFields } from './blueprints.ts'

/**
 * Reads the forms of a project, by handle, with the fields of their blueprints, and with the name of the
 * field that only robots fill in: `honeypot`, as in Statamic, unless the form names another.
 */
export function readForms({ files, blueprints }: SiteIndex): Readonly<Record<string, FormDefinition>> {
  const found = [...files.values()].flatMap(({ path, value }) => {
    const handle = /^resources\/forms\/([^/]+)\.yaml$/.exec(path)?.[1]
    if (handle === undefined) return []
    const form = asValues(value)
    const fields = blueprintFields(blueprints, 'forms', handle).map(readFormField)
    const honeypot = asText(form.honeypot) ?? 'honeypot'
    const unstored = form.store === false && { unstored: true as const }
    return [[handle, { handle, fields, honeypot, ...unstored }] as const]
  })
  return Object.fromEntries(found)
}
