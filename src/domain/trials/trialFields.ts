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
  readonly email: string
  /** several lines */
  readonly text: string
}
export type WrittenKind = keyof KindValues

interface WrittenField {
  readonly kind: WrittenKind
  /** column of the table `trial` */
  readonly column: string
  /** the page of a published trial tells it as it is written */
  readonly shown?: true
}
interface CountField extends WrittenField {
  readonly kind: 'count'
  /** smallest and greatest number taken */
  readonly range: readonly [number, number]
}
interface TextField extends WrittenField {
  readonly kind: 'line' | 'text'
  /** most UTF-16 units */
  readonly most: number
}
type AnyField = CountField | TextField | (WrittenField & { readonly kind: 'day' | 'time' | 'email' })

/**
 * What an organiser writes down of a trial in one input of its own. One line here, its column in a migration, its label in the texts
 * (`trialAdmin.fields.…`) and its place in the form make a field whole; one that is `shown` also has a place on the trial's page.
 */
export const WRITTEN_FIELDS = {
  endDate: { kind: 'day', column: 'end_date' },
  startTime: { kind: 'time', column: 'start_time' },
  endTime: { kind: 'time', column: 'end_time', shown: true },
  place: { kind: 'line', column: 'place', most: 100 },
  /** kennel district */
  district: { kind: 'line', column: 'district', most: 100 },
  registrationStart: { kind: 'day', column: 'registration_start' },
  registrationEnd: { kind: 'day', column: 'registration_end' },
  /** null: the default for its judges */
  capacity: { kind: 'count', column: 'capacity', range: [1, 999] },
  organiserPhone: { kind: 'line', column: 'organiser_phone', most: 50, shown: true },
  organiserEmail: { kind: 'email', column: 'organiser_email', shown: true },
  birdSpecies: { kind: 'line', column: 'bird_species', most: 100, shown: true },
  birdReleaseCount: { kind: 'count', column: 'bird_release_count', range: [0, 9999], shown: true },
  birdReleaseTime: { kind: 'time', column: 'bird_release_time', shown: true },
  droppedBirdCount: { kind: 'count', column: 'dropped_bird_count', range: [0, 9999], shown: true },
  invitation: { kind: 'text', column: 'invitation', most: 10_000, shown: true },
} as const satisfies Readonly<Record<string, AnyField>>

type Declared = typeof WRITTEN_FIELDS
export type WrittenName = keyof Declared
/** Names of the fields of some kinds. */
type WrittenNameOf<Kind extends WrittenKind> = {
  [Name in WrittenName]: Declared[Name]['kind'] extends Kind ? Name : never
}[WrittenName]
/** Names of the fields that the page of a published trial tells. */
export type ShownName = {
  [Name in WrittenName]: Declared[Name] extends { readonly shown: true } ? Name : never
}[WrittenName]

/** The written fields as a form gives them. */
export type WrittenFields = { readonly [Name in WrittenName]: KindValues[Declared[Name]['kind']] }
/** The same as they are stored: null is what is not known yet. */
export type WrittenRow = { readonly [Name in WrittenName]: WrittenFields[Name] | null }

export const WRITTEN_NAMES = Object.keys(WRITTEN_FIELDS) as WrittenName[]
export const SHOWN_NAMES = WRITTEN_NAMES.filter((name) => 'shown' in WRITTEN_FIELDS[name]) as ShownName[]

/** A field with the limits of its kind. */
export const writtenField = (name: WrittenName): AnyField => WRITTEN_FIELDS[name]

/** Names of the fields of these kinds, in their order. */
export function writtenNames<Kind extends WrittenKind>(...kinds: Kind[]): WrittenNameOf<Kind>[] {
  const isOf = (name: WrittenName): name is WrittenNameOf<Kind> =>
    (kinds as WrittenKind[]).includes(WRITTEN_FIELDS[name].kind)
  return WRITTEN_NAMES.filter(isOf)
}

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
  /** places of a class that has a limit of its own */
  readonly capacityByClass: Readonly<Partial<Record<TrialClass, number>>>
  readonly judgeIds: readonly number[]
  readonly headJudgeId: number | null
}

/** The fields of a club's trial of which nothing has been written down yet. */
export function emptyFields(clubId: number): TrialFields {
  return {
    ...writtenValues<WrittenFields>((_, { kind }) => (isTextKind(kind) ? '' : null)),
    clubId,
    type: null,
    date: null,
    divided: true,
    classes: TRIAL_CLASSES,
    capacityByClass: {},
    judgeIds: [],
    headJudgeId: null,
  }
}

/** Whether `''` stands for what is not known yet. */
export const isTextKind = (kind: WrittenKind): kind is 'line' | 'email' | 'text' =>
  kind === 'line' || kind === 'email' || kind === 'text'
