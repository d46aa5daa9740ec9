/** Loads and reads the definitions of forms from the REST API. */
import type { FormDefinition, Value } from '../../../../src/content/types.ts'
import { isValues, memberOf } from '../../../../src/content/values/values.ts'
import { readFormField } from '../../model/form-field.ts'
import { asList, asText, asValues } from '../../model/values.ts'
import { isHandle } from '../../remote/handles.ts'
import type { Resource } from '../../remote/resources/resource.ts'
import { missingAsNull, type RestApi } from '../api/rest-api.ts'
import { longTtl } from '../content/list-resources.ts'

/** The resource of all forms; its value is null when forms are switched off in the API. */
export const formsResource = (api: RestApi): Resource => ({
  key: 'rest:forms',
  kind: 'list',
  ttl: longTtl,
  load: async () => missingAsNull(await api.getList('forms')),
  count: (forms) => asList(forms).length,
})

/** Reads a form, by its handle. `fields` is an object by handle, in the order of the form. */
function readForm(form: Value): readonly (readonly [string, FormDefinition])[] {
  const handle = asText(memberOf(form, 'handle'))
  if (handle === undefined || !isHandle(handle)) return []
  const fields = Object.entries(asValues(memberOf(form, 'fields'))).flatMap(([name, config]) =>
    isValues(config) ? [readFormField({ handle: name, type: asText(config.type) ?? 'text', config })] : [],
  )
  const honeypot = asText(memberOf(form, 'honeypot')) ?? 'honeypot'
  return [[handle, { handle, fields, honeypot }]]
}

/** The definitions of all forms, by handle. */
export const readForms = (forms: Value): Readonly<Record<string, FormDefinition>> =>
  Object.fromEntries(asList(forms).flatMap(readForm))
