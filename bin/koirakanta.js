#!/usr/bin/env node
/**
 * Entry point of every command. Runs under the machine's own Node (20.19 or newer) and with nothing installed, so
 * it uses only Node's built-in modules: it installs the dependencies when needed and hands over to the pinned Node.
 */
import { findPinnedNode } from './lib/findPinnedNode.js'
import { handOver } from './lib/handOver.js'
import { installDependencies } from './lib/installDependencies.js'

try {
  await installDependencies()
  process.exitCode = await handOver(findPinnedNode(), process.argv.slice(2))
} catch (error) {
  console.error(`koirakanta: ${error.message}`)
  process.exitCode = 1
}
