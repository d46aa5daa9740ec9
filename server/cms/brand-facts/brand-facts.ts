/** Finds name, logo, icon, share picture and colours of a site in the global sets of any project. */
import type { Picture, Value, Values } from '../../../src/content/types.ts'
import { pictureOf } from '../../../src/content/values/assets.ts'
import { defined, itemsOf, memberOf, textOf } from '../../../src/content/values/values.ts'
import { memoLast, memoWeak } from '../../../src/shared/memo.ts'
import {
  type ColourRole,
  colourRole,
  isTagline,
  nameRank,
  type PictureRole,
  pictureRole,
} from './field-words.ts'
import { fieldsOfSets, type SetField } from './set-fields.ts'

/** What the content says of the brand. */
export interface BrandFacts {
  readonly name?: string
  readonly tagline?: string
  readonly logo?: Picture
  /** The logo for dark surfaces. */
  readonly logoDark?: Picture
  readonly icon?: Picture
  readonly share?: Picture
  /** Colours as editors wrote them. */
  readonly brand?: string
  readonly accent?: string
}

type Sets = Readonly<Record<string, Values>>

/** Maximum characters of a name and of a tagline: longer texts are something else. */
const [maxName, maxTagline] = [100, 200]

/** A text of one line that is neither an address nor a number. */
function lineOf(value: Value, most: number): string | undefined {
  const text = typeof value === 'string' ? textOf(value) : undefined
  if (!text || text.length > most || /\n|^https?:|@|^[\d\s.-]+$/.test(text)) return undefined
  return text
}

/** The name that the fields most surely hold. */
function nameIn(fields: readonly SetField[]): string | undefined {
  const found = fields.flatMap(({ set, handle, value }) => {
    const rank = nameRank(set, handle)
    const name = rank > 0 ? lineOf(value, maxName) : undefined
    return name === undefined ? [] : [{ name, rank }]
  })
  return found.reduce<(typeof found)[number] | undefined>(
    (best, each) => (best && best.rank >= each.rank ? best : each),
    undefined,
  )?.name
}

const taglineIn = (fields: readonly SetField[]): string | undefined =>
  fields.map(({ handle, value }) => (isTagline(handle) ? lineOf(value, maxTagline) : undefined)).find(Boolean)

/** The picture of a field with one of them: a list of several is no logo. */
function onePicture(value: Value): Picture | undefined {
  return itemsOf(value).length > 1 ? undefined : pictureOf(value)
}

function picturesIn(fields: readonly SetField[]): Partial<Record<PictureRole, Picture>> {
  const found: { [role in PictureRole]?: Picture | undefined } = {}
  for (const { set, handle, value } of fields) {
    const role = pictureRole(set, handle)
    if (role && !found[role]) found[role] = onePicture(value)
  }
  return defined(found)
}

/** A colour as CSS writes it; what it is worth is decided where palettes are made. */
const colourOf = (value: Value): string | undefined => {
  const text = textOf(memberOf(value, 'value') ?? value)
  return text && /^(?:#[\da-f]{3,8}|(?:rgb|hsl|oklch|oklab|lab|lch)a?\([^()]{3,60}\))$/i.test(text)
    ? text
    : undefined
}

function coloursIn(fields: readonly SetField[]): Partial<Record<ColourRole, string>> {
  const found: { [role in ColourRole]?: string | undefined } = {}
  for (const { handle, value } of fields) {
    const role = colourRole(handle)
    if (role) found[role] ??= colourOf(value)
  }
  return defined(found)
}

/** Reads what the global sets of one language say of the brand. Never throws. */
export const readBrandFacts = memoWeak((sets: Sets): BrandFacts => {
  const fields = [...fieldsOfSets(sets)]
  return defined({
    name: nameIn(fields),
    tagline: taglineIn(fields),
    ...picturesIn(fields),
    ...coloursIn(fields),
  })
})

/**
 * The facts of a language, with those of the default language where it has none; a tagline is its own, and a
 * logo for dark surfaces belongs to its logo.
 */
export const withFactsOf = memoWeak((own: BrandFacts) =>
  memoLast(({ tagline: _, logo, logoDark, ...shared }: BrandFacts): BrandFacts => {
    const pictures = own.logo || own.logoDark ? {} : defined({ logo, logoDark })
    return { ...shared, ...pictures, ...own }
  }),
)
