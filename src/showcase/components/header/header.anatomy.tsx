/** The numbered drawing on the design system’s page about "header". */
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'

/** Left edges of the bars that stand for the links of the menu. */
const places = [226, 304, 382] as const

/** The header in its wide arrangement, and below it the header of a phone. */
export const HeaderAnatomy = () => (
  <Drawing width={720} height={330}>
    <Box x={30} y={60} w={660} h={76} />
    <Stroke d="M52 84v28m20-28c0 9-6 12-14 15m4-2c6 2 9 8 10 15" />
    <Bar x={84} y={92} w={82} h={12} />
    {places.map((x) => (
      <Bar key={x} x={x} y={94} w={52} />
    ))}
    <Box x={226} y={112} w={52} h={3} look="accent" round={0} />
    <Stroke d="m440 95 5 6 5-6" />
    <Stroke d="M513 98a9 9 0 1 0 18 0 9 9 0 1 0-18 0m0 0h18" />
    <Bar x={540} y={94} w={56} />
    <Stroke d="m602 95 5 6 5-6M644 98a10 10 0 1 0 20 0 10 10 0 1 0-20 0m10-10v20" />
    <Mark n={1} x={60} y={24} to={[100, 92]} />
    <Mark n={2} x={330} y={24} to={[330, 94]} />
    <Mark n={3} x={252} y={164} to={[252, 115]} />
    <Mark n={4} x={445} y={24} to={[445, 86]} />
    <Mark n={5} x={566} y={24} to={[566, 94]} />
    <Mark n={6} x={654} y={24} to={[654, 82]} />
    <Box x={220} y={214} w={280} h={64} />
    <Stroke d="M238 234v24m18-24c0 8-6 10-13 13m4-2c5 2 8 7 9 13" />
    <Bar x={266} y={240} w={56} h={12} />
    <Stroke d="M350 246a8 8 0 1 0 16 0 8 8 0 1 0-16 0m0 0h16m6-2 4 5 4-5M408 246a8 8 0 1 0 16 0 8 8 0 1 0-16 0m8-8v16" />
    <Stroke d="M454 240h24m-24 6h24m-24 6h24" />
    <Mark n={7} x={466} y={308} to={[466, 256]} />
  </Drawing>
)
