import * as v from 'valibot'
import { isOrigin, toOrigin } from './values.ts'

/** Directives of the content security policy to which origins for tags may be added. */
const tagDirectives = ['script-src', 'connect-src', 'img-src', 'frame-src', 'style-src', 'font-src'] as const
/** An https origin. Each host has to be named: no wildcards, paths, keywords or bare schemes. */
const httpsOrigin = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?\/?$/i

/** Origins that tags of the tag manager may use, by directive of the content security policy. */
export type TagOrigins = Readonly<Partial<Record<(typeof tagDirectives)[number], readonly string[]>>>

/** The parts of a text between separators, without empty ones. */
const listed = (text: string, mark: string): readonly string[] =>
  text
    .split(mark)
    .map((part) => part.trim())
    .filter(Boolean)

/**
 * Creates the schema of the setting `TAG_ORIGINS`, which lets tags of the tag manager load from other hosts:
 * `script-src=https://a.example,https://b.example;img-src=https://c.example`.
 */
export const tagOrigins = () =>
  v.pipe(
    v.string(),
    v.transform((text) =>
      listed(text, ';').map((part) => {
        const [, directive = part, origins = ''] = /^([^=]*)=(.*)$/s.exec(part) ?? []
        return [directive.trim(), [...listed(origins, ',')]]
      }),
    ),
    v.array(
      v.tuple([
        v.picklist(tagDirectives),
        v.pipe(
          v.array(v.pipe(v.string(), v.regex(httpsOrigin), v.check(isOrigin), v.transform(toOrigin))),
          v.nonEmpty(),
        ),
      ]),
    ),
    v.check((rows) => new Set(rows.map(([directive]) => directive)).size === rows.length),
    v.transform((rows) => Object.fromEntries(rows) as TagOrigins),
    v.description(
      `https origins for each of ${tagDirectives.join(', ')}, without wildcards, paths or keywords, such as script-src=https://a.example,https://b.example;img-src=https://c.example`,
    ),
  )
