import type { Db } from '../../platform/database.ts'
import type { TextSource } from '../textSource.ts'
import { partOf } from './updates.store.ts'
import type { TakenUpdate } from './updates.types.ts'

/** A file out of its parts, one at a time: however large it is, it never stands in memory. */
export function partsSource(db: Db, { id, fileName, size }: TakenUpdate): TextSource {
  return { name: fileName, size, open: () => partsOf(db, id) }
}

async function* partsOf(db: Db, id: number): AsyncGenerator<Buffer> {
  for (let number = 0; ; number++) {
    const part = await partOf(db, id, number)
    if (part === undefined) return
    yield part
  }
}
