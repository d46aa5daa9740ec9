/** The numbered drawing on the design system’s page about "color". */
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'

/** A miniature page with the use of each colour. */
export const anatomy = (
  <Drawing width={620} height={360}>
    <Box x={70} y={20} w={480} h={320} />
    <Box x={70} y={20} w={480} h={112} look="dark" />
    <Bar x={100} y={48} w={170} h={14} />
    <Box x={100} y={84} w={120} h={30} look="accent" />
    <Bar x={100} y={168} w={170} h={12} />
    <Bar x={100} y={192} w={150} />
    <Bar x={100} y={226} w={96} />
    <Stroke d="M100 241h96" />
    <Box x={320} y={160} w={200} h={156} look="soft" />
    <Bar x={344} y={180} w={90} />
    <Box x={344} y={206} w={152} h={32} />
    <Box x={345} y={257} w={102} h={42} round={8} />
    <Box x={352} y={264} w={88} h={28} look="fill" />
    <Mark n={1} x={30} y={290} to={[110, 290]} />
    <Mark n={2} x={590} y={60} to={[510, 60]} />
    <Mark n={3} x={30} y={99} to={[114, 99]} />
    <Mark n={4} x={30} y={174} to={[100, 174]} />
    <Mark n={5} x={30} y={230} to={[100, 230]} />
    <Mark n={6} x={590} y={178} to={[506, 178]} />
    <Mark n={7} x={590} y={222} to={[496, 222]} />
    <Mark n={8} x={590} y={278} to={[447, 278]} />
  </Drawing>
)
