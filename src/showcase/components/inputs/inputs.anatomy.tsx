/** The numbered drawing on the design system’s page about "inputs". */
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'

/** A field with all of its texts. */
export const anatomy = (
  <Drawing width={640} height={250}>
    <Box x={110} y={40} w={5} h={170} look="fill" round={0} />
    <Bar x={140} y={44} w={110} h={12} />
    <Bar x={262} y={47} w={80} h={6} />
    <Bar x={140} y={78} w={190} />
    <Stroke d="M146 104h8l6 6v8l-6 6h-8l-6-6v-8zM150 109v6m0 4v0.5" />
    <Bar x={172} y={110} w={250} />
    <Box x={140} y={142} w={380} h={60} />
    <Bar x={160} y={168} w={130} />
    <Stroke d="M482 163l9 9 9-9" />
    <Mark n={1} x={50} y={125} to={[111, 125]} />
    <Mark n={2} x={180} y={16} to={[180, 46]} />
    <Mark n={3} x={302} y={16} to={[302, 48]} />
    <Mark n={4} x={430} y={60} to={[330, 82]} />
    <Mark n={5} x={500} y={102} to={[422, 114]} />
    <Mark n={6} x={330} y={234} to={[330, 200]} />
    <Mark n={7} x={590} y={168} to={[504, 168]} />
  </Drawing>
)
