import { RECORDED_FIELD_NAMES, RECORDED_FIELDS } from '#domain/recordedFields.ts'
import type { Reader } from '../platform/act.ts'
import { type RecordedDog, recordedDog, recordsOfDog } from './records.store.ts'
import { lastChangesOfDog, type Origin, sourcesById } from './sources.store.ts'

/**
 * Every recorded value of a dog with its source: what changed the field last, else what added the dog. Source:
 * docs/rules/history.md#sources.
 * @param until as it stood at a moment (docs/rules/history.md#as-on-a-day); null: now
 */
export async function explainDog({ db }: Reader, dogId: number, until: Date | null = null) {
  const [dog, changes, records] = await Promise.all([
    recordedDog(db, dogId, until),
    lastChangesOfDog(db, dogId, until),
    recordsOfDog(db, dogId, until),
  ])
  const fields = dog ? fieldsOf(dog, changes) : []
  const ids = [...fields, ...records].flatMap(({ sourceId }) => sourceId ?? [])
  return { isRecorded: dog !== undefined, fields, records, sources: await sourcesById(db, [...new Set(ids)]) }
}

const fieldsOf = ({ columns, ...added }: RecordedDog, changes: ReadonlyMap<string, Origin>) =>
  RECORDED_FIELD_NAMES.map((field) => {
    const column = RECORDED_FIELDS[field]
    const origin: Origin = changes.get(column) ?? added
    return { field, value: columns[column] ?? null, ...origin }
  })

/** The columns of a dog as text; of dogs and people that it names, number and name. */
export async function recordedValues({ db }: Pick<Reader, 'db'>, dogId: number) {
  return (await recordedDog(db, dogId, null))!.columns
}
