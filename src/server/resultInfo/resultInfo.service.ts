import { type ResultField, type ResultValues, valuesOfRow } from '#domain/resultFields.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import {
  findSources,
  historyOfRows,
  type RowState,
  type RowStep,
  rowsAt,
} from '../history/rowHistory.service.ts'
import type { Reader } from '../platform/act.ts'
import { citedRulebooks } from '../rulebooks/rulebooks.service.ts'
import { namesOf, showHead } from './details.store.ts'
import { type FieldHistory, fieldHistories } from './fields.ts'
import { subjectsOf, TABLE_OF } from './lineage.service.ts'
import { isOpen } from './lineage.store.ts'
import { thingsIn, withNames } from './naming.ts'
import type { Lineage, TrialLineage } from './resultInfo.types.ts'

/**
 * What is recorded of a result with its sources: now, or at a moment in the past. Of a result that is open or removed what it was last.
 * Source: docs/rules/history.md#results.
 */
async function explain(reader: Reader, lineage: Lineage, until: Date | null) {
  const { kind, ids } = lineage
  const table = TABLE_OF[kind]
  const { steps, now } = await historyOfRows(reader, table, ids)
  const sources = await findSources(reader, sourceIdsOf(steps), subjectsOf(lineage))
  const known = steps.filter(({ sourceId }) => {
    const at = sourceId === null ? undefined : sources.get(sourceId)?.madeAt
    return until === null || at === undefined || at <= until
  })
  const past = until === null ? null : await rowsAt(reader, table, { ids, until })
  const isRecorded = past === null || past.length > 0
  const last: RowState = steps.map(({ before, after }) => after ?? before).at(-1) ?? {}
  const row = past?.at(-1) ?? now.at(-1) ?? last
  const fields = isRecorded ? fieldHistories(kind, known) : []
  const values = valuesOfRow(kind, row)
  const all = [
    values,
    ...fields.flatMap(({ field, states }) => states.map(({ value }) => ({ [field]: value }))),
  ]
  const names = await namesOf(reader.db, thingsIn(kind, all))
  const dogs = await dogSummaries(reader, [Number(row.dog_id ?? lineage.dogId)])
  return {
    lineage,
    isRecorded,
    values: withNames(kind, values, names),
    rulebookId: typeof values.rulebook === 'number' ? values.rulebook : null,
    fields: fields.map((one) => named(lineage, one, names)),
    sources,
    dog: [...dogs.values()][0] ?? null,
    dogName: names.get(`dog ${values.dog}`) ?? null,
  }
}

const sourceIdsOf = (steps: readonly RowStep[]): number[] => [
  ...new Set(steps.flatMap(({ sourceId }) => sourceId ?? [])),
]

function named(
  { kind }: Lineage,
  { field, states }: FieldHistory,
  names: ReadonlyMap<string, string>,
): FieldHistory {
  const nameOf = (value: ResultValues[ResultField]) =>
    withNames(kind, { [field]: value }, names)[field] ?? null
  return { field, states: states.map((state) => ({ ...state, value: nameOf(state.value) })) }
}

/** A result of a trial with the sources of its values. */
export async function explainTrialResult(
  reader: Reader,
  { trial, lineage }: TrialLineage,
  until: Date | null,
) {
  const { kind, currentId, dogId, eventId } = lineage
  const explained = await explain(reader, lineage, until)
  const { rulebookId } = explained
  const rulebook =
    rulebookId === null ? undefined : (await citedRulebooks(reader, [rulebookId])).get(rulebookId)
  const opened =
    currentId === null && kind !== 'show' && (await isOpen(reader.db, kind, { trialId: eventId, dogId }))
  return { ...explained, trial, rulebook, opened }
}

/** A result of a show with the sources of its values. */
export async function explainShowResult(reader: Reader, lineage: Lineage, until: Date | null) {
  const [explained, show] = await Promise.all([
    explain(reader, lineage, until),
    showHead(reader.db, lineage.eventId),
  ])
  return { ...explained, show: show ?? null }
}

export type Explained = Awaited<ReturnType<typeof explain>>
