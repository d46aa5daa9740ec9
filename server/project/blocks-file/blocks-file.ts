/** Reads `blocks.yaml`: how a project wants its sets, collections and fields to be shown. */
import { type ContentRules, noRules } from '../../../src/blocks/content-rules.ts'
import type { FileReader } from '../problem.ts'
import { readBySchema } from '../read-file.ts'
import { blocksSchema } from './schema.ts'

export const blocksFile: FileReader<ContentRules> = {
  name: 'blocks.yaml',
  none: noRules,
  read: (text) => readBySchema(text, blocksSchema),
}
