import { viewQuery } from '../content/showcase/stage-view.ts'
import { useSamplePictures } from '../examples/sample-picture.ts'
import { useLocale } from '../i18n/locale-context.tsx'
import { useDocs, useStage } from './docs-context.tsx'
import { Stage } from './stage.tsx'

/**
 * Shows only the example with this id, as large as the window, with a link back to the component's page.
 * Nothing if there is no such example. The link loads a new document, because this one lacks header and
 * footer.
 */
export function ExampleAlone({ id }: { id: string }) {
  const { hrefOf, locale, t } = useLocale()
  const { showcase, texts, words, stage } = useDocs()
  const { view } = useStage()
  const art = useSamplePictures()
  const example = showcase.examples.find((each) => each.id === id)
  if (!example) return null
  const { example: _, ...rest } = view
  const title = t(`ds-${showcase.slug}-title`)
  const back = hrefOf(`/designsystem/${showcase.slug}`) + viewQuery(rest, locale)
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        {title}: {texts.examples[id]?.name}
      </h1>
      <Stage surface={example.surface} space={example.stage}>
        {example.render(stage.words, stage.t, art)}
      </Stage>
      <p className="alone__back">
        <a href={back} target="_self">
          {words.example.back} {title}
        </a>
      </p>
    </>
  )
}
