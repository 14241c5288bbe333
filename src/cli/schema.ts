import { SCHEMA_FILE } from '#tools/schema/schemaSource.ts'
import { writeSchema } from '#tools/schema/writeSchema.ts'
import type { Command } from './io.ts'

/** Types of the tables and views, from the migrations. */
export const run: Command = async (_args, io) => {
  await writeSchema()
  io.stdout.write(`${SCHEMA_FILE} is as the migrations say\n`)
  return 0
}
