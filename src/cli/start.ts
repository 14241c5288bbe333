import type { Command } from './io.ts'
import { run as serve } from './serve.ts'
import { buildWeb } from './webBuild.ts'

/** What `npm start` does once dependencies are there: builds the browser part if needed and runs the service. */
export const run: Command = async (args, io) => {
  await buildWeb((text) => io.stderr.write(`${text}\n`))
  return serve(args, io)
}
