import { existsSync } from 'node:fs'
import { inProject } from './project.js'

const oldestMajor = 24

/**
 * The Node that runs the project: the one that the lock file pins, or the machine's own where no package of the
 * pinned one exists for its platform.
 *
 * @returns {string} path of the executable
 */
export function findPinnedNode() {
  const name = process.platform === 'win32' ? 'win' : process.platform
  const executable = process.platform === 'win32' ? 'node.exe' : 'node'
  const pinned = inProject('node_modules', `node-${name}-${process.arch}`, 'bin', executable)
  if (existsSync(pinned)) return pinned
  if (Number.parseInt(process.versions.node, 10) >= oldestMajor) return process.execPath
  throw new Error(
    `there is no packaged Node ${oldestMajor} for ${process.platform}-${process.arch}, and this is Node ` +
      `${process.versions.node}: install Node ${oldestMajor} or newer and try again`,
  )
}
