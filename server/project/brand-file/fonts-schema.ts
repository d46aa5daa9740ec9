/** The shape of `fonts` in `brand.yaml`. */
import * as v from 'valibot'
import { type FontRole, fontRoles } from '../../brand/fonts/font-set.ts'
import { mustBe } from '../expectations.ts'
import { isEmpty, section } from '../schema.ts'

/** A file of a font, as it is written. */
export interface FontEntry {
  readonly file: string
  readonly unicodeRange?: string | undefined
}
/** Files by role, or `system`. */
export type FontEntries = Readonly<Partial<Record<FontRole, readonly FontEntry[] | 'system'>>>

/** `U+0000-00FF, U+0131, U+4??` */
const unicodeRange = /^U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?(?:\s*,\s*U\+[\dA-F?]{1,6}(?:-[\dA-F]{1,6})?)*$/i

/** Maximum number of files of a role. */
const maxFiles = 12

type FileSchema = v.GenericSchema<unknown, string>

/** A file, with or without the characters that it is for. */
function entry(file: FileSchema) {
  const withRange = v.pipe(
    section({
      file,
      'unicode-range': v.optional(
        v.pipe(
          v.string(mustBe('a range such as U+0000-00FF')),
          v.regex(unicodeRange, mustBe('a range such as U+0000-00FF')),
        ),
      ),
    }),
    v.transform((given): FontEntry => ({ file: given.file, unicodeRange: given['unicode-range'] })),
  )
  const alone = v.pipe(
    file,
    v.transform((name): FontEntry => ({ file: name })),
  )
  return v.lazy((value): v.GenericSchema<unknown, FontEntry> => (value instanceof Map ? withRange : alone))
}

const nothing = v.pipe(
  v.unknown(),
  v.transform(() => undefined),
)

/** `system`, a file, or a list of files. */
function role(file: FileSchema) {
  const one = entry(file)
  const many = v.pipe(
    v.array(one),
    v.minLength(1, 'must name a file'),
    v.maxLength(maxFiles, `must not name more than ${maxFiles} files`),
  )
  const single = v.pipe(
    one,
    v.transform((given): readonly FontEntry[] => [given]),
  )
  const system = v.pipe(
    v.unknown(),
    v.transform((): 'system' => 'system'),
  )
  return v.lazy((value): v.GenericSchema<unknown, readonly FontEntry[] | 'system' | undefined> => {
    if (isEmpty(value)) return nothing
    if (value === 'system') return system
    return Array.isArray(value) ? many : single
  })
}

/** The fonts of a brand. `file` is the schema of a file's name. */
export const fontsSchema = (file: FileSchema) =>
  v.pipe(
    section(Object.fromEntries(fontRoles.map((name) => [name, v.optional(role(file))]))),
    v.transform(
      (given): FontEntries =>
        Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ),
  )
