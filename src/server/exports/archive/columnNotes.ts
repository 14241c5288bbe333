import { readFile } from 'node:fs/promises'
import { knownMigrations } from '../../platform/migrate.ts'

const FOLDER = new URL('../../platform/migrations/', import.meta.url)

/** What the migrations say of tables and columns in their comments: by `table`, and by `table.column`. */
export async function columnNotes(): Promise<ReadonlyMap<string, string>> {
  const notes = new Map<string, string>()
  for (const name of knownMigrations()) readNotes(await readFile(new URL(name, FOLDER), 'utf8'), notes)
  return notes
}

const COMMENT = /^\s*--\s?(.*)$/
const TABLE = /^\s*create table (?:if not exists )?(\w+)\s*\(/i
const ALTERED = /^\s*alter table (\w+)/i
const ADDED = /\badd column (?:if not exists )?(\w+)/i
const COLUMN = /^\s+([a-z_][a-z_0-9]*)\s+[a-z]/
const NO_COLUMN = /^\s+(check|primary|unique|foreign|constraint|exclude)\b/i

/** The migrations are written alike: a comment stands on the lines before what it is about. */
export function readNotes(sql: string, notes: Map<string, string>): void {
  let waiting: string[] = []
  let table: string | undefined
  let isNew = false
  const keep = (name: string) => {
    if (waiting.length > 0) notes.set(name, waiting.join(' '))
  }
  for (const line of sql.split('\n')) {
    const comment = COMMENT.exec(line)
    if (comment) {
      waiting.push(comment[1]!)
      continue
    }
    const created = TABLE.exec(line)?.[1]
    const altered = ALTERED.exec(line)?.[1]
    const added = ADDED.exec(line)?.[1]
    if (created) keep(created)
    table = created ?? altered ?? table
    if (created || altered) isNew = created !== undefined
    if (added && table) keep(`${table}.${added}`)
    else if (!created && isNew && table && !NO_COLUMN.test(line)) {
      const column = COLUMN.exec(line)?.[1]
      if (column) keep(`${table}.${column}`)
    }
    if (/^\s*\)/.test(line)) isNew = false
    waiting = []
  }
}
