import { takePictures } from '#tools/screenshots/takePictures.ts'
import type { Command } from './io.ts'

/** The pictures of the documents, from a running service. */
export const run: Command = async ([entrance, ...rest], io) => {
  if (!entrance || !URL.canParse(entrance) || rest.length > 0) {
    io.stderr.write('koirakanta screenshots ADDRESS: what the start of a service with the demo club prints\n')
    return 2
  }
  await takePictures(entrance, (file) => io.stdout.write(`${file}\n`))
  return 0
}
