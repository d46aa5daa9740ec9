import { useId } from 'react'
import type { Shell } from '../../content/payload.ts'
import type { ComponentExamples } from '../examples.ts'
import { Icon } from '../icon/icon.tsx'
import { samplePrefix, sampleShell } from '../sample.ts'
import { MenuLink } from './menu-link.tsx'
import { OffcanvasPanel } from './offcanvas.tsx'

function Panel({ shell, path, prefix }: { shell: Shell; path: string; prefix: string }) {
  return (
    <div className="offcanvas" data-demo>
      <OffcanvasPanel shell={shell} path={path} prefix={prefix} titleId={useId()} />
    </div>
  )
}

export const offcanvas: ComponentExamples = {
  slug: 'offcanvas',
  summary: {
    nl: 'Het hele menu als zijpaneel, voor schermen waar de header het niet kan tonen.',
    en: 'The whole menu as a side panel, for screens where the header cannot show it.',
    de: 'Das ganze Menü als Seitenfeld, für Bildschirme, auf denen der Header es nicht zeigen kann.',
  },
  group: 'components',
  status: 'draft',
  examples: [
    {
      name: {
        nl: 'Open het menu van deze pagina',
        en: 'Open this page’s menu',
        de: 'Menü dieser Seite öffnen',
      },
      render: (t) => (
        <MenuLink className="btn btn--secondary">
          <Icon name="menu" />
          {t('menu')}
        </MenuLink>
      ),
    },
    {
      name: { nl: 'Zijpaneel', en: 'Side panel', de: 'Seitenfeld' },
      render: (_, say) => <Panel shell={sampleShell(say)} path="#themes" prefix={say(samplePrefix)} />,
    },
    {
      name: { nl: 'Met een tweede niveau', en: 'With a second level', de: 'Mit zweiter Ebene' },
      render: (_, say) => {
        const shell = sampleShell(say)
        const [first, ...rest] = shell.navigation.main
        const children = [
          { title: say({ nl: 'Voorland', en: 'Foreland', de: 'Vorland' }), href: '#foreland', children: [] },
          { title: say({ nl: 'Dijken', en: 'Dikes', de: 'Deiche' }), href: '#dikes', children: [] },
        ]
        const main = first ? [{ ...first, children }, ...rest] : rest
        const nested = { ...shell, navigation: { ...shell.navigation, main } }
        return <Panel shell={nested} path="#foreland" prefix={`${say(samplePrefix)}2 `} />
      },
    },
  ],
}
