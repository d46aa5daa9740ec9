/** The numbered drawing on the design system’s page about "notification". */
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'

/** A message with all that it can hold. */
export const anatomy = (
  <Drawing width={640} height={250}>
    <Box x={80} y={50} w={480} h={150} look="soft" />
    <Box x={80} y={50} w={8} h={150} look="fill" round={0} />
    <Stroke d="M114 88a12 12 0 1 0 24 0a12 12 0 1 0-24 0m12 6v-6m0-5v-0.5" />
    <Bar x={160} y={82} w={170} h={12} />
    <Bar x={160} y={112} w={290} />
    <Box x={160} y={144} w={96} h={34} />
    <Bar x={178} y={157} w={60} />
    <Bar x={278} y={157} w={70} />
    <Stroke d="M516 80l16 16m0-16l-16 16" />
    <Mark n={1} x={30} y={150} to={[82, 150]} />
    <Mark n={2} x={126} y={20} to={[126, 75]} />
    <Mark n={3} x={245} y={20} to={[245, 84]} />
    <Mark n={4} x={400} y={20} to={[400, 113]} />
    <Mark n={5} x={208} y={232} to={[208, 177]} />
    <Mark n={6} x={608} y={88} to={[535, 88]} />
  </Drawing>
)
