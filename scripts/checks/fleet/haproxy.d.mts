import type { ChildProcess } from 'node:child_process'

export function startHaproxy(options: {
  readonly port: number
  readonly ports: readonly number[]
  readonly folder: string
}): Promise<ChildProcess>
