import type { RecordedResultField, ResultInfo, ResultSource } from '#contract/resultInfoShapes.ts'
import { type InfoKind, ruleOf } from '#domain/resultFields.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import { presentSource } from '../history/sources.presenter.ts'
import type { FieldHistory, FieldState } from './fields.ts'
import { SHOW_CODES, SHOW_SAVES } from './momentKinds.ts'
import type { Explained, explainShowResult, explainTrialResult } from './resultInfo.service.ts'

type Sources = Explained['sources']

function sourceOf(kind: InfoKind, state: FieldState, isFirst: boolean, sources: Sources): ResultSource {
  const source = presentSource(state, sources)
  const row = state.sourceId === null ? undefined : sources.get(state.sourceId)
  // A save of a show may have added one result and changed another.
  const isShowSave = kind === 'show' && source.code !== null && SHOW_SAVES.includes(source.code)
  return {
    ...source,
    code: isShowSave ? (isFirst ? SHOW_CODES.added : SHOW_CODES.changed) : source.code,
    update: row?.update ?? null,
    reason: row?.reason ?? null,
  }
}

function presentField(
  kind: InfoKind,
  { field, states }: FieldHistory,
  { sources, rulebookId }: Explained,
): RecordedResultField {
  const tell = (state: FieldState, place: number) => ({
    value: presentValue(state.value),
    source: sourceOf(kind, state, place === states.length - 1, sources),
  })
  const [now, ...earlier] = states.map(tell)
  const { value, source } = now!
  const isGiven = source.kind === 'import' || source.kind === 'demo' || rulebookId === null
  const rule = ruleOf(kind, field)
  return {
    field,
    value,
    source,
    rule: value === null || (isGiven && rule !== 'ending') ? null : rule,
    // That nothing stood there before is no earlier value.
    earlier: earlier.filter((one) => one.value !== null),
  }
}

const presentValue = (value: FieldState['value']): RecordedResultField['value'] =>
  Array.isArray(value) ? [...value] : (value as Exclude<FieldState['value'], readonly string[]>)

function presentAny(explained: Explained): Omit<ResultInfo, 'event' | 'rulebook' | 'state'> {
  const { lineage, dog, dogName, isRecorded, fields } = explained
  return {
    kind: lineage.kind,
    id: lineage.currentId,
    dog: dog && presentSummary(dog),
    dogName,
    isRecorded,
    fields: fields.flatMap((field) =>
      field.states.length > 0 ? [presentField(lineage.kind, field, explained)] : [],
    ),
  }
}

export function presentTrialResult(explained: Awaited<ReturnType<typeof explainTrialResult>>): ResultInfo {
  const { trial, rulebook, opened, lineage } = explained
  return {
    ...presentAny(explained),
    state: lineage.currentId !== null ? 'recorded' : opened ? 'open' : 'removed',
    event: trial && {
      kind: 'trial',
      id: trial.id,
      type: trial.type,
      date: trial.heldOn,
      kaerNr: trial.kaerNr,
      place: trial.place,
    },
    rulebook: rulebook
      ? {
          id: rulebook.id,
          validFrom: rulebook.validFrom,
          revision: rulebook.revision,
          confirmed: rulebook.confirmed,
        }
      : null,
  }
}

export function presentShowResult(explained: Awaited<ReturnType<typeof explainShowResult>>): ResultInfo {
  const { show, lineage } = explained
  return {
    ...presentAny(explained),
    state: lineage.currentId === null ? 'removed' : 'recorded',
    event: show && {
      kind: 'show',
      id: show.present ? show.id : null,
      date: show.date,
      place: show.place,
      country: show.country,
      name: show.name,
    },
    rulebook: null,
  }
}
