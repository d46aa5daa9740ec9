/** The numbered drawing on the design system’s page about "hero". */
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'

/** The hero of a home page. */
export const anatomy = (
  <Drawing width={640} height={360}>
    <Box x={40} y={50} w={560} h={250} look="line" round={2} />
    <Box x={340} y={50} w={260} h={250} look="soft" round={0} />
    <Stroke d="M420 50c-30 40-64 50-40 90s-44 60-20 100 30 40 20 60" />
    <Stroke d="M600 110c-60 10-90 40-150 40M600 200c-50-4-80 20-130 30" />
    <Bar x={70} y={84} w={90} h={7} look="accent" />
    <Bar x={70} y={108} w={210} h={18} />
    <Bar x={70} y={135} w={150} h={18} />
    <Bar x={70} y={172} w={220} h={6} />
    <Bar x={70} y={186} w={180} h={6} />
    <Box x={70} y={212} w={96} h={30} look="accent" />
    <Bar x={186} y={224} w={80} h={7} />
    <Box x={70} y={270} w={16} h={10} look="fill" round={0} />
    <Bar x={92} y={272} w={30} h={6} />
    <Box x={134} y={270} w={16} h={10} look="accent" round={0} />
    <Bar x={156} y={272} w={40} h={6} />
    <Mark n={1} x={110} y={24} to={[110, 84]} />
    <Mark n={2} x={240} y={24} to={[240, 108]} />
    <Mark n={3} x={18} y={178} to={[70, 178]} />
    <Mark n={4} x={18} y={227} to={[70, 227]} />
    <Mark n={5} x={226} y={336} to={[226, 231]} />
    <Mark n={6} x={110} y={336} to={[110, 278]} />
    <Mark n={7} x={622} y={150} to={[540, 150]} />
    <Mark n={8} x={330} y={336} to={[330, 280]} />
  </Drawing>
)
