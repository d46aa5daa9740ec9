/** The block "code" of a page: a sample of program code. */
import { CodeBlock as Code } from '../../components/code-block/code-block.tsx'
import { useLocale } from '../../i18n/locale-context.tsx'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'

export interface CodeProps {
  readonly title?: string
  /** Programming language of the code, as it is shown. */
  readonly language?: string
  readonly code: string
}

export function CodeBlock(props: CodeProps & BlockAttributes) {
  const { title, language, code } = props
  const { t } = useLocale()
  const name = t('block-code')
  return (
    <BlockSection {...props} name="code">
      <Code language={language ?? name} label={title ?? name} code={code} />
    </BlockSection>
  )
}
