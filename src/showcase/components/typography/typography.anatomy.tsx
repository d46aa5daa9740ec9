/** The numbered drawing on the design system’s page about "typography". */
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'

/** The head of an article and its first lines. */
export const anatomy = (
  <Drawing width={620} height={372}>
    <Bar x={90} y={26} w={80} h={10} look="soft" />
    <Stroke d="M90 40h80" />
    <Box x={90} y={58} w={330} h={24} round={2} />
    <Box x={90} y={88} w={220} h={24} round={2} />
    <Bar x={90} y={136} w={280} h={12} />
    <Bar x={90} y={156} w={240} h={12} />
    <Box x={90} y={200} w={180} h={18} look="fill" round={2} />
    <Bar x={90} y={238} w={420} />
    <Bar x={90} y={260} w={400} />
    <Bar x={90} y={282} w={250} />
    <Bar x={352} y={282} w={92} look="accent" />
    <Stroke d="M352 296h92" />
    <Stroke d="M90 326v16m0-8h420m0-8v16" />
    <Stroke d="M536 242v22m-6 0h12m-12-22h12" />
    <Mark n={1} x={34} y={31} to={[90, 31]} />
    <Mark n={2} x={586} y={70} to={[420, 70]} />
    <Mark n={3} x={34} y={142} to={[90, 142]} />
    <Mark n={4} x={34} y={209} to={[90, 209]} />
    <Mark n={5} x={34} y={264} to={[90, 264]} />
    <Mark n={6} x={586} y={253} to={[536, 253]} />
    <Mark n={7} x={586} y={290} to={[444, 290]} />
    <Mark n={8} x={586} y={334} to={[510, 334]} />
  </Drawing>
)
