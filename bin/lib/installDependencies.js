import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inProject, projectRoot } from './project.js'

// Scripts of packages are not run: none that the project uses needs one.
const npmArguments = [
  'ci',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--no-audit',
  '--no-fund',
]

/**
 * Installs what the lock file says, unless it is there already. Writes to standard error only, because a command's
 * standard output may be data.
 */
export async function installDependencies() {
  if (isInstalled()) return
  const started = Date.now()
  const tell = (text) => process.stderr.write(text)
  const live = process.stderr.isTTY
  tell(`Installing dependencies from package-lock.json ...${live ? '' : '\n'}`)
  const seconds = () => Math.round((Date.now() - started) / 1000)
  const ticker = live && setInterval(() => tell(`\rInstalling dependencies ... ${seconds()} s   `), 1000)
  const { code, output } = await runNpm()
  clearInterval(ticker)
  if (code !== 0) {
    tell(`\n${output.trimEnd()}\n`)
    throw new Error(
      'npm could not install the dependencies (its message is above): check the network and try again',
    )
  }
  tell(`${live ? '\r' : ''}Dependencies installed in ${seconds()} s.          \n`)
}

/**
 * npm writes node_modules/.package-lock.json as the last step of an installation: it names what is really there.
 *
 * @returns {boolean} true when every package that package-lock.json asks for is there in the version it asks for
 */
function isInstalled() {
  const wanted = readPackages(inProject('package-lock.json'))
  const installed = readPackages(inProject('node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    const found = installed[path]
    return found ? found.version === version : optional === true && Object.keys(installed).length > 0
  })
}

function readPackages(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {}
}

function runNpm() {
  const script = process.env.npm_execpath
  const [command, ...first] = script?.endsWith('.js') ? [process.execPath, script] : ['npm']
  return new Promise((resolve) => {
    let output = ''
    const npm = spawn(command, [...first, ...npmArguments], {
      cwd: projectRoot,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const collect = (chunk) => {
      output += chunk
    }
    npm.stdout.on('data', collect)
    npm.stderr.on('data', collect)
    npm.on('error', (error) => resolve({ code: 1, output: error.message }))
    npm.on('close', (code) => resolve({ code, output }))
  })
}
