/** Converts untrusted XML to plain objects. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import type { Logger } from 'pino'
import * as messages from '../../../../src/shared/errors.ts'

/** The number of numeric character references (`&#…`) that are accepted at most. */
const maxReferences = 10_000

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  // Otherwise `007` would become the number 7.
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: true,
  htmlEntities: true,
  trimValues: true,
})

/** Options for the conversion of XML. */
export interface XmlOptions {
  readonly logger: Pick<Logger, 'error'>
  /** Largest size of the text in bytes of UTF-8. */
  readonly maxBytes: number
}

/**
 * Converts XML to a plain object, with `@` before the names of attributes. No network call is made. The
 * conversion is synchronous, and takes up to two seconds for 5 MB: a caller divides what is long.
 * @throws Error for malformed or empty XML, a document type (it can define entity bombs and external
 * entities), a NUL character, more than `maxBytes`, more than 10,000 numeric references, or elements nested
 * deeper than the parser allows; the error is logged as 'Failed to convert XML to JSON' first
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
  if (bytes > maxBytes) throw new Error(`XML of ${bytes} bytes is above ${maxBytes}`)
  if (xml.includes('\0')) throw new Error('XML holds a NUL character')
  if (/<!DOCTYPE/i.test(xml)) throw new Error('XML with a document type is refused')
  if ((xml.match(/&#/g)?.length ?? 0) > maxReferences)
    throw new Error('XML holds too many numeric references')
  // The parser alone would accept `<r><a>`.
  const validity = XMLValidator.validate(xml)
  if (validity !== true) throw new Error(`Malformed XML at line ${validity.err.line}: ${validity.err.msg}`)
  if (!/<[A-Za-z_]/.test(xml)) throw new Error('XML has no element')
}
