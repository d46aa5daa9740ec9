/** Types of `control-panel.mjs`. */
import type { StandInOptions } from './server.d.mts'

/** Adds a control panel with live preview to what a system answers: its page is at `/cp`. */
export function withControlPanel(respond: StandInOptions['respond']): StandInOptions['respond']
