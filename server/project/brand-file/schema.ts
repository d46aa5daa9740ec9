/** The shape of `brand.yaml`: values as `readYaml` gives them, checked; pictures are names of files. */
import * as v from 'valibot'
import type { ByLanguage } from '../../brand/brand-file.ts'
import { type BrandColours, brandColourNames } from '../../brand/palette/brand-colours.ts'
import { mustBe } from '../expectations.ts'
import { isEmpty, orEmpty, section } from '../schema.ts'
import { fontsSchema } from './fonts-schema.ts'

/** A text of one line. */
const line = (what: string, most: number) =>
  v.pipe(
    v.string(mustBe(what)),
    v.transform((text) => text.replace(/\s+/g, ' ').trim()),
    v.minLength(1, mustBe(what)),
    v.maxLength(most, mustBe(`${what} of at most ${most} characters`)),
  )

/** A language tag such as `nl` or `pt-BR`. */
const language = v.pipe(
  v.string(mustBe('a language')),
  v.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, mustBe('a language such as nl or pt-BR')),
)

/** A value for all languages, or a map of languages. */
const byLanguage = <T extends v.GenericSchema<unknown, string>>(schema: T, what: string) => {
  const every = v.pipe(
    schema,
    v.transform((value): ByLanguage<string> => new Map([['', value]])),
  )
  const each: v.GenericSchema<unknown, ByLanguage<string>> = v.map(language, schema, mustBe(what))
  return v.optional(
    v.lazy((value): v.GenericSchema<unknown, ByLanguage<string>> => {
      if (isEmpty(value)) return nothing
      return typeof value === 'string' ? every : each
    }),
  )
}
const nothing = v.pipe(
  v.unknown(),
  v.transform((): ByLanguage<string> => new Map()),
)

/** The name of a file beside `brand.yaml`, or in a folder there. */
const file = v.pipe(
  v.string(mustBe('the name of a file beside it, such as logo.svg')),
  v.trim(),
  v.check(
    (name) =>
      /^[^/\\][^\\\0]*$/.test(name) && !name.split('/').some((part) => ['', '.', '..'].includes(part)),
    mustBe('the name of a file beside it, such as logo.svg'),
  ),
)
const fileOrNone = v.optional(orEmpty(() => undefined, v.optional(file)))

const yes = ['yes', 'true', 'on']
const yesOrNo = v.pipe(
  v.string(mustBe('yes or no')),
  v.picklist([...yes, 'no', 'false', 'off'], mustBe('yes or no')),
  v.transform((word) => yes.includes(word)),
)

/** The files of a logo, and whether the name of the site stands beside it. */
export interface LogoNames {
  readonly light: string
  readonly dark: string | undefined
  readonly withName: boolean
}
const logoNames = v.pipe(
  section({ light: fileOrNone, dark: fileOrNone, with_name: v.optional(yesOrNo) }),
  v.check(({ light, dark }) => light !== undefined || dark === undefined, 'must have light beside dark'),
  v.transform(({ light, dark, with_name: withName = false }): LogoNames | undefined =>
    light === undefined ? undefined : { light, dark, withName },
  ),
)
const oneLogo = v.pipe(
  file,
  v.transform((light): LogoNames => ({ light, dark: undefined, withName: false })),
)
const logo = v.lazy((value) => (typeof value === 'string' && !isEmpty(value) ? oneLogo : logoNames))

const colour = line('a colour such as #005a9c', 80)
const colours = v.pipe(
  section(
    Object.fromEntries(
      brandColourNames.map((name) => [name, v.optional(orEmpty(() => undefined, v.optional(colour)))]),
    ),
  ),
  v.transform(
    (given): BrandColours =>
      Object.fromEntries(Object.entries(given).filter(([, text]) => text !== undefined)),
  ),
)

const keys = {
  name: byLanguage(line('a name', 100), 'a name, or a map of languages with names'),
  tagline: byLanguage(line('a text', 200), 'a text, or a map of languages with texts'),
  logo: v.optional(logo),
  icon: fileOrNone,
  share: byLanguage(file, 'the name of a file, or a map of languages with such names'),
  colours: v.optional(colours),
  colors: v.optional(colours),
  fonts: v.optional(fontsSchema(file)),
}

/** The whole file. */
export const brandSchema = v.pipe(
  section(keys),
  v.check(({ colours, colors }) => !(colours && colors), 'must not have colours and colors both'),
  v.transform(({ colors, ...brand }) => ({
    ...brand,
    colours: brand.colours ?? colors ?? {},
    fonts: brand.fonts ?? {},
  })),
)
