import type { CalendarTrial, PastTrial, Trial } from '#contract/calendar.ts'
import { SHOWN_NAMES, type ShownName } from '#domain/trials/trialFields.ts'
import { presentWaterStandings } from '../dogs/waterStandings.presenter.ts'
import { presentRulebooks } from '../rulebooks/cited.presenter.ts'
import type { PastPage } from './past.service.ts'
import type { ShownTrial } from './publicTrials.types.ts'
import { presentHuntResults, presentWaterResults } from './results.presenter.ts'
import type { WholeTrial } from './shownTrials.service.ts'

const movedFrom = ({ movedFrom: date, movedFromPlace: place }: ShownTrial['trial']) =>
  date === null || place === null ? null : { date, place }

/** The fields of a trial that every list and page has. */
export function presentAnnounced({ trial, state, phase, district, club, reason }: ShownTrial) {
  return {
    date: trial.heldOn,
    endDate: trial.endDate,
    kaerNr: trial.kaerNr,
    type: trial.type,
    classes: [...trial.classes],
    place: trial.place,
    district,
    club,
    state,
    phase,
    reason,
    movedFrom: movedFrom(trial),
    proposals: [...trial.proposals],
  }
}

function presentEntry({ trial, capacity, placesLeft, placesLeftByClass }: ShownTrial) {
  return {
    registrationStart: trial.registrationStart,
    registrationEnd: trial.registrationEnd,
    capacity,
    placesLeft,
    placesLeftByClass: { ...placesLeftByClass },
    filling: trial.filling,
    placeDraw: trial.placeDraw && { ...trial.placeDraw },
  }
}

export function presentCalendarTrial(shown: ShownTrial): CalendarTrial {
  const { judges, startClasses, startWater } = shown
  return {
    ...presentAnnounced(shown),
    ...presentEntry(shown),
    judges: [...judges],
    feeText: shown.trial.feeText,
    ...(startClasses && { startClasses: [...startClasses] }),
    ...(startWater && {
      startWater: presentWaterStandings([...startWater.keys()], (name) => startWater.get(name) ?? null),
    }),
  }
}

export function presentPastTrial(row: PastPage['rows'][number]): PastTrial {
  const { shown, dogs, prizes, preliminary, isNew } = row
  const [first, second, third] = prizes
  return {
    ...presentAnnounced(shown),
    judges: [...shown.judges],
    dogs,
    prizes: [first, second, third],
    preliminary,
    isNew,
  }
}

function presentShown(trial: ShownTrial['trial']) {
  return Object.fromEntries(SHOWN_NAMES.map((name) => [name, trial[name]])) as Pick<Trial, ShownName>
}

/** A whole trial: what the organiser gives for the public, and its results. No owner, handler or entrant. */
export function presentTrial({ shown, hunt, water, signature }: WholeTrial): Trial {
  const { trial } = shown
  return {
    id: trial.id,
    ...presentAnnounced(shown),
    ...presentEntry(shown),
    time: trial.startTime,
    divided: trial.divided,
    judges: [...shown.judges],
    headJudge: trial.judges.find(({ head }) => head)?.name ?? null,
    signature: signature && {
      signer: signature.signer,
      signedAt: signature.signedAt.toISOString(),
      corrected: signature.state === 'changed',
    },
    ...presentShown(trial),
    headJudgeReport: trial.headJudgeReportId !== null,
    startList: trial.startListAt !== null,
    results: presentHuntResults(hunt),
    waterResults: presentWaterResults(water),
    rulebooks: presentRulebooks([...hunt.rulebooks, ...water.rulebooks]),
  }
}
