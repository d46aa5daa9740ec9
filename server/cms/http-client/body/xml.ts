import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Logger } from 'pino'
import * as messages from '../../../../src/shared/errors.ts'

const maxReferences = 10_000

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // `007` stays text; what is a number is known by who reads it.
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  htmlEntities: true,
  trimValues: true,
})

export interface XmlOptions {
  readonly logger: Pick<Logger, 'error'>
  /** Of the text in UTF-8: `CMS_MAX_BYTES`. */
  readonly maxBytes: number
}

/**
 * XML text to a plain object; attributes get an `@` before their name. Makes no network call. 5 MB take half
 * a second to two, in which nobody else is answered.
 * @throws what is wrong with the text, after logging 'Failed to convert XML to JSON': malformed or empty
 * markup, a document type
 *   (entity bombs and external entities live there), more than `maxBytes`, 10,000 numeric references, or elements nested too deep
 */
export function xmlToJson(xml: string, { logger, maxBytes }: XmlOptions): Record<string, unknown> {
  try {
    check(xml, maxBytes)
    return parser.parse(xml) as Record<string, unknown>
  } catch (err) {
    logger.error({ err }, messages.xml)
    throw err
  }
}

function check(xml: string, maxBytes: number): void {
  const bytes = Buffer.byteLength(xml)
  if (bytes > maxBytes) throw new Error(`XML of ${bytes} bytes is above ${maxBytes}, CMS_MAX_BYTES`)
  if (xml.includes('\0')) throw new Error('XML holds a NUL character')
  if (/<!DOCTYPE/i.test(xml)) throw new Error('XML with a document type is refused')
  if ((xml.match(/&#/g)?.length ?? 0) > maxReferences)
    throw new Error('XML holds too many numeric references')
  // The parser itself accepts `<r><a>` without a word.
  const validity = XMLValidator.validate(xml)
  if (validity !== true) throw new Error(`Malformed XML at line ${validity.err.line}: ${validity.err.msg}`)
  if (!/<[A-Za-z_]/.test(xml)) throw new Error('XML has no element')
}
