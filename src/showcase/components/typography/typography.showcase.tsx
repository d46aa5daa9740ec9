/** The design system’s page about "typography", apart from its texts. */
import facts from 'virtual:facts/showcase/components/typography'
import type { Showcase } from '../../showcase.ts'
import { RichTextSpecimen } from './rich-text-specimen.tsx'
import { HyphenationSpecimen, LineHeightList, MeasureSpecimen, NumbersSpecimen } from './specimens.tsx'
import type nl from './texts/nl.ts'
import { anatomy } from './typography.anatomy.tsx'
import { compounds, roleTexts, row, SiteFontList } from './typography.samples.tsx'
import { FontList, RoleList, TypeScale } from './typography.tsx'

export const showcase: Showcase<typeof nl> = {
  slug: 'typography',
  components: {
    FontList,
    HyphenationSpecimen,
    LineHeightList,
    MeasureSpecimen,
    NumbersSpecimen,
    RichTextSpecimen,
    RoleList,
    TypeScale,
  },
  facts,
  examples: [
    { id: 'scale', stage: 'wide', withoutCode: true, render: () => <TypeScale words={compounds} /> },
    {
      id: 'families',
      stage: 'wide',
      withoutCode: true,
      render: (words) => <SiteFontList words={words} />,
    },
    {
      id: 'roles',
      stage: 'wide',
      withoutCode: true,
      render: (words) => <RoleList texts={roleTexts(words)} />,
    },
    {
      id: 'measure',
      stage: 'wide',
      render: ({ long, measure }) => <MeasureSpecimen text={long} caption={measure} />,
    },
    {
      id: 'heights',
      stage: 'wide',
      withoutCode: true,
      render: ({ tight, snug, loose, title, leadText, long }) => (
        <LineHeightList
          texts={{
            tight: { name: tight, sample: title },
            snug: { name: snug, sample: leadText },
            body: { name: loose, sample: long },
          }}
        />
      ),
    },
    {
      id: 'rich',
      stage: 'wide',
      render: (words, _t, art) => (
        <RichTextSpecimen words={words} picture={art('typography', 'wide')} href="#example-rich" />
      ),
    },
    {
      id: 'numbers',
      stage: 'wide',
      render: ({ numbers, place, running, tabular, north, northNumber, south, southNumber }) => (
        <NumbersSpecimen
          label={numbers}
          columns={[place, running, tabular]}
          rows={[
            { name: north, number: northNumber },
            { name: south, number: southNumber },
          ]}
        />
      ),
    },
    { id: 'hyphenation', stage: 'wide', render: () => <HyphenationSpecimen words={compounds} /> },
  ],
  states: {
    columns: ['rest', 'hover', 'focus'],
    rows: [row('link'), row('go'), row('heading'), row('headingLink')],
  },
  anatomy,
  advice: [
    {
      id: 'case',
      do: ({ h2 }) => <p className="specimen__display specimen__xl">{h2}</p>,
      dont: ({ shout }) => <p className="specimen__display specimen__xl">{shout}</p>,
    },
    {
      id: 'link',
      do: ({ before, link }) => (
        <p>
          {before} <a href="#use">{link}</a>.
        </p>
      ),
      dont: ({ before, click }) => (
        <p>
          {before} <a href="#use">{click}</a>.
        </p>
      ),
    },
    {
      id: 'emphasis',
      do: ({ calm, strong }) => (
        <p>
          {calm} <strong>{strong}</strong>
        </p>
      ),
      dont: ({ calm, strong }) => (
        <p>
          <strong>{calm}</strong> <em>{strong}</em>
        </p>
      ),
    },
  ],
  keyboard: [
    { id: 'tab', keys: ['tab', 'shift-tab'] },
    { id: 'enter', keys: ['enter'] },
    { id: 'scroll', keys: ['arrows'] },
  ],
  roles: [
    { id: 'headings', code: '<h1> … <h4>' },
    { id: 'lang', code: 'lang="de"' },
    { id: 'abbr', code: '<abbr title>' },
    { id: 'quote', code: '<blockquote>, <cite>' },
    { id: 'table', code: '<section tabindex="0" aria-label>' },
    { id: 'notes', code: 'role="doc-endnotes"' },
  ],
  criteria: ['1.3.1', '1.4.3', '1.4.4', '1.4.10', '1.4.12', '2.1.1', '2.4.4', '2.4.6', '2.4.7', '3.1.2'],
  phrases: [
    { nl: 'Klimaatadaptatiestrategie', en: 'Climate adaptation strategy', de: 'Klimaanpassungsstrategie' },
    { nl: 'Hoogwaterbescherming', en: 'Flood protection', de: 'Hochwasserschutzmaßnahme' },
    { nl: 'Lees meer over de oever', en: 'Read more about the marsh', de: 'Mehr über die Salzwiese lesen' },
    { nl: 'Bijgewerkt op 3 maart 2026', en: 'Updated on 3 March 2026', de: 'Aktualisiert am 3. März 2026' },
  ],
  changes: [{ version: '1.0', date: '2026-11-21' }],
}
