/** Settings that are given and change nothing, as another one is missing. */
import { type Finding, warning } from '../sections/section.ts'
import type { Given } from './given.ts'

interface NeedRow {
  readonly names: readonly string[]
  isMet(given: Given, isRemote: boolean): boolean
  /** What would give them an effect. */
  readonly needs: string
}

const needs = (name: string): Pick<NeedRow, 'isMet' | 'needs'> => ({
  isMet: (given) => given[name] !== undefined,
  needs: name,
})

const rows: readonly NeedRow[] = [
  { names: ['METRICS_HOST'], ...needs('METRICS_PORT') },
  { names: ['PURGE_METHOD', 'PURGE_HEADERS', 'PURGE_BODY', 'PURGE_TOKEN'], ...needs('PURGE_URL') },
  { names: ['PREVIEW_ORIGINS'], ...needs('PREVIEW_SECRET') },
  { names: ['SECURITY_POLICY', 'SECURITY_LANGUAGES'], ...needs('SECURITY_CONTACT') },
  { names: ['GLIDE_ROUTE'], ...needs('GLIDE_KEY') },
  { names: ['CMS_API_KEY'], ...needs('CMS_URL') },
  {
    names: ['CMS_API_ROUTE', 'CMS_COLLECTIONS', 'CMS_FALLBACK', 'GLIDE_KEY'],
    isMet: (_given, isRemote) => isRemote,
    needs: 'a CONTENT_SOURCE over HTTP',
  },
  {
    names: ['CONTENT_DIR', 'FOLLOW_LINKS'],
    isMet: (_given, isRemote) => !isRemote,
    needs: 'CONTENT_SOURCE=files',
  },
  {
    names: ['IMAGE_PROXY_ORIGINS', 'IMAGE_PROXY_KEY'],
    isMet: ({ IMAGE_PROXY }) => IMAGE_PROXY === 'on',
    needs: 'IMAGE_PROXY=on',
  },
]

export const noEffectFindings = (given: Given, isRemote: boolean): readonly Finding[] =>
  rows
    .filter((row) => !row.isMet(given, isRemote))
    .flatMap(({ names, needs: what }) =>
      names
        .filter((name) => given[name] !== undefined)
        .map((name) => warning('no-effect', name, `It has no effect without ${what}.`)),
    )
