import type { ChildProcess } from 'node:child_process'

export function end(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null>
export function untilReady(url: string): Promise<void>
