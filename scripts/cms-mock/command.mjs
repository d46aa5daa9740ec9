/**
 * Starts a stand-in for a content system, to try the site against: it replays recorded responses, or serves
 * the made-up site of the contract tests, which every content source has to pass.
 *
 *     npm run cms:replay -- fetch|rest [--port 8090] [--fault name[=value]] [--match regex] [--site recordings|contract]
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withControlPanel } from './control-panel.mjs'
import { withControls } from './controls.mjs'
import { faults } from './faults.mjs'
import { createReplay } from './replay.mjs'
import { createStandInServer } from './server.mjs'

const options = {
  port: { type: 'string', default: '8090' },
  fault: { type: 'string', default: 'ok' },
  match: { type: 'string', default: '' },
  site: { type: 'string', default: 'recordings' },
  help: { type: 'boolean', default: false },
}

const faultLines = Object.entries(faults).map(
  ([name, { summary, value }]) => `  ${name.padEnd(14)} ${summary}${value ? ` (value: ${value})` : ''}`,
)
const help = `Usage: npm run cms:replay -- fetch|rest [options]

  --port 8090                  where to listen on 127.0.0.1; 0 takes a free port
  --site recordings|contract   recorded answers of a real system, or the site of the contract tests
  --fault name[=value]         answer wrongly from the start
  --match regex                only where path and query fit

While it runs: GET /__requests lists what was asked, POST /__fault {"fault":"status=503","match":"pages"} switches
a fault on, {"fault":"ok"} all off.
/cp?site=http://localhost:3000&path=/…&id=…&collection=… edits an entry, with the site in a frame beside it. Lists recorded in full are filtered, sorted and paged as asked.

Faults:
${faultLines.join('\n')}
`

const say = (line) => process.stdout.write(`${line}\n`)

/** Ends the process for wrong use of the command line, with exit code 64 (EX_USAGE of sysexits.h). */
function refuse(reason) {
  process.stderr.write(`${reason}\nTry: npm run cms:replay -- --help\n`)
  process.exit(64)
}

function readArguments() {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    return refuse(error.message)
  }
}

/**
 * Loads the site of the contract tests. It is written in TypeScript, which Node 20 cannot run, but Vite can.
 */
async function createContractSite(system) {
  const { runnerImport } = await import('vite')
  const file = `/tests/support/cms/${system}-answers.ts`
  const { module } = await runnerImport(file, { root: join(import.meta.dirname, '../..'), logLevel: 'error' })
  return module.answerContractSite()
}

const sites = { recordings: createReplay, contract: createContractSite }

const { values, positionals } = readArguments()
if (values.help) {
  say(help)
  process.exit(0)
}
const [system = '', ...more] = positionals
if (!['fetch', 'rest'].includes(system) || more.length > 0)
  refuse(`Which system? fetch or rest, not "${positionals.join(' ')}"`)
if (!/^\d{1,5}$/.test(values.port) || Number(values.port) > 65535)
  refuse(`--port must be 0 to 65535, not "${values.port}"`)
if (!Object.hasOwn(sites, values.site)) refuse(`--site must be recordings or contract, not "${values.site}"`)

const respond = await sites[values.site](system)
const controls = withControls(withControlPanel(respond))
const standIn = await createStandInServer({
  respond: controls.respond,
  port: Number(values.port),
  onRequest: ({ method, url }, fault) => {
    if (!controls.isOwn(url))
      say(
        `${method} ${url}${fault.name === 'ok' ? '' : ` [${[fault.name, fault.value].filter(Boolean).join('=')}]`}`,
      )
  },
}).catch((error) => {
  process.stderr.write(`Port ${values.port} cannot be used: ${error.message}\n`)
  process.exit(1)
})
controls.attach(standIn)
try {
  controls.switchFault(values.fault, values.match)
} catch (error) {
  refuse(error.message)
}

const locales = system === 'rest' ? '' : 'CMS_LOCALES=nl=default,en=en,de=de '
say(`The ${system} stand-in (${values.site}) listens on ${standIn.url}`)
say(`${locales}CONTENT_SOURCE=${system} CMS_URL=${standIn.url} npm start`)

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => standIn.close().finally(() => process.exit(0)))
