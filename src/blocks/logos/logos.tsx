/** The block "logos" of a page: logos of organisations, with links. */
import { Image } from '../../components/image/image.tsx'
import { linkRel } from '../../components/link-rel.ts'
import type { Picture } from '../../content/types.ts'
import { type BlockAttributes, BlockSection } from '../parts/block-section.tsx'

export interface LogosProps {
  readonly title?: string
  readonly items: readonly { readonly name: string; readonly picture: Picture; readonly href?: string }[]
}

export function LogosBlock(props: LogosProps & BlockAttributes) {
  return (
    <BlockSection {...props} name="logos">
      <ul className="logos">
        {props.items.map(({ name, picture, href }) => {
          const logo = <Image picture={{ ...picture, alt: name }} />
          const link = href && (
            <a href={href} rel={linkRel(href)}>
              {logo}
            </a>
          )
          return (
            <li className="logos__item" key={name}>
              {link || logo}
            </li>
          )
        })}
      </ul>
    </BlockSection>
  )
}
