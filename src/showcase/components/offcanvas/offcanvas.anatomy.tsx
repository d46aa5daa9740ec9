/** The numbered drawing on the design system’s page about "offcanvas". */
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'

/** A window with the panel open over it. */
export const anatomy = (
  <Drawing width={600} height={430}>
    <Box x={60} y={20} w={480} h={390} />
    <Box x={60} y={20} w={220} h={390} look="soft" />
    <Box x={280} y={20} w={260} h={390} round={0} />
    <Bar x={304} y={42} w={70} h={10} look="accent" />
    <Stroke d="M444 40l14 14m0-14-14 14M280 74h260" />
    <Bar x={468} y={43} w={48} />
    <Bar x={304} y={92} w={90} h={10} />
    <Stroke d="M304 108h90M304 118h212" />
    <Bar x={304} y={134} w={120} h={10} />
    <Stroke d="M500 142l7-7 7 7M304 158h212" />
    <Bar x={324} y={174} w={84} />
    <Stroke d="M324 194h192" />
    <Bar x={324} y={208} w={104} />
    <Stroke d="M324 228h192" />
    <Bar x={304} y={252} w={76} />
    <Stroke d="M498 255l6 6 10-12M304 274h212" />
    <Bar x={304} y={288} w={64} />
    <Stroke d="M304 308h212" />
    <Stroke d="M298 326h-6v52h6" />
    <Bar x={304} y={330} w={60} />
    <Stroke d="M496 334a9 9 0 1 0 18 0 9 9 0 1 0-18 0m9-9v18" />
    <Bar x={304} y={366} w={124} />
    <Stroke d="M304 384h212" />
    <Mark n={1} x={22} y={200} to={[160, 200]} />
    <Mark n={2} x={230} y={47} to={[304, 47]} />
    <Mark n={3} x={578} y={47} to={[516, 47]} />
    <Mark n={4} x={230} y={97} to={[304, 97]} />
    <Mark n={5} x={578} y={139} to={[514, 139]} />
    <Mark n={6} x={230} y={178} to={[324, 178]} />
    <Mark n={7} x={578} y={256} to={[514, 256]} />
    <Mark n={8} x={230} y={352} to={[292, 352]} />
  </Drawing>
)
