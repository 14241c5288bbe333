import type { Command } from './io.ts'
import { buildWeb } from './webBuild.ts'

/** Builds the browser part, for a `serve` that comes later, such as in an image. */
export const run: Command = async (_args, io) => {
  await buildWeb((text) => io.stderr.write(`${text}\n`))
  return 0
}
