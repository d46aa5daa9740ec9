/** The numbered drawing on the design system’s page about "card". */
import { Bar, Box, Drawing, Mark, Stroke } from '../../drawing/drawing.tsx'

/** A card with a picture, and beside it a line of a list. */
export const anatomy = (
  <Drawing width={640} height={340}>
    <Box x={50} y={30} w={220} h={150} look="soft" round={2} />
    <Stroke d="M50 140q50-50 90-12t70-16 60-38" />
    <Bar x={50} y={196} w={90} h={7} look="accent" />
    <Bar x={50} y={218} w={200} h={13} />
    <Bar x={50} y={239} w={130} h={13} />
    <Bar x={50} y={268} w={215} h={5} />
    <Bar x={50} y={283} w={170} h={5} />
    <Box x={40} y={20} w={240} h={282} round={3} />
    <Stroke d="M380 110h230M380 176h230" />
    <Bar x={380} y={140} w={52} h={5} />
    <Bar x={452} y={137} w={110} h={12} />
    <Stroke d="M584 143h22m-8-8 8 8-8 8" />
    <Mark n={1} x={320} y={60} to={[240, 60]} />
    <Mark n={2} x={16} y={200} to={[56, 200]} />
    <Mark n={3} x={320} y={225} to={[240, 225]} />
    <Mark n={4} x={16} y={276} to={[56, 276]} />
    <Mark n={5} x={320} y={320} to={[262, 302]} />
    <Mark n={6} x={406} y={80} to={[406, 140]} />
    <Mark n={7} x={507} y={80} to={[507, 137]} />
    <Mark n={8} x={595} y={206} to={[595, 150]} />
  </Drawing>
)
