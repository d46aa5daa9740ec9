import type { Block } from '../../../src/blocks/block-types.ts'
import type { FormField } from '../../../src/content/types.ts'
import type { Translate } from '../../../src/i18n/translate.ts'

/** Translates the forms in a page's blocks. Returns the same blocks where there is no form. */
export const translateForms = (blocks: readonly Block[], t: Translate): readonly Block[] =>
  blocks.some(({ type }) => type === 'form') ? blocks.map((block) => translateForm(block, t)) : blocks

/**
 * Translates labels and options of a form with entries `form-{form}-{field}[-{option}]` of the translations.
 * The blueprint of a form exists in one language only.
 */
function translateForm(block: Block, t: Translate): Block {
  if (block.type !== 'form') return block
  const { form } = block.props
  // A message that is missing is returned as its key.
  const textOf = (key: string, own: string) => (t(key) === key ? own : t(key))
  const translate = (field: FormField): FormField => {
    const key = `form-${form.handle}-${field.handle}`
    const options = field.options?.map(({ value, label }) => ({
      value,
      label: textOf(`${key}-${value}`, label),
    }))
    return { ...field, label: textOf(key, field.label), ...(options && { options }) }
  }
  return { ...block, props: { ...block.props, form: { ...form, fields: form.fields.map(translate) } } }
}
