import { type BlockOf, isBlock } from '../../src/blocks/block-types.ts'
import { startsWithHero } from '../../src/blocks/blocks.tsx'
import type { FormState } from '../../src/blocks/form/form-definition.ts'
import { resultId } from '../../src/blocks/form/form-definition.ts'
import type { ContentBlock, Payload } from '../../src/content/payload.ts'
import type { FormDefinition } from '../../src/content/types.ts'
import type { Languages } from '../../src/i18n/languages.ts'
import type { Translate } from '../../src/i18n/translate.ts'
import { createTranslate } from '../../src/i18n/translate.ts'
import { routingOf } from '../../src/router/match.ts'
import { canonicalTarget, isSafeTarget } from '../cms/redirects/targets.ts'
import { HttpError, pageNotFound } from '../http/http-error.ts'
import { loadPayload } from '../loaders/load-payload.ts'
import type { LoaderDeps } from '../loaders/loader.ts'

/**
 * The canonical path of the page that a form was sent from, by the form's `_page` field; the home page of the
 * default language where the field is not a path of this site.
 */
export function pathOfForm(languages: Languages, given = ''): string {
  const [path = ''] = given.split(/[?#]/)
  const isPath = path.startsWith('/') && isSafeTarget(path)
  return (isPath && canonicalTarget(languages, path)) || '/'
}

/**
 * Loads the content page that a form was sent from, or the home page of its language.
 * @throws HttpError 404 when neither page exists; the error of the content source when it fails
 */
export async function loadFormPage(deps: LoaderDeps, path: string): Promise<Payload> {
  const home = deps.languages.withPrefix(routingOf(deps.languages).localeOf(path), '/')
  const page = (await loadContentPage(deps, path)) ?? (await loadContentPage(deps, home))
  if (!page) throw pageNotFound(home, '404-no-home')
  return page
}

async function loadContentPage(deps: LoaderDeps, path: string): Promise<Payload | undefined> {
  const match = routingOf(deps.languages).match(path, deps.config)
  if (!match) return undefined
  const loaded = await loadPayload(deps, match, path).catch((error: unknown) => {
    if (error instanceof HttpError && error.status === 404) return undefined
    throw error
  })
  return loaded?.kind === 'payload' && loaded.payload.data.kind === 'content' ? loaded.payload : undefined
}

const isForm = ({ handle }: FormDefinition, block: ContentBlock): boolean =>
  isBlock('form', block) && block.props.form.handle === handle

/**
 * The blocks of a page with the form. Where an editor removed the form meanwhile, it is added at the
 * beginning, behind the hero if there is one.
 */
function withForm(blocks: readonly ContentBlock[], form: FormDefinition): readonly ContentBlock[] {
  if (blocks.some((block) => isForm(form, block))) return blocks
  const start = startsWithHero(blocks) ? 1 : 0
  const added: BlockOf<'form'> = { type: 'form', id: 'form-answer', props: { form } }
  return [...blocks.slice(0, start), added, ...blocks.slice(start)]
}

/** The result of submitting a form, and how the page shows it. */
interface FormResult {
  readonly status: number
  readonly state: FormState
  /** Text before the page's title in the document. */
  readonly prefix: string
}

/**
 * Keys of messages that ask the visitor to wait. No telephone number or mail address is shown beside these.
 */
const hintsToWait: ReadonlySet<string> = new Set(['form-limited', 'form-unsure'])

/** Adds the telephone number and mail address of the organisation for a form that could not be sent. */
function withContacts(state: FormState, { shell: { organization } }: Payload): FormState {
  if (state.kind !== 'failed' || hintsToWait.has(state.hint)) return state
  const contacts = [organization?.phone, organization?.email].filter((line) => line !== undefined)
  return contacts.length > 0 ? { ...state, contacts } : state
}

/**
 * Returns the page with the result of submitting its form. The result has no address of its own, so the head
 * has no canonical address and no translations.
 */
export function showState(
  page: Payload,
  form: FormDefinition,
  { status, state, prefix }: FormResult,
): Payload {
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
        block === shown ? { ...block, props: { ...block.props, state: withContacts(state, page) } } : block,
      ),
    },
  }
}

/** The fragment of an address that leads to the result in the page; empty for a page without the form. */
export function resultOf({ data }: Payload, form: FormDefinition): string {
  const blocks = data.kind === 'content' ? withForm(data.blocks, form) : []
  const block = blocks.find((candidate) => isForm(form, candidate))
  return block ? `#${resultId(block.id)}` : ''
}

/** The function for messages in the language of a form's page. */
export const translateOf = ({ messages }: Pick<LoaderDeps, 'messages'>, page: Payload): Translate =>
  createTranslate(messages(page.locale), page.translations ?? [])
