import { RECORDED_FIELD_NAMES, RECORDED_FIELDS } from '#domain/recordedFields.ts'
import type { Reader } from '../platform/act.ts'
import { recordedDog, recordsOfDog } from './records.store.ts'
import { lastChangesOfDog, type Origin, sourcesById } from './sources.store.ts'

/**
 * Every recorded value of a dog with its source: what changed the field last, else what added the dog. Source:
 * docs/rules/history.md#sources.
 */
export async function explainDog({ db }: Reader, dogId: number) {
  const [{ columns, ...added }, changes, records] = await Promise.all([
    recordedDog(db, dogId),
    lastChangesOfDog(db, dogId),
    recordsOfDog(db, dogId),
  ])
  const fields = RECORDED_FIELD_NAMES.map((field) => {
    const column = RECORDED_FIELDS[field]
    const origin: Origin = changes.get(column) ?? added
    return { field, value: columns[column] ?? null, ...origin }
  })
  const ids = [...fields, ...records].flatMap(({ sourceId }) => sourceId ?? [])
  return { fields, records, sources: await sourcesById(db, [...new Set(ids)]) }
}

/** The columns of a dog as text; of dogs and people that it names, number and name. */
export async function recordedValues({ db }: Pick<Reader, 'db'>, dogId: number) {
  return (await recordedDog(db, dogId)).columns
}
