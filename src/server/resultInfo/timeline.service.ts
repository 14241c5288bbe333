import { differenceOf, type InfoKind, type ResultValues, valuesOfRow } from '#domain/resultFields.ts'
import { findSources, historyOfRows, type RowStep } from '../history/rowHistory.service.ts'
import { readObjections } from '../objections/objections.policy.ts'
import type { Reader } from '../platform/act.ts'
import { manageEntries } from '../trials/trials.policy.ts'
import { type LogRow, logRows, namesOf, objectionRows } from './details.store.ts'
import { subjectsOf, TABLE_OF } from './lineage.service.ts'
import { showsOf } from './lineage.store.ts'
import { type AskedMoments, momentsOf } from './moments.store.ts'
import { thingsIn, withNames } from './naming.ts'
import type { Lineage, Seen, TrialLineage } from './resultInfo.types.ts'

const PAGE_SIZE = 30

/** What a source did to the row of a result: the values that it replaced, and those that it gave. */
export interface RowDifference {
  readonly what: RowStep['what']
  readonly before: ResultValues
  readonly after: ResultValues
}

/** One page of what happened to a result, newest first. Source: docs/rules/history.md#results. */
async function momentsWith(reader: Reader, lineage: Lineage, seen: Seen, asked: AskedMoments) {
  const { db } = reader
  const { kind, ids } = lineage
  const table = TABLE_OF[kind]
  const about = subjectsOf(lineage)
  const shows = kind === 'show' ? await showsOf(db, ids[0]!) : []
  const { rows, counts } = await momentsOf(db, lineage, {
    ...{ table, shows, about, seen, asked },
    most: PAGE_SIZE + 1,
  })
  const page = rows.slice(0, PAGE_SIZE)
  const [sources, log, objections, results, ofShows] = await Promise.all([
    findSources(
      reader,
      page.flatMap(({ sourceId }) => sourceId ?? []),
      about,
    ),
    logRows(
      db,
      page.flatMap(({ auditId }) => auditId ?? []),
    ),
    objectionRows(
      db,
      page.flatMap(({ objectionId }) => objectionId ?? []),
    ),
    historyOfRows(reader, table, ids),
    historyOfRows(reader, 'show', shows),
  ])
  const differences = differencesOf(kind, results.steps)
  const values = [...differences.values()].flatMap(({ before, after }) => [before, after])
  const names = await namesOf(db, thingsIn(kind, values, [...log.values()].flatMap(judgeIdsIn)))
  return {
    lineage,
    seen,
    moments: page,
    counts,
    next: rows.length > PAGE_SIZE ? page.at(-1)!.key : null,
    sources,
    log,
    objections,
    differences: new Map(
      [...differences].map(([id, one]) => [
        id,
        {
          what: one.what,
          before: withNames(kind, one.before, names),
          after: withNames(kind, one.after, names),
        },
      ]),
    ),
    showSteps: ofShows.steps,
    names,
    /** the first source is known: nothing is from before the history */
    fromBeginning: results.steps.some(({ what, sourceId }) => what === 'added' && sourceId !== null),
  }
}

const judgeIdsIn = ({ before, after }: LogRow): number[] =>
  [before?.judgeId, after?.judgeId].flatMap((id) => (typeof id === 'number' ? [id] : []))

/**
 * What each source did to a result. Of one that was opened and marked done again what differs from before is told; of one that was taken
 * back no values, as it is told by what it was.
 */
function differencesOf(kind: InfoKind, steps: readonly RowStep[]): ReadonlyMap<number, RowDifference> {
  const found = new Map<number, RowDifference>()
  let last: ResultValues | undefined
  for (const { sourceId, what, after } of steps) {
    const values = after ? valuesOfRow(kind, after) : undefined
    const own: RowDifference = { what, ...(values ? differenceOf(last, values) : { before: {}, after: {} }) }
    if (sourceId !== null) found.set(sourceId, merged(found.get(sourceId), own))
    last = values ?? last
  }
  return found
}

/** Two steps of one source as one. */
const merged = (first: RowDifference | undefined, second: RowDifference): RowDifference =>
  first
    ? {
        what: second.what,
        before: { ...second.before, ...first.before },
        after: { ...first.after, ...second.after },
      }
    : second

/** Of a result of a trial: objections and who entered only for who may see them at the trial. */
export function trialTimeline(reader: Reader, { trial, lineage }: TrialLineage, asked: AskedMoments) {
  const { viewer } = reader
  const seen: Seen = trial
    ? { objections: readObjections(viewer, trial), entrants: manageEntries(viewer, trial) }
    : { objections: false, entrants: false }
  return momentsWith(reader, lineage, seen, asked)
}

/** Of a result of a show. */
export const showTimeline = (reader: Reader, lineage: Lineage, asked: AskedMoments) =>
  momentsWith(reader, lineage, { objections: false, entrants: false }, asked)

export type Timeline = Awaited<ReturnType<typeof momentsWith>>
