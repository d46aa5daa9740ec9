/** Collects blocks in order: texts that follow each other become one text, and titles find their blocks. */

import type { Html, Picture } from '../../content/types.ts'
import { atLevel, type Draft, figure, type Level, lower, richText, titleText } from '../draft.ts'
import * as markup from './markup.ts'
import { type ButtonLook, nameOf, type Part, type PartLink } from './parts/part.ts'
import type { ComposeScope } from './scope.ts'

/** The title of a block, where it has one. */
type Title = { readonly title?: string }

/** Collects what the parts of a set show. */
export interface Flow {
  heading(text: string): void
  text(text: string): void
  html(html: Html): void
  list(items: readonly string[]): void
  /** Links, which may look like buttons. */
  links(links: readonly PartLink[], look?: ButtonLook): void
  /** A value that is shown with the name of its field. */
  fact(part: Part & { readonly text: string }, html?: string): void
  /** A few words: a fact where `isFact` or beside other facts, else a sentence. */
  short(part: Part & { readonly text: string }, isFact: boolean): void
  figure(picture: Picture): void
  /** A block that has a place for a title; `fallback` is its title where no other waits. */
  block(make: (title: Title) => Draft, fallback?: string): void
  /** A block without a title. */
  plain(draft: Draft): void
  /** Blocks that place the waiting title themselves. */
  titled(make: (title: string | undefined, level: Level) => readonly Draft[], fallback?: string): void
  /** Blocks that stand below the waiting title, with titles of a lower level. */
  blocks(make: (level: Level) => readonly Draft[]): void
  /** Whether nothing was added yet. */
  isEmpty(): boolean
  drafts(): readonly Draft[]
}

/** What was added and is not a block yet. */
interface FlowState {
  /** The title that waits for the first block or text below it. */
  title: string | undefined
  html: string[]
  facts: markup.Fact[]
  /** Whether a title stands or waits above what comes next. */
  hasTitle: boolean
}

/**
 * Creates a flow.
 * @param title of the set: it waits for the first block or text
 */
export function createFlow(scope: ComposeScope, title?: string): Flow {
  const { level } = scope
  const drafts: Draft[] = []
  const state: FlowState = { title, html: [], facts: [], hasTitle: title !== undefined }
  const closeFacts = () => {
    if (state.facts.length > 0) state.html.push(markup.definitions(state.facts))
    state.facts = []
  }
  const takeTitle = (): string | undefined => {
    const taken = state.title
    state.title = undefined
    return taken
  }
  const flush = () => {
    closeFacts()
    if (state.html.length === 0) return
    const own = takeTitle()
    const html = state.html.join('')
    state.html = []
    if (own !== undefined && level === 2) drafts.push(richText({ html }, own))
    else drafts.push(richText({ html: own === undefined ? html : markup.heading(own, level) + html }))
  }
  /** Shows the waiting title by itself, above what has no place for it. */
  const flushTitle = () => {
    flush()
    const own = takeTitle()
    if (own !== undefined) drafts.push(titleText(own, level))
  }
  const prose = (html: string) => {
    closeFacts()
    state.html.push(html)
  }
  const fact: Flow['fact'] = (part, html) => {
    state.facts.push({ name: nameOf(part), value: html ?? markup.escapeHtml(part.text) })
  }
  return {
    heading(text) {
      flushTitle()
      state.title = text
      state.hasTitle = true
    },
    text: (text) => prose(markup.paragraphs(text)),
    html: (html) => prose(markup.lowerHeadings(html, state.hasTitle ? level - 1 : level - 2).html),
    list: (items) => prose(markup.list(items)),
    links: (all, look) => prose(markup.links(all, scope.readMore ?? '→', look)),
    fact,
    short(part, isFact) {
      if (isFact || state.facts.length > 0) fact(part)
      else prose(markup.paragraphs(part.text))
    },
    figure(picture) {
      flushTitle()
      drafts.push(figure(picture))
    },
    block(make, fallback) {
      flush()
      const own = takeTitle() ?? fallback
      drafts.push(atLevel(make(own === undefined ? {} : { title: own }), scope))
    },
    plain(draft) {
      flushTitle()
      drafts.push(draft)
    },
    titled(make, fallback) {
      const { hasTitle } = state
      flush()
      const own = takeTitle() ?? fallback
      drafts.push(...make(own, own === undefined && hasTitle ? lower(level) : level))
    },
    blocks(make) {
      const hadTitle = state.hasTitle
      flushTitle()
      drafts.push(...make(hadTitle ? lower(level) : level))
    },
    isEmpty: () => drafts.length === 0 && state.html.length === 0 && state.facts.length === 0,
    drafts() {
      flushTitle()
      return drafts
    },
  }
}
