import { REMOVED } from '#contract/constants.ts'
import type { ResultMoment, ResultTimeline } from '#contract/resultInfoShapes.ts'
import { isLate } from '#domain/trials/objections.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import { presentSource } from '../history/sources.presenter.ts'
import type { LogRow, ObjectionRow } from './details.store.ts'
import { SHOW_CODES, SHOW_SAVES } from './momentKinds.ts'
import { kindsIn } from './moments.store.ts'
import type { MomentRow } from './resultInfo.types.ts'
import type { RowDifference, Timeline } from './timeline.service.ts'

type Values = NonNullable<ResultMoment['before']>
type Told = Omit<ResultMoment, 'key' | 'at' | 'kind'>

const NOTHING = { file: null, update: null, reason: null, what: null, before: null, after: null } as const

/** Fields of the log that are told beside those of a result; why is told apart. */
const LOGGED: ReadonlySet<string> = new Set([
  'class',
  'startNumber',
  'list',
  'until',
  'hold',
  'verdict',
  'amountCents',
  'keptCents',
  'paperKind',
  'date',
  'place',
])

export function presentTimeline(timeline: Timeline): ResultTimeline {
  return {
    moments: timeline.moments.map((moment) => ({
      key: moment.key,
      at: moment.at.toISOString(),
      kind: moment.kind,
      ...told(timeline, moment),
    })),
    kinds: kindsIn(timeline.counts),
    next: timeline.next,
    fromBeginning: timeline.fromBeginning,
  }
}

function told(timeline: Timeline, moment: MomentRow): Told {
  const { sourceId, auditId, objectionId } = moment
  if (objectionId !== null) return toldObjection(timeline.objections.get(objectionId)!, moment.key)
  const log = auditId === null ? undefined : timeline.log.get(auditId)
  return sourceId === null ? toldLog(timeline, log!, moment) : toldSource(timeline, sourceId, log)
}

/** What a source did to the result itself, or to its show. */
function toldSource(timeline: Timeline, sourceId: number, log: LogRow | undefined): Told {
  const { sources, differences, showSteps } = timeline
  const source = presentSource({ sourceId, line: null }, sources)
  const { reason, update } = sources.get(sourceId)!
  const difference = differences.get(sourceId) ?? showDifference(showSteps, sourceId)
  return {
    code: codeOf(source.code, differences.get(sourceId)),
    origin: source.kind,
    actor: source.actor,
    file: source.file,
    update,
    reason: reason ?? overrideReason(log),
    what: difference?.what ?? null,
    before: difference ? valuesIn(difference.before) : null,
    after: difference ? valuesIn(difference.after) : null,
  }
}

function codeOf(code: Told['code'], difference: RowDifference | undefined): Told['code'] {
  if (!code || !difference || !SHOW_SAVES.includes(code)) return code
  return SHOW_CODES[difference.what === 'restored' ? 'added' : difference.what]
}

const overrideReason = (log: LogRow | undefined): string | null =>
  typeof log?.after?.overrideReason === 'string' ? log.after.overrideReason : null

/** What a show that a result stands in was known by before and after. */
function showDifference(steps: Timeline['showSteps'], sourceId: number) {
  const step = steps.find((one) => one.sourceId === sourceId)
  if (!step?.before || !step.after) return undefined
  const { before, after, what } = step
  const changed = Object.entries(SHOW_FIELDS).filter(([, column]) => before[column] !== after[column])
  const pick = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(changed.map(([field, column]) => [field, row[column] ?? null]))
  return { what, before: pick(before), after: pick(after) }
}
const SHOW_FIELDS = { showDay: 'held_on', showPlace: 'place', country: 'country', showName: 'name' } as const

/** What only the log tells: a field of a sheet, the trial, the entry and its money, a paper. */
function toldLog({ names, seen }: Timeline, log: LogRow, { kind }: MomentRow): Told {
  const isHidden = kind === 'entry' && !seen.entrants
  const tell = (fields: LogRow['after']) => (isHidden ? null : loggedValues(log.subject, fields, names))
  const reason = log.after?.reason
  return {
    ...NOTHING,
    code: log.code,
    origin: isHidden ? 'hidden' : 'person',
    actor: isHidden ? null : presentAccount(log.accountId, log.username),
    reason: typeof reason === 'string' && !isHidden ? reason : overrideReason(log),
    before: tell(log.before),
    after: tell(log.after),
  }
}

/** Of a sheet all of its fields, the judge by name; of what else the log tells only what is listed. */
function loggedValues(
  subject: LogRow['subject'],
  fields: LogRow['after'],
  names: Timeline['names'],
): Values | null {
  if (!fields) return null
  const { judgeId, reason: _why, overrideReason: _whyToo, ...others } = fields
  const told =
    subject === 'result'
      ? Object.entries({
          ...others,
          ...(judgeId !== undefined && {
            judge: judgeId === null ? null : (names.get(`judge ${String(judgeId)}`) ?? REMOVED),
          }),
        })
      : Object.entries(others).filter(([field]) => LOGGED.has(field))
  return valuesIn(Object.fromEntries(told))
}

const valuesIn = (values: Readonly<Record<string, unknown>>): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => (isTold(value) ? [[field, value] as const] : [])),
  )

const isTold = (value: unknown): value is Values[string] =>
  value === null ||
  ['string', 'number', 'boolean'].includes(typeof value) ||
  (Array.isArray(value) && value.every((one) => typeof one === 'string'))

/** `m…`: that it was made, `d…`: what it came to. */
function toldObjection(objection: ObjectionRow, key: string): Told {
  const { receivedOn, dueOn, objectorName, verdict, verdictReason } = objection
  const isMade = key.startsWith('m')
  return {
    ...NOTHING,
    code: isMade ? 'OBJECTION_MADE' : 'OBJECTION_DECIDED',
    origin: 'person',
    actor: isMade
      ? presentAccount(objection.recordedBy, objection.recorder)
      : presentAccount(objection.decidedBy, objection.decider),
    reason: isMade ? null : verdictReason,
    after: isMade
      ? { objector: objectorName ?? REMOVED, receivedOn, late: isLate({ receivedOn, dueOn }) }
      : { objectionVerdict: verdict },
  }
}
