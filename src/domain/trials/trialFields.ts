import type { Filling } from '../entries/placeDraw.ts'
import { TRIAL_CLASSES, type TrialClass, type TrialType } from './results.ts'

/** How a field is written: each kind has one schema, one input and one way to be shown. */
interface KindValues {
  /** an ISO day */
  readonly day: string | null
  /** `hh:mm` */
  readonly time: string | null
  readonly count: number | null
  /** one line, `''`: not known yet */
  readonly line: string
  readonly phone: string
  readonly email: string
  /** several lines */
  readonly text: string
}
export type WrittenKind = keyof KindValues

/** Why a trial cannot be published without a field. */
export type MissingFault = 'TRIAL_PLACE_MISSING' | 'REGISTRATION_START_MISSING' | 'REGISTRATION_END_MISSING'

/** A part of the form. */
export type FormPart = 'time' | 'registration' | 'organiser' | 'birds'

interface WrittenField {
  readonly kind: WrittenKind
  readonly part: FormPart
  /** column of the table `trial` */
  readonly column: string
  /** no trial is published without it */
  readonly missing?: MissingFault
  /** the page of a published trial tells it as it is written */
  readonly shown?: true
  /** what happened at the trial: a copy of the trial begins without it */
  readonly happened?: true
}
interface CountField extends WrittenField {
  readonly kind: 'count'
  /** smallest and greatest number taken */
  readonly range: readonly [number, number]
}
interface TextField extends WrittenField {
  readonly kind: 'line' | 'phone' | 'text'
  /** most UTF-16 units */
  readonly most: number
}
type AnyField = CountField | TextField | (WrittenField & { readonly kind: 'day' | 'time' | 'email' })

/**
 * What an organiser writes down of a trial in one input of its own, in the order of the form. One line here, its column in a migration and
 * its label in the texts (`trialFields`) make a field whole: form, log and pages follow from them.
 */
export const WRITTEN_FIELDS = {
  startTime: { kind: 'time', part: 'time', column: 'start_time' },
  endTime: { kind: 'time', part: 'time', column: 'end_time', shown: true, happened: true },
  endDate: { kind: 'day', part: 'time', column: 'end_date' },
  place: { kind: 'line', part: 'time', column: 'place', most: 100, missing: 'TRIAL_PLACE_MISSING' },
  /** kennel district */
  district: { kind: 'line', part: 'time', column: 'district', most: 100 },
  /** of the kennel district, and of the trial's form, in the national system: the record tells them */
  districtNumber: { kind: 'line', part: 'time', column: 'district_number', most: 20 },
  formNumber: { kind: 'line', part: 'time', column: 'form_number', most: 40, happened: true },
  registrationStart: {
    kind: 'day',
    part: 'registration',
    column: 'registration_start',
    missing: 'REGISTRATION_START_MISSING',
  },
  registrationEnd: {
    kind: 'day',
    part: 'registration',
    column: 'registration_end',
    missing: 'REGISTRATION_END_MISSING',
  },
  /** what entering costs, and how it is paid */
  feeText: { kind: 'line', part: 'registration', column: 'fee_text', most: 300, shown: true },
  /** null: the default for its judges */
  capacity: { kind: 'count', part: 'registration', column: 'capacity', range: [1, 999] },
  organiserPhone: { kind: 'phone', part: 'organiser', column: 'organiser_phone', most: 50, shown: true },
  organiserEmail: { kind: 'email', part: 'organiser', column: 'organiser_email', shown: true },
  /** what the entrant takes along; empty: what every trial of the type asks for (bring.ts) */
  bring: { kind: 'line', part: 'organiser', column: 'bring', most: 300, shown: true },
  invitation: { kind: 'text', part: 'organiser', column: 'invitation', most: 10_000, shown: true },
  birdSpecies: { kind: 'line', part: 'birds', column: 'bird_species', most: 100, shown: true },
  birdReleaseCount: {
    kind: 'count',
    part: 'birds',
    column: 'bird_release_count',
    range: [0, 9999],
    shown: true,
    happened: true,
  },
  birdReleaseTime: { kind: 'time', part: 'birds', column: 'bird_release_time', shown: true, happened: true },
  droppedBirdCount: {
    kind: 'count',
    part: 'birds',
    column: 'dropped_bird_count',
    range: [0, 9999],
    shown: true,
    happened: true,
  },
} as const satisfies Readonly<Record<string, AnyField>>

type Declared = typeof WRITTEN_FIELDS
export type WrittenName = keyof Declared
/** Names of the fields that the page of a published trial tells. */
export type ShownName = {
  [Name in WrittenName]: Declared[Name] extends { readonly shown: true } ? Name : never
}[WrittenName]

/** Names of the fields that tell what happened at the trial, which may come after its end. */
export type HappenedName = {
  [Name in WrittenName]: Declared[Name] extends { readonly happened: true } ? Name : never
}[WrittenName]

/** The written fields as a form gives them. */
export type WrittenFields = { readonly [Name in WrittenName]: KindValues[Declared[Name]['kind']] }
/** The same as they are stored: null is what is not known yet. */
export type WrittenRow = { readonly [Name in WrittenName]: WrittenFields[Name] | null }

export const WRITTEN_NAMES = Object.keys(WRITTEN_FIELDS) as WrittenName[]
export const SHOWN_NAMES = WRITTEN_NAMES.filter((name) => 'shown' in WRITTEN_FIELDS[name]) as ShownName[]
export const HAPPENED_NAMES = WRITTEN_NAMES.filter(
  (name) => 'happened' in WRITTEN_FIELDS[name],
) as HappenedName[]

/** A field with the limits of its kind. */
export const writtenField = (name: WrittenName): AnyField => WRITTEN_FIELDS[name]

/** Names of the fields in a part of the form, in their order. */
export const namesIn = (part: FormPart): WrittenName[] =>
  WRITTEN_NAMES.filter((name) => WRITTEN_FIELDS[name].part === part)

/** A value for each written field. */
export function writtenValues<Values extends Readonly<Record<WrittenName, unknown>>>(
  read: (name: WrittenName, field: AnyField) => unknown,
): Values {
  return Object.fromEntries(WRITTEN_NAMES.map((name) => [name, read(name, WRITTEN_FIELDS[name])])) as Values
}

/** What an organiser writes down of a trial. Days are ISO, times `hh:mm`; null and '' say that it is not known yet. */
export interface TrialFields extends WrittenFields {
  readonly clubId: number
  readonly type: TrialType | null
  readonly date: string | null
  /** water and track are done at trials of their own */
  readonly divided: boolean
  readonly classes: readonly TrialClass[]
  /** how its places are filled */
  readonly filling: Filling
  /** places of a class that has a limit of its own */
  readonly capacityByClass: Readonly<Partial<Record<TrialClass, number>>>
  readonly judgeIds: readonly number[]
  readonly headJudgeId: number | null
  /** what its organiser has the right to propose dogs for, by code */
  readonly proposals: readonly string[]
}

/** What happened at the trial. */
export type Happened = Pick<TrialFields, HappenedName>

/** The fields of a club's trial of which nothing has been written down yet. */
export function emptyFields(clubId: number): TrialFields {
  return {
    ...writtenValues<WrittenFields>((_, { kind }) => unknownOf(kind)),
    clubId,
    type: null,
    date: null,
    divided: true,
    classes: TRIAL_CLASSES,
    filling: 'queue',
    capacityByClass: {},
    judgeIds: [],
    headJudgeId: null,
    proposals: [],
  }
}

/** What says of a field of the kind that it is not known yet. */
export const unknownOf = (kind: WrittenKind): '' | null =>
  kind === 'line' || kind === 'phone' || kind === 'email' || kind === 'text' ? '' : null
