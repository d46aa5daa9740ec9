/** The command line of the build, as in the container image. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dist, runCommandLine } from '../support/command.ts'

const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))

test.each(['help', '--help', '-h'])('%s lists the commands and the exit codes', async (name) => {
  const { status, stdout, stderr } = await runCommandLine([name])
  expect([status, stderr]).toEqual([0, ''])
  for (const line of [
    /^ {2}start +serves/m,
    /^ {2}doctor +/m,
    /^ {2}routes +/m,
    /^ {2}78 {2}wrong settings/m,
  ])
    expect(stdout).toMatch(line)
})

test('a command has a help of its own', async () => {
  const { status, stdout } = await runCommandLine(['doctor', '--help'])
  expect(status).toBe(0)
  expect(stdout).toContain('doctor types [--out FILE]')
  expect(await runCommandLine(['help', 'doctor'])).toMatchObject({ status, stdout })
})

test.each(['version', '--version'])('%s names version, build and Node', async (name) => {
  const { status, stdout } = await runCommandLine([name])
  const { id } = JSON.parse(readFileSync(join(dist, 'build.json'), 'utf8'))
  expect(stdout.split('\n').map((line) => line.split(' of ')[0])).toEqual([
    `triptych ${version}`,
    `build ${id}`,
    `node ${process.version}`,
    '',
  ])
  expect(status).toBe(0)
})

test.each([
  ['an unknown command', ['docter'], /"docter"\. Did you mean doctor\?\nCommands: start, doctor, routes/],
  ['a command that is like no other', ['xyzzy'], /^There is no command "xyzzy"\.\n/],
  ['an argument of the start', ['start', '--port=3'], /settings are environment variables/],
  ['an unknown argument of routes', ['routes', '--colour'], /'--colour'[\s\S]*Use: routes/],
  ['an argument of version', ['version', 'now'], /takes no arguments/],
  ['the help of an unknown command', ['help', 'rutes'], /Did you mean routes\?/],
])('%s ends with 64 and says what is known', async (_what, args, message) => {
  expect(await runCommandLine(args)).toMatchObject({
    ...{ status: 64, stdout: '' },
    stderr: expect.stringMatching(message),
  })
})

test('wrong settings end with 78', async () => {
  expect(await runCommandLine(['routes'], { PORT: 'x' })).toMatchObject({
    ...{ status: 78, stdout: '' },
    stderr: expect.stringContaining('PORT must be'),
  })
})

test('a reader that has seen enough is no error', async () => {
  const child = spawn(process.execPath, [join(dist, 'server/main.js'), 'routes', '--json'], {
    ...{ env: {}, stdio: ['ignore', 'pipe', 'pipe'] },
  })
  child.stdout.destroy()
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', (text: string) => void errors.push(text))
  const [status] = await once(child, 'close')
  expect([status, errors]).toEqual([0, []])
})
