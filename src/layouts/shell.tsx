/** The site's header, footer, bottom navigation and menu around a page. */
import type { ReactNode } from 'react'
import { BottomNav } from '../components/bottomnav/bottomnav.tsx'
import { ConsentBanner } from '../components/consent-banner/consent-banner.tsx'
import { Footer } from '../components/footer/footer.tsx'
import { Header } from '../components/header/header.tsx'
import { Offcanvas } from '../components/offcanvas/offcanvas.tsx'
import { Announcer, Progress } from '../components/progress/progress.tsx'
import { SkipLinks } from '../components/skip-links/skip-links.tsx'
import type { Payload } from '../content/payload.ts'
import { shellPart } from './shell-part.tsx'

// The parts that the server renders once for many pages.
const Top = shellPart(Header)
const Bottom = shellPart(Footer)
const Destinations = shellPart(({ shell, path }) => <BottomNav items={shell.navigation.main} path={path} />)
const Menu = shellPart(Offcanvas)

/** The props of `SiteShell`. */
export interface SiteShellProps {
  readonly payload: Payload
  /** Whether the header lies on the page's hero. */
  readonly inverse?: boolean
  /** Id of a further navigation on the page, for a skip link to it. */
  readonly navigation?: string
  readonly children: ReactNode
}

/** Everything around a page's content, in the order in which screen readers read it. */
export function SiteShell({ payload, inverse = false, navigation, children }: SiteShellProps) {
  const { shell, path } = payload
  return (
    <>
      <SkipLinks {...(navigation && { navigation })} />
      <ConsentBanner shell={shell} back={path} />
      <div className="site">
        <Top shell={shell} path={path} inverse={inverse} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Bottom shell={shell} path={path} />
      </div>
      <Destinations shell={shell} path={path} />
      <Announcer />
      <Progress />
      <Menu shell={shell} path={path} />
    </>
  )
}
