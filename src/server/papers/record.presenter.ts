import type { RecordedDog, TrialRecord } from '#contract/papers.ts'
import { formatDate } from '#domain/dates.ts'
import { isNamed } from '#domain/dogs.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import {
  FORM_CODES,
  RECORD_DOG_FIELDS,
  RECORD_TRIAL_FIELDS,
  type RecordDogField,
  type RecordTrialField,
} from '#domain/trials/papers.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import { type SheetKind, sheetKinds } from '#domain/trials/sheet.ts'
import type { ListedDog } from '../dogs/dogs.types.ts'
import type { JudgedTrial, ResultLine } from '../judging/results.types.ts'
import type { Reader } from '../platform/act.ts'
import type { Trial } from '../trials/trials.types.ts'
import { judgementOf } from './judgement.ts'
import { type PaperTexts, paperTexts } from './texts.ts'

interface RecordFacts {
  readonly trial: Trial
  readonly judged: readonly JudgedTrial[]
  readonly dogs: ReadonlyMap<number, ListedDog>
  readonly proposed: ReadonlyMap<number, readonly string[]>
}

/** The record as plain texts to copy, one by one. */
export function presentRecord(
  { trial, judged, dogs, proposed }: RecordFacts,
  { language }: Reader,
): TrialRecord {
  const words = paperTexts(language)
  const texts = trialTexts(trial)
  return {
    trial: {
      id: trial.id,
      heldOn: trial.heldOn,
      kaerNr: trial.kaerNr,
      place: trial.place,
      classes: [...trial.classes],
      kinds: [...sheetKinds(trial.type, trial.divided)],
      judges: trial.judges.map(({ id, name }) => ({ id, name })),
    },
    fields: RECORD_TRIAL_FIELDS.map((field) => ({ field, text: texts[field] ?? '' })),
    dogs: judged.flatMap(({ kind, lines }) =>
      lines.map((line) =>
        presentDog(
          kind,
          line,
          { ...dogs.get(line.dogId)!, proposals: proposed.get(line.dogId) ?? [] },
          words,
        ),
      ),
    ),
  }
}

const dayText = (iso: string | null): string => (iso ? formatDate(iso) : '')

/** With the comma of Finland, whatever the reader's language. */
const numberText = (value: number | null | undefined): string => (value ?? '').toString().replace('.', ',')

const trialTexts = (trial: Trial): Readonly<Record<RecordTrialField, string | null>> => ({
  organiser: trial.club.name,
  place: trial.place,
  day: dayText(trial.heldOn),
  lastDay: dayText(trial.endDate),
  form: trial.type && FORM_CODES[trial.type],
  district: trial.district ?? trial.club.district,
  districtNumber: trial.districtNumber,
  formNumber: trial.formNumber,
  startTime: trial.startTime,
  endTime: trial.endTime,
  headJudge: trial.judges.find(({ head }) => head)?.name ?? null,
})

function presentDog(
  kind: SheetKind,
  line: ResultLine,
  { dog, proposals }: ListedDog & { readonly proposals: readonly string[] },
  words: PaperTexts,
): RecordedDog {
  const texts: Partial<Record<RecordDogField, string | null>> = {
    startNumber: numberText(line.entry?.startNumber),
    class: line.class,
    breedCode: dog.breed,
    regnr: dog.regnr,
    name: isNamed(dog) ? dog.name : '',
    handler: line.entry?.handler ?? null,
    ...resultTexts(kind, line, words),
    proposals: line.result ? proposals.join(', ') : '',
  }
  return {
    kind,
    startNumber: line.entry?.startNumber ?? null,
    name: isNamed(dog) ? dog.name : '',
    regnr: dog.regnr,
    done: line.result !== null,
    fields: RECORD_DOG_FIELDS.filter((field) => hasField(kind, field)).map((field) => ({
      field,
      text: texts[field] ?? '',
    })),
  }
}

/** Water and track work has neither points nor prizes, nor parts of the hunt. */
function hasField(kind: SheetKind, field: RecordDogField): boolean {
  if (kind === 'hunt') return true
  return !['search', 'game', 'retrieve', 'points', 'prize', 'proposals'].includes(field)
}

/** What came of the dog; nothing before it is marked done. */
function resultTexts(
  kind: SheetKind,
  line: ResultLine,
  { trials, result: shortResult }: PaperTexts,
): Partial<Record<RecordDogField, string | null>> {
  if (!line.result) return {}
  const { grades, points, prize, outcome } = judgementOf(kind, line)
  const { scored } = KIND_RULES[kind]
  const judgedAlone = !scored && outcome === 'judged'
  return {
    ...Object.fromEntries(PARTS.map((part) => [part, numberText(grades[part])])),
    points: numberText(points),
    prize: scored && outcome === 'judged' ? String(prize) : '',
    result: judgedAlone ? trials.outcomes.judged : shortResult({ class: line.class, outcome, prize }),
    judge: line.result.judge,
  }
}
