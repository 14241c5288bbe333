import { SWEDISH_NAMES } from '../club/swedishNames.ts'
import { holdsText } from '../foldedText.ts'
import type { EntryPhase } from './entryPhase.ts'
import type { TrialClass, TrialType } from './results.ts'

/** The filters of the trial calendar, the same in the browser, the call and the calendar feed. */
export interface CalendarFilter {
  readonly type?: TrialType
  readonly class?: TrialClass
  /** first and last day, both counted in */
  readonly from?: string
  readonly to?: string
  /** kennel district */
  readonly district?: string
  /** part of the place's or the kennel district's name, in Finnish or Swedish, or of the organiser's */
  readonly place?: string
  /** part of a judge's name */
  readonly judge?: string
  /** only where entry is open now */
  readonly open?: boolean
  /** only where a place is left: in the chosen class, else in one that the dog may start in, else in any */
  readonly free?: boolean
}

/** The fields of a trial that the filter looks at. */
export interface CalendarFacts {
  readonly type: TrialType
  readonly classes: readonly TrialClass[]
  /** where a dog is asked for: the classes it may start in */
  readonly startClasses?: readonly TrialClass[] | undefined
  readonly date: string
  readonly endDate: string | null
  readonly place: string
  readonly district: string | null
  readonly club: string
  readonly judges: readonly string[]
  readonly phase: EntryPhase
  /** null: without a limit */
  readonly placesLeft: number | null
  /** of the classes that have a limit of their own */
  readonly placesLeftByClass: Readonly<Partial<Record<TrialClass, number>>>
}

export function passes(trial: CalendarFacts, filter: CalendarFilter): boolean {
  const { type, from, to, district, place, judge } = filter
  return (
    (type === undefined || trial.type === type) &&
    (filter.class === undefined || (trial.startClasses ?? trial.classes).includes(filter.class)) &&
    (from === undefined || (trial.endDate ?? trial.date) >= from) &&
    (to === undefined || trial.date <= to) &&
    (district === undefined || trial.district === district) &&
    (place === undefined || anyHolds(namesOf(trial), place)) &&
    (judge === undefined || anyHolds(trial.judges, judge)) &&
    (!filter.open || trial.phase === 'open') &&
    (!filter.free || hasPlace(trial, filter.class))
  )
}

function hasPlace(trial: CalendarFacts, trialClass?: TrialClass): boolean {
  const { phase, placesLeft, placesLeftByClass } = trial
  if (phase === 'held' || phase === 'cancelled') return false
  const classes = trialClass ? [trialClass] : trial.startClasses
  return classes ? classes.some((name) => (placesLeftByClass[name] ?? placesLeft) !== 0) : placesLeft !== 0
}

const namesOf = ({ place, district, club }: CalendarFacts): readonly string[] => [
  place,
  SWEDISH_NAMES.place(place),
  ...(district === null ? [] : [district, SWEDISH_NAMES.district(district)]),
  club,
]

const anyHolds = (texts: readonly string[], part: string): boolean =>
  texts.some((text) => holdsText(text, part))
