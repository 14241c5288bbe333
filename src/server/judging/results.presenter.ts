import type {
  CountedWater,
  JudgingRulebook,
  OneResult,
  PracticeSheets,
  ResultLine as PresentedLine,
  ResultSheets,
  ResultTrial,
} from '#contract/judging.ts'
import type { GivenResult, OverriddenChecks } from '#domain/trials/accepted.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import { presentParty } from '../entries/parties/parties.presenter.ts'
import { presentOffered } from '../phrases/phrases.presenter.ts'
import type { Reader } from '../platform/act.ts'
import { presentContent } from '../rulebooks/rulebooks.presenter.ts'
import type { StoredRulebook } from '../rulebooks/rulebooks.types.ts'
import { trialState } from '../trials/states.ts'
import type { Trial } from '../trials/trials.types.ts'
import type { describeResult } from './corrections.service.ts'
import type { describeSheets } from './describe.service.ts'
import type { describePractice } from './practice.service.ts'
import type { CountingWater, ResultLine } from './results.types.ts'
import { writingRefusal } from './writable.ts'

type Dogs = ReadonlyMap<number, SummaryRow>
type Sheets = Awaited<ReturnType<typeof describeSheets>>
type Practice = Awaited<ReturnType<typeof describePractice>>

function presentTrial(trial: Trial, today: string): ResultTrial {
  return {
    id: trial.id,
    type: trial.type,
    heldOn: trial.heldOn,
    kaerNr: trial.kaerNr,
    place: trial.place,
    divided: trial.divided,
    state: trialState(trial, today),
    kinds: [...sheetKinds(trial.type, trial.divided)],
  }
}

function presentRulebook(rulebook: StoredRulebook): JudgingRulebook {
  return {
    id: rulebook.id,
    validFrom: rulebook.validFrom,
    revision: rulebook.revision,
    confirmed: rulebook.confirmed,
    ...presentContent(rulebook),
  }
}

export function presentWater({ id, class: ofClass, day, place, water, track }: CountingWater): CountedWater {
  return { id, class: ofClass, heldOn: day, place, water, track }
}

const presentJudges = ({ judges }: Trial) => judges.map(({ id, name, head }) => ({ id, name, head }))

const presentAccepted = (accepted: GivenResult | null) =>
  accepted && {
    class: accepted.class,
    values: accepted.values,
    points: accepted.points,
    prize: accepted.prize,
    water: accepted.water && {
      id: accepted.water.id,
      water: accepted.water.water,
      track: accepted.water.track,
    },
  }

const presentOverridden = (overridden: OverriddenChecks | null) =>
  overridden && {
    reason: overridden.reason,
    checks: overridden.checks.map(({ field, code }) => ({ field, code })),
  }

/** One dog as staff see it. */
function presentLine(line: ResultLine, dogs: Dogs): PresentedLine {
  const { entry, result, sheet, water } = line
  return {
    dog: presentSummary(dogs.get(line.dogId)!),
    class: line.class,
    startNumber: entry?.startNumber ?? null,
    party: entry?.party ?? null,
    entryId: entry?.id ?? null,
    resultId: result?.id ?? null,
    status: result?.status ?? 'entered',
    values: result?.values ?? sheet?.values ?? {},
    updatedAt: sheet?.updatedAt.toISOString() ?? null,
    doneAt: result?.doneAt.toISOString() ?? null,
    rulebookId: line.rulebook.id,
    classAllowed: line.classAllowed,
    water: water && presentWater(water),
    points: result?.points ?? null,
    prize: result?.prize ?? 0,
    accepted: presentAccepted(sheet?.accepted ?? null),
    overridden: presentOverridden(result?.overridden ?? null),
  }
}

/** The line of one dog after a change. */
export const presentOneLine = ({ line, dogs }: { readonly line: ResultLine; readonly dogs: Dogs }) =>
  presentLine(line, dogs)

/** Everything of a trial's results as staff see it. */
export function presentSheets(
  { judged, dogs, parties, own, phrases }: Sheets,
  { today }: Reader,
): ResultSheets {
  const { trial, kind } = judged
  return {
    trial: presentTrial(trial, today),
    kind,
    writable: writingRefusal(trial, kind) === null,
    rulebooks: [...judged.cited.values()].map(presentRulebook),
    judges: presentJudges(trial),
    parties: parties.map((party) => ({ ...presentParty(party), own: own.has(party.number) })),
    phrases: phrases.map(presentOffered),
    lines: judged.lines.map((line) => presentLine(line, dogs)),
  }
}

/** An aspirant leads none. */
const NO_PARTY: ReadonlySet<number> = new Set()

/** The sheets for an aspirant: the judge's values only once public, and the aspirant's own scores. */
export function presentPractice({ own, writable, ...sheets }: Practice, reader: Reader): PracticeSheets {
  const { judged, dogs } = sheets
  return {
    ...presentSheets({ ...sheets, own: NO_PARTY }, reader),
    writable,
    lines: judged.lines
      .filter(({ entry }) => entry)
      .map((line) => {
        const sheet = own.get(line.entry!.id)
        return {
          ...presentLine({ ...line, sheet: null }, dogs),
          practice: sheet?.values ?? {},
          practisedAt: sheet?.updatedAt.toISOString() ?? null,
        }
      }),
  }
}

/** One result that is done. */
export function presentResult(
  { judged, line, otherWater, countsIn, dogs, proposals }: Awaited<ReturnType<typeof describeResult>>,
  { today }: Reader,
): OneResult {
  return {
    trial: presentTrial(judged.trial, today),
    kind: judged.kind,
    rulebook: presentRulebook(line.rulebook),
    judges: presentJudges(judged.trial),
    line: presentLine(line, dogs),
    version: line.result.version,
    judge: line.result.judge,
    proposals: [...proposals],
    otherWater: otherWater && presentWater(otherWater),
    countsIn: countsIn.map(({ id, heldOn, kaerNr, place, status }) => ({
      id,
      heldOn,
      kaerNr,
      place,
      status,
    })),
  }
}
