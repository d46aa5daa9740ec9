/** Reads feeds. */
import { XMLParser, XMLValidator } from 'fast-xml-parser'

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'item',
})

type Texts = Readonly<Record<string, string>>

interface Channel {
  /** Of the channel itself, by name. */
  readonly texts: Texts
  readonly items: readonly Texts[]
}

/** What an RSS feed says. @throws Error when it is no well-formed XML */
export function channelOf(xml: string): Channel {
  const validity = XMLValidator.validate(xml)
  if (validity !== true) throw new Error(validity.err.msg)
  const { item = [], ...texts } = parser.parse(xml).rss.channel
  return { texts, items: item }
}

const rfc822 = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/
const isUrl = (text: unknown) => typeof text === 'string' && URL.canParse(text)

/** What a feed lacks that RSS 2.0 requires, or that every reader needs. */
export function rssFaults(xml: string): readonly string[] {
  const { items, texts: channel } = channelOf(xml)
  const needs: readonly (readonly [string, boolean])[] = [
    ['version', /<rss version="2\.0"/.test(xml)],
    ['channel.title', Boolean(channel.title)],
    ['channel.link', isUrl(channel.link)],
    ['channel.description', Boolean(channel.description)],
    ['channel.language', Boolean(channel.language)],
    ['atom:link', /<atom:link href="https?:[^"]+" rel="self" type="application\/rss\+xml"\/>/.test(xml)],
    ...items.flatMap((item, index) => [
      [`item ${index} title`, Boolean(item.title)] as const,
      [`item ${index} link`, isUrl(item.link)] as const,
      [`item ${index} guid`, item.guid === item.link] as const,
      [`item ${index} pubDate`, rfc822.test(item.pubDate ?? '')] as const,
    ]),
    ['guids occur once', new Set(items.map(({ guid }) => guid)).size === items.length],
  ]
  return needs.flatMap(([name, isThere]) => (isThere ? [] : [name]))
}
