/** `npm run host`: the host in plain Node, for a small server. */
import { parseArgs } from 'node:util'
import { ensureBuilt } from './lib/build.js'
import { dataFolder } from './lib/flags.js'
import { HOST_PROGRAM } from './lib/host-program.js'
import { ensureInstalled } from './lib/install.js'
import { runProgram } from './lib/program.js'

const USAGE = `Usage: npm run host -- [--port N] [--data DIR] [--open-lan] [--public-url URL]
  --port N     the port of pages and games (default 4711; taken: the next free one)
  --data DIR   keep games in DIR (default: where this system keeps such things)
  --open-lan   let others on the network in, and announce open tables there;
               otherwise only this machine can connect
  --public-url URL
               where a reverse proxy on this machine is reached, such as
               https://cards.example: see docs/hosting.md`

function readFlags() {
  const { values } = parseArgs({
    options: {
      port: { type: 'string' },
      data: { type: 'string' },
      'open-lan': { type: 'boolean' },
      'public-url': { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) {
    console.log(USAGE)
    process.exit(0)
  }
  return [
    ...(values.port === undefined ? [] : [`--port=${values.port}`]),
    ...(values.data === undefined ? [] : [`--data=${dataFolder(values.data)}`]),
    ...(values['open-lan'] ? ['--open-lan'] : []),
    ...(values['public-url'] === undefined ? [] : [`--public-url=${values['public-url']}`]),
  ]
}

try {
  const flags = readFlags()
  await ensureInstalled()
  await ensureBuilt()
  const { code } = await runProgram(process.execPath, [...HOST_PROGRAM, ...flags])
  process.exit(code)
} catch (error) {
  console.error(`stichabend: ${/** @type {Error} */ (error).message}\n${USAGE}`)
  process.exit(2)
}
