import type { FormState } from '../../src/blocks/form/form-definition.ts'
import { resultId } from '../../src/blocks/form/form-definition.ts'
import type { Block } from '../../src/content/block-types.ts'
import { startsWithHero } from '../../src/content/blocks.tsx'
import type { Payload } from '../../src/content/payload.ts'
import type { FormDefinition } from '../../src/content/types.ts'
import { withPrefix } from '../../src/i18n/locales.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import { localeOfPath, matchRoute } from '../../src/router/match.ts'
import { canonicalTarget, isSafeTarget } from '../cms/redirects/targets.ts'
import { HttpError, pageNotFound } from '../http/http-error.ts'
import { loadPayload } from '../loaders/load-payload.ts'
import type { LoaderDeps } from '../loaders/loader.ts'

/**
 * Path of this site that a form says it stood on, in its one spelling; home of the default language for
 * anything else.
 */
export function pathOfForm(asked = ''): string {
  const [path = ''] = asked.split(/[?#]/)
  const isPath = path.startsWith('/') && isSafeTarget(path)
  return (isPath && canonicalTarget(path)) || '/'
}

/**
 * The content page that a form stood on, or home of its language. @throws HttpError 404 when there is
 * neither; what the content source throws when it cannot be asked
 */
export async function loadFormPage(deps: LoaderDeps, path: string): Promise<Payload> {
  const home = withPrefix(localeOfPath(path), '/')
  const page = (await loadContentPage(deps, path)) ?? (await loadContentPage(deps, home))
  if (!page) throw pageNotFound(home, '404-no-home')
  return page
}

async function loadContentPage(deps: LoaderDeps, path: string): Promise<Payload | undefined> {
  const match = matchRoute(path)
  if (!match) return undefined
  const loaded = await loadPayload(deps, match, path).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  })
  return loaded?.kind === 'payload' && loaded.payload.data.kind === 'content' ? loaded.payload : undefined
}

const isForm = ({ handle }: FormDefinition, block: Block): boolean =>
  block.type === 'form' && block.props.form.handle === handle

/**
 * An editor may have taken the form off the page while it was being filled in: then it stands where the page
 * begins.
 */
function withForm(blocks: readonly Block[], form: FormDefinition): readonly Block[] {
  if (blocks.some((block) => isForm(form, block))) return blocks
  const start = startsWithHero(blocks) ? 1 : 0
  const added: Block = { type: 'form', id: 'form-answer', props: { form } }
  return [...blocks.slice(0, start), added, ...blocks.slice(start)]
}

interface Answer {
  readonly status: number
  readonly state: FormState
  /** What the document's title starts with. */
  readonly prefix: string
}

/** Hints after which trying again in a while is all that helps, or may be too much. */
const patienceHelps: ReadonlySet<string> = new Set(['form-limited', 'form-unsure'])

/** What could not be sent may be said on the telephone or written in a mail. */
function withContacts(state: FormState, { shell: { organization } }: Payload): FormState {
  if (state.kind !== 'failed' || patienceHelps.has(state.hint)) return state
  const contacts = [organization?.phone, organization?.email].filter((line) => line !== undefined)
  return contacts.length > 0 ? { ...state, contacts } : state
}

/**
 * The same page with what came of sending its form. Such an answer has no address that could be found, linked
 * or shared.
 */
export function showState(page: Payload, form: FormDefinition, { status, state, prefix }: Answer): Payload {
  if (page.data.kind !== 'content') return page
  const blocks = withForm(page.data.blocks, form)
  const shown = blocks.find((block) => isForm(form, block))
  const { canonical: _, ...head } = page.head
  return {
    ...page,
    status,
    head: { ...head, title: `${prefix}: ${head.title}`, robots: 'noindex', alternates: [] },
    data: {
      ...page.data,
      blocks: blocks.map((block) =>
        block === shown
          ? ({ ...block, props: { ...block.props, state: withContacts(state, page) } } as Block)
          : block,
      ),
    },
  }
}

/** Fragment of what `showState` adds to a page. */
export function resultOf({ data }: Payload, form: FormDefinition): string {
  const blocks = data.kind === 'content' ? withForm(data.blocks, form) : []
  const block = blocks.find((each) => isForm(form, each))
  return block ? `#${resultId(block.id)}` : ''
}

export const translateOf = ({ messages }: Pick<LoaderDeps, 'messages'>, page: Payload): Translate =>
  createTranslate(messages[page.locale], page.translations ?? [])
