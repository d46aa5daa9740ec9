/** The design system’s page about "color", apart from its texts. */
import facts from 'virtual:facts/showcase/components/color'
import { Badge } from '../../../components/badge/badge.tsx'
import { Button, ButtonGroup } from '../../../components/buttons/buttons.tsx'
import type { Showcase } from '../../showcase.ts'
import { anatomy } from './color.anatomy.tsx'
import { row } from './color.states.tsx'
import { ColorTable, RampList } from './color.tsx'
import { ProofTable } from './proof-table.tsx'
import { SeenTable } from './seen-table.tsx'
import {
  NamedPair,
  NamedSwatch,
  SiteColorTable,
  SiteProofTable,
  SiteRamps,
  SiteSeenTable,
} from './site-colours.tsx'
import { Surface, SurfaceSamples } from './surfaces.tsx'
import type nl from './texts/nl.ts'

/** Shows two colours as a sample, with their names and a text about their contrast, for the advice. */
const pairText = (foreground: string, background: string, text: string) => (
  <p>
    <NamedPair foreground={foreground} background={background} />{' '}
    <code>
      {foreground} / {background}
    </code>{' '}
    {text}
  </p>
)

export const showcase: Showcase<typeof nl> = {
  slug: 'color',
  components: { ColorTable, ProofTable, RampList, SeenTable, Surface, SurfaceSamples },
  facts,
  examples: [
    {
      id: 'surfaces',
      stage: 'wide',
      render: ({ page, panel, inverse, title, text, muted, link }) => (
        <SurfaceSamples
          names={[page, panel, inverse]}
          title={title}
          text={text}
          muted={muted}
          link={link}
          href="#example-surfaces"
        />
      ),
    },
    {
      id: 'inverse',
      stage: 'wide',
      render: ({ title, text, link, plan }) => (
        <Surface on="inverse">
          <p className="label">{title}</p>
          <p>
            {text} <a href="#example-inverse">{link}</a>
          </p>
          <Button variant="highlight">{plan}</Button>
        </Surface>
      ),
    },
    {
      id: 'semantic',
      stage: 'wide',
      withoutCode: true,
      render: ({ semantic, meaning, light, dark }) => (
        <SiteColorTable label={semantic} columns={[meaning, light, dark]} />
      ),
    },
    {
      id: 'ramps',
      stage: 'wide',
      withoutCode: true,
      render: ({ white, black }) => <SiteRamps white={white} black={black} />,
    },
    {
      id: 'contrast',
      stage: 'wide',
      withoutCode: true,
      render: ({ contrast, pair, light, dark, least, level, shape, fails }) => (
        <SiteProofTable
          on="page"
          label={contrast}
          columns={[pair, level, light, dark, least]}
          shape={shape}
          fails={fails}
        />
      ),
    },
    {
      id: 'contrast-other',
      stage: 'wide',
      withoutCode: true,
      render: ({ contrastOther, pair, light, dark, least, level, shape, fails }) => (
        <SiteProofTable
          on="other"
          label={contrastOther}
          columns={[pair, level, light, dark, least]}
          shape={shape}
          fails={fails}
        />
      ),
    },
    {
      id: 'sight',
      stage: 'wide',
      withoutCode: true,
      render: ({ sight, meaning, ...sights }) => (
        <SiteSeenTable
          label={sight}
          column={meaning}
          sights={{
            full: sights.full,
            deuteranopia: sights.deuteranopia,
            protanopia: sights.protanopia,
            tritanopia: sights.tritanopia,
            achromatopsia: sights.achromatopsia,
          }}
        />
      ),
    },
  ],
  chapters: ['semantic', 'ramps', 'contrast', 'contrast-other', 'sight'],
  states: {
    columns: ['rest', 'hover', 'focus'],
    rows: [row('text'), row('muted'), row('label'), row('link'), row('border')],
  },
  anatomy,
  advice: [
    {
      id: 'words',
      do: ({ measured, missing }) => (
        <p className="cluster">
          <Badge tone="success">{measured}</Badge>
          <Badge tone="warning">{missing}</Badge>
        </p>
      ),
      dont: ({ north, south }) => (
        <p className="cluster">
          <span>
            <NamedSwatch name="success-line" /> {north}
          </span>
          <span>
            <NamedSwatch name="danger-line" /> {south}
          </span>
        </p>
      ),
    },
    {
      id: 'pair',
      do: ({ goodRatio }) => pairText('on-highlight', 'highlight', goodRatio),
      dont: ({ badRatio }) => pairText('label', 'primary', badRatio),
    },
    {
      id: 'once',
      do: ({ plan, read }) => (
        <ButtonGroup>
          <Button variant="highlight">{plan}</Button>
          <Button variant="secondary">{read}</Button>
        </ButtonGroup>
      ),
      dont: ({ plan, read }) => (
        <ButtonGroup>
          <Button variant="highlight">{plan}</Button>
          <Button variant="highlight">{read}</Button>
        </ButtonGroup>
      ),
    },
  ],
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'copy', keys: ['enter', 'space'] },
    { id: 'scroll', keys: ['arrows'] },
  ],
  roles: [
    { id: 'surface', code: 'data-surface="inverse"' },
    { id: 'region', code: '<section tabindex="0" aria-label>' },
    { id: 'row', code: '<th scope="row">' },
    { id: 'ramp', code: '<ol>' },
    { id: 'swatch', code: '<svg aria-hidden="true">' },
    { id: 'status', code: 'role="status"' },
  ],
  criteria: ['1.1.1', '1.3.1', '1.4.1', '1.4.3', '1.4.11', '2.1.1', '2.4.7', '4.1.3'],
  phrases: [
    { nl: 'Gemeten', en: 'Measured', de: 'Gemessen' },
    { nl: 'Meting ontbreekt', en: 'Measurement missing', de: 'Messung fehlt' },
    { nl: 'Stijgend water', en: 'Rising water', de: 'Steigendes Wasser' },
    { nl: 'Afgesloten gebied', en: 'Closed area', de: 'Gesperrtes Gebiet' },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}
