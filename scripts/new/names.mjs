/** The spellings of a name that is given to `npm run new`. */
import { Refusal } from './refusal.mjs'

/** `photo-story` → `photoStory`. */
export const camelCase = (name) => name.replace(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase())

/** `photo-story` → `PhotoStory`. */
export const pascalCase = (name) => camelCase(`-${name}`)

/** `photo-story` → `photo_story`, as content systems write the types of sets. */
export const snakeCase = (name) => name.replaceAll('-', '_')

/** `photo-story` → `Photo story`. */
export const sentenceCase = (name) => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

/** A name as the key of an object. */
export const keyOf = (name) => (name.includes('-') ? `'${name}'` : name)

/** @throws Refusal for a name that is not valid as a file, an identifier and an address alike */
export function assertName(name) {
  if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name) || name.length > 24)
    throw new Refusal(
      `"${name}" is no name: small letters, digits and single hyphens, a letter first, at most 24`,
    )
}
