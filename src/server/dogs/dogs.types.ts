import type { HealthChip, HealthStatement, RegisterPlace } from '#contract/dogs.ts'
import type { DogFacts } from '#domain/dogFacts.ts'
import type { Sex } from '#domain/dogs.ts'
import type { Conditions } from '#domain/trials/conditionFields.ts'
import type { HuntFeature, WaterFeature } from '#domain/trials/features.ts'
import type { Outcome, PrizeResult, ResultStatus, TrialClass, TrialType } from '#domain/trials/results.ts'
import type { Language } from '../platform/http/language.ts'
import type { StoredRulebook } from '../rulebooks/rulebooks.types.ts'

/** The small part that a dog is everywhere, as the database has it. */
export interface SummaryRow {
  readonly id: number
  readonly regnr: string
  readonly name: string
  readonly sex: Sex | null
  readonly birthYear: number | null
  readonly breed: string
  /** false: data of an entry */
  readonly registered: boolean
  readonly titles: readonly string[]
}

/** A dog in a list of relatives or a pedigree box, as the database has it. */
export interface RecordRow extends SummaryRow {
  readonly birthDate: string | null
  /** the latest statement of each kind */
  readonly health: readonly HealthChip[]
  readonly prizes: readonly PrizeResult[]
  readonly showGrades: readonly string[]
}

/** A dog as a list on paper names it. */
export interface ListedDog {
  readonly dog: SummaryRow
  readonly birthDate: string | null
  /** of the breed, in each language */
  readonly breed: Readonly<Record<'fi' | 'sv' | 'en', string>>
  readonly sire: ListedParent | null
  readonly dam: ListedParent | null
}

/** Of a dog that is not in the register as it was written: without a number. */
type ListedParent = Pick<SummaryRow, 'regnr' | 'name' | 'titles'>

export interface SiblingRow extends RecordRow {
  readonly full: boolean
}

export interface OffspringRow extends RecordRow {
  /** the other parent, where it is known */
  readonly otherId: number | null
}

export interface PersonRow {
  readonly name: string
  readonly town: string | null
  readonly publicConsent: boolean
}

interface OwnerRow extends PersonRow {
  readonly startDate: string | null
  readonly endDate: string | null
}

interface ShowRow {
  readonly date: string
  readonly place: string
  readonly country: string
  readonly show: string | null
  readonly class: string
  readonly grade: string
  readonly placing: number | null
  readonly marks: readonly string[]
  readonly judge: string | null
  readonly critique: string | null
  /** when the result was saved or marked done */
  readonly savedAt: string
}

interface TrialHeadRow {
  readonly date: string
  readonly kaerNr: number | null
  readonly place: string
  readonly type: TrialType
  readonly class: TrialClass
  readonly outcome: Outcome
  readonly judge: string | null
  readonly report: string | null
  readonly status: ResultStatus
  /** when the result was saved or marked done */
  readonly savedAt: string
  readonly rulebook: number | null
  readonly overridden: string | null
  readonly correctedAt: string | null
  readonly water: number | null
  readonly track: number | null
}

export interface TrialRow extends TrialHeadRow, Readonly<Record<HuntFeature, number | null>> {
  readonly prize: number
  /** what the dog is proposed for */
  readonly proposals: readonly string[]
  readonly points: number | null
  readonly search: number | null
  readonly game: number | null
  readonly retrieve: number | null
  readonly pointsAtGame: number | null
  readonly conditions: Conditions
}

export interface WaterRow extends TrialHeadRow, Readonly<Record<WaterFeature, number | null>> {}

interface ReviewRow {
  readonly kind: 'junkkari' | 'inspection'
  readonly date: string
  readonly clock: string | null
  readonly place: string
  readonly reviewer: string
  readonly class: string
  readonly height: number
  readonly length: number
  readonly critique: string | null
  /** when the result was saved or marked done */
  readonly savedAt: string
}

interface AwardRow {
  readonly level: 'gold' | 'silver' | 'bronze'
  readonly date: string
  readonly grounds: string
}

/** Everything of a dog, before anyone has asked what the viewer may see. */
export interface DogRow {
  readonly record: RecordRow
  readonly regnrs: readonly string[]
  readonly nickName: string | null
  readonly father: RecordRow | null
  readonly mother: RecordRow | null
  readonly kennelName: string | null
  readonly breeder: PersonRow | null
  readonly owners: readonly OwnerRow[]
  readonly handler: string | null
  readonly colour: string | null
  readonly picture: string | null
  readonly imported: boolean
  readonly neutered: boolean
  readonly facts: DogFacts
  readonly deathDate: string | null
  readonly deathCause: string | null
  readonly deathReleased: boolean
  readonly awards: readonly AwardRow[]
  readonly register: RegisterPlace | null
  /** reports on its health that were handled, the newest first */
  readonly inquiries: readonly InquiryFacts[]
  readonly statements: readonly HealthStatement[]
  readonly shows: readonly ShowRow[]
  readonly trials: readonly TrialRow[]
  readonly waters: readonly WaterRow[]
  /** those that the results cite */
  readonly rulebooks: readonly StoredRulebook[]
  readonly reviews: readonly ReviewRow[]
}

/** What is shown of a report, as far as it is published. */
interface InquiryFacts {
  readonly reportedOn: string
  readonly published: boolean
  readonly codes: readonly string[]
  readonly publicText: string
}

/** The same with what holds for every dog and is shown of this one. */
export interface ShownDog extends DogRow {
  readonly rulebooksInForce: readonly StoredRulebook[]
}

/** A dog as far as its place in the pedigree goes. */
export interface PedigreeDog {
  readonly id: number
  readonly regnr: string
  readonly breed: string
  readonly imported: boolean
  /** whether either of its parents is imported */
  readonly importedParent: boolean
  readonly sex: Sex | null
  readonly sireId: number | null
  readonly damId: number | null
}

/** An owner who has an account. */
export interface OwnerAccount {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly language: Language
}
