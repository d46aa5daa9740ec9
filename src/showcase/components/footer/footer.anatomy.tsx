/** The numbered drawing on the design system’s page about "footer". */
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'

/** The three groups of links: left edge, and widths of the bars that stand for the links. */
const groups = [
  { x: 290, rows: [58, 44, 66] },
  { x: 420, rows: [52, 70, 40] },
  { x: 550, rows: [62, 48, 56] },
] as const

/** The footer in its wide arrangement. */
export const FooterAnatomy = () => (
  <Drawing width={720} height={360}>
    <Box x={30} y={56} w={660} h={248} />
    <Stroke d="M56 84v28m20-28c0 9-6 12-14 15m4-2c6 2 9 8 10 15" />
    <Bar x={88} y={92} w={86} h={12} />
    <Bar x={54} y={134} w={150} />
    <Bar x={54} y={154} w={120} />
    <Bar x={54} y={194} w={70} />
    <Bar x={140} y={194} w={74} />
    {groups.map(({ x, rows }) => (
      <g key={x}>
        <Bar x={x} y={90} w={70} h={10} look="accent" />
        {rows.map((width, row) => (
          <Bar key={width} x={x} y={124 + row * 30} w={width} />
        ))}
      </g>
    ))}
    <Stroke d="M54 236h612" />
    <Bar x={54} y={266} w={130} />
    <Bar x={330} y={266} w={92} />
    <Stroke d="M562 278v-18m-7 7 7-7 7 7" />
    <Bar x={582} y={266} w={84} />
    <Mark n={1} x={130} y={24} to={[130, 92]} />
    <Mark n={2} x={246} y={158} to={[204, 138]} />
    <Mark n={3} x={325} y={24} to={[325, 90]} />
    <Mark n={4} x={516} y={158} to={[490, 158]} />
    <Mark n={5} x={610} y={24} to={[610, 90]} />
    <Mark n={6} x={118} y={336} to={[118, 274]} />
    <Mark n={7} x={376} y={336} to={[376, 274]} />
    <Mark n={8} x={624} y={336} to={[624, 274]} />
  </Drawing>
)
