import * as z from 'zod'
import { REVIEW_KINDS } from '#domain/breeding/reviews.ts'
import {
  type DogFactName,
  type DogFacts,
  measureOf,
  PLAIN_FACT_NAMES,
  REMARK_NAMES,
} from '#domain/dogFacts.ts'
import { SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import { TRUST_LEVELS } from '#domain/genetics/trust.ts'
import { STATEMENT_SOURCES } from '#domain/health/sources.ts'
import { isRegnr, REGNR_MAX_LENGTH } from '#domain/regnr.ts'
import { TERRAINS, WEATHERS } from '#domain/trials/conditionFields.ts'
import { OUTCOMES, RESULT_STATUSES, TRIAL_CLASSES, TRIAL_TYPES } from '#domain/trials/results.ts'
import { call } from './call.ts'
import { citedRulebook } from './citedRulebook.ts'
import * as at from './endpoints/dogs.ts'
import { DOG_SORTS } from './firstConstants.ts'
import { addressNumber, boundedText, breedCode } from './inputs.ts'
import type { Refusals } from './refusals.ts'

const day = z.iso.date()
const nullable = <T extends z.ZodType>(schema: T) => schema.nullable()
const text = nullable(z.string())

/** A registration number in any spelling, 1–4 segments. */
export const regnrInput = boundedText(REGNR_MAX_LENGTH, 'REGNR_INVALID')
  .trim()
  .refine(isRegnr, 'REGNR_INVALID')
export const regnrParams = z.object({ regnr: regnrInput })
/** Of a call about one dog. */
export const OF_A_DOG: Refusals = { 400: ['REGNR_INVALID'], 404: ['DOG_NOT_FOUND'] }

/** The small part that a dog is everywhere. `breed` is the breed's code. */
export const dogSummary = z.strictObject({
  regnr: z.string(),
  name: z.string(),
  gender: nullable(z.enum(['male', 'female'])),
  birthYear: nullable(z.number().int()),
  breed: z.string(),
  titles: z.array(z.string()),
  /** it is not in the register, but data of an entry: it has no page */
  unregistered: z.literal(true).optional(),
})
export type DogSummary = z.infer<typeof dogSummary>

/** One health statement as a chip: kind, the scale it is read on, the value as given. */
export const healthChip = z.strictObject({ kind: z.string(), scale: z.string(), value: z.string() })
export type HealthChip = z.infer<typeof healthChip>

/**
 * F over six generations (0–1) and what it rests on: known places of the 126, and how far it can be trusted. Told together everywhere (docs/rules/genetics.md#inbreeding), and F only where
 * both parents are known; null too for a dog entered a moment ago.
 */
export const inbreedingFields = {
  inbreeding: nullable(z.number()),
  knownAncestors: nullable(z.number().int()),
  inbreedingTrust: nullable(z.enum(TRUST_LEVELS)),
}

/** A dog in a list of relatives or a pedigree box: latest statement of each kind, best results, F over six generations. */
export const dogRecord = dogSummary.extend({
  birthDate: nullable(day),
  health: z.array(healthChip),
  bestKaer: text,
  bestExhibition: text,
  ...inbreedingFields,
})
export type DogRecord = z.infer<typeof dogRecord>

export const siblingRecord = dogRecord.extend({ full: z.boolean() })
export type SiblingRecord = z.infer<typeof siblingRecord>

/** A row of search results; `matched` is the alias that matched where it is not the main number. */
const dogListItem = dogRecord.extend({ matched: text })
export type DogListItem = z.infer<typeof dogListItem>

/** Search text of at least 3 characters; paging and order travel in the query. */
export const searchText = boundedText(100, 'SEARCH_TOO_LONG')
  .trim()
  .min(SEARCH_MIN_LENGTH, 'SEARCH_TOO_SHORT')
export const dogListQuery = z.object({
  page: addressNumber.min(1).max(400).default(1),
  sort: z.enum(DOG_SORTS).default('relevance'),
  direction: z.enum(['asc', 'desc']).default('asc'),
})
/**
 * `total` counts at most `DOG_LIST_MAX` matches; `more` tells that there are others beyond; `similar`, that nothing matches and these
 * only look like what was asked for.
 */
const dogListAnswer = z.strictObject({
  dogs: z.array(dogListItem),
  total: z.number().int(),
  more: z.boolean(),
  similar: z.boolean(),
  page: z.number().int(),
  pageSize: z.number().int(),
})
export type DogListAnswer = z.infer<typeof dogListAnswer>

const person = z.strictObject({ name: z.string(), town: text })

const healthStatement = healthChip.extend({
  left: text,
  right: text,
  examinedOn: nullable(day),
  ageMonths: nullable(z.number().int()),
  certificate: text,
  remark: text,
  /** whom it comes from; null: not known */
  source: nullable(z.enum(STATEMENT_SOURCES)),
})
export type HealthStatement = z.infer<typeof healthStatement>

const showResult = z.strictObject({
  date: day,
  place: z.string(),
  country: z.string(),
  show: text,
  class: z.string(),
  grade: z.string(),
  placing: nullable(z.number().int()),
  marks: z.array(z.string()),
  judge: text,
  critique: text,
  isNew: z.boolean(),
})
export type ShowResult = z.infer<typeof showResult>

const score = nullable(z.number().int())
const trialHead = z.strictObject({
  date: day,
  kaerNr: nullable(z.number().int()),
  place: z.string(),
  type: z.enum(TRIAL_TYPES),
  class: z.enum(TRIAL_CLASSES),
  outcome: z.enum(OUTCOMES),
  judge: text,
  report: text,
  status: z.enum(RESULT_STATUSES),
  isNew: z.boolean(),
  /** id of the rulebook it was judged by; null: from before rulebooks were kept here */
  rulebook: nullable(z.number().int()),
  /** why it was published although checks failed; null: none did */
  overridden: text,
  /** when it was last corrected as an official result; null: never */
  correctedAt: nullable(z.iso.datetime()),
})

export const trialResult = trialHead.extend({
  prize: z.number().int(),
  /** what the dog is proposed for, such as CACIT */
  proposals: z.array(z.string()),
  points: nullable(z.number()),
  grades: z.strictObject({ search: score, game: score, retrieve: score, water: score, track: score }),
  features: z.strictObject({
    speed: score,
    method: score,
    scenting: score,
    reporting: score,
    point: score,
    flush: score,
    steadiness: score,
    retrieveEagerness: score,
    collaboration: score,
    willToHunt: score,
    behaviour: score,
    gunShyness: score,
    loudness: score,
  }),
  pointsAtGame: score,
  /** what was around, where the rulebook of the day asked for it */
  conditions: z.strictObject({
    birdsMet: score,
    weather: nullable(z.enum(WEATHERS)),
    terrain: nullable(z.enum(TERRAINS)),
    minutesSearched: score,
  }),
})
export type TrialResult = z.infer<typeof trialResult>

export const waterResult = trialHead.extend({
  grades: z.strictObject({ water: score, track: score }),
  features: z.strictObject({
    pp: score,
    vh: score,
    pk: score,
    oh: score,
    ti: score,
    jls: score,
    jt: score,
    t: score,
    p: score,
    l: score,
    lp: score,
  }),
})
export type WaterResult = z.infer<typeof waterResult>

const heldWork = {
  date: day,
  kaerNr: nullable(z.number().int()),
  place: z.string(),
  /** the last day on which it counts, that day included */
  validUntil: day,
}
/** How a dog's water and track work of a class stands on a day: the performance that counts, or the one that lapsed last. */
export const waterStanding = z.strictObject({
  class: z.enum(TRIAL_CLASSES),
  ...heldWork,
  water: score,
  track: score,
  isValid: z.boolean(),
  /** false: a part that the class needs stands at 0 or was not graded */
  allowsPrize: z.boolean(),
  /** one that counts less and holds longer */
  longer: nullable(z.strictObject(heldWork)),
})
export type WaterStanding = z.infer<typeof waterStanding>

export const breedingReview = z.strictObject({
  kind: z.enum(REVIEW_KINDS),
  date: day,
  clock: text,
  place: z.string(),
  reviewer: z.string(),
  class: z.string(),
  height: z.number(),
  length: z.number(),
  critique: text,
  isNew: z.boolean(),
})
export type BreedingReview = z.infer<typeof breedingReview>

const dogAward = z.strictObject({
  level: z.enum(['gold', 'silver', 'bronze']),
  date: day,
  grounds: z.string(),
})

/** What everyone may know of a dog's place in the breeding register. */
export const registerPlace = z.strictObject({
  active: z.boolean(),
  /** when it was accepted first */
  added: day,
  removed: nullable(day),
  /** the issue of the club's magazine that has presented it */
  magazine: text,
})
export type RegisterPlace = z.infer<typeof registerPlace>

/** What the club has published of reports on a dog's health. */
const healthReports = z.strictObject({
  /** day of the latest report that counts as "health inquiry made"; null: none */
  made: nullable(day),
  /** the newest first; `codes` of the health code list */
  published: z.array(z.strictObject({ reportedOn: day, codes: z.array(z.string()), publicText: z.string() })),
})
export type HealthReports = z.infer<typeof healthReports>

/** Facts of `DOG_FACTS`: measures as numbers in their unit, the others as text. */
const factFields = <Name extends DogFactName>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map((name): [string, z.ZodType<string | number | null>] => [
      name,
      nullable(measureOf(name) ? z.number() : z.string()),
    ]),
  ) as { readonly [Fact in Name]: z.ZodType<DogFacts[Fact]> }

/** Everything of a dog that the visitor may see (owner, breeder and death by consent: docs/rules/visibility.md#people). */
export const dog = dogRecord.extend({
  regnrs: z.array(z.string()),
  nickName: text,
  father: nullable(dogRecord),
  mother: nullable(dogRecord),
  kennelName: text,
  breeder: nullable(person),
  owners: z.array(person.extend({ startDate: nullable(day) })),
  handler: text,
  colour: text,
  picture: text,
  breedingAwards: z.array(dogAward),
  /** its place in the breeding register; null: it is not and has not been there */
  register: nullable(registerPlace),
  imported: z.boolean(),
  neutered: z.boolean(),
  ...factFields(PLAIN_FACT_NAMES),
  remarks: z.strictObject(factFields(REMARK_NAMES)),
  death: nullable(z.strictObject({ date: nullable(day), cause: text })),
  healthStatements: z.array(healthStatement),
  healthReports,
  showResults: z.array(showResult),
  trialResults: z.array(trialResult),
  waterResults: z.array(waterResult),
  /** today, of the classes in which there is any that is known to hold or to have held */
  waterStandings: z.array(waterStanding),
  /** those that the results cite */
  rulebooks: z.array(citedRulebook),
  breedingInspections: z.array(breedingReview),
})
export type Dog = z.infer<typeof dog>

export const puppyLitter = z.strictObject({
  regnr: nullable(z.string()).describe('number of the other parent'),
  name: text.describe('name of the other parent'),
  other: nullable(dogSummary),
  birthDate: nullable(day),
  birthYear: nullable(z.number().int()),
  ...inbreedingFields,
  puppies: z.array(dogRecord),
})
export type PuppyLitter = z.infer<typeof puppyLitter>

const breedAward = z.strictObject({
  dog: dogSummary,
  level: z.enum(['gold', 'silver', 'bronze']),
  date: day,
  grounds: z.string(),
})

const breed = z.strictObject({
  code: z.string(),
  fi: z.string(),
  sv: z.string(),
  en: z.string(),
  club: z.boolean(),
  dogs: z.number().int(),
})
export type Breed = z.infer<typeof breed>

export const listDogs = call(at.listDogs, {
  summary: 'Search dogs by number or name',
  query: dogListQuery,
  body: searchText,
  cost: 3,
  refusals: { 400: ['SEARCH_TOO_SHORT', 'SEARCH_TOO_LONG'] },
  answer: dogListAnswer,
})
/** `:regnr` is the number as one percent-encoded segment; the server answers its raw form with slashes the same. */
export const getDog = call(at.getDog, {
  summary: 'One dog by any of its numbers',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: dog,
})
export const siblings = call(at.siblings, {
  summary: 'Full siblings',
  body: z.object({ regnr: regnrInput }),
  refusals: OF_A_DOG,
  answer: z.array(siblingRecord),
})
export const halfSiblings = call(at.halfSiblings, {
  summary: 'Half siblings',
  body: z.object({ regnr: regnrInput }),
  refusals: OF_A_DOG,
  answer: z.array(siblingRecord),
})
export const dogLitters = call(at.dogLitters, {
  summary: 'Litters of a dog with their puppies',
  body: regnrInput,
  refusals: OF_A_DOG,
  answer: z.array(puppyLitter),
})
export const examinations = call(at.examinations, {
  summary: 'All health statements of a dog',
  body: regnrInput,
  refusals: OF_A_DOG,
  answer: z.array(healthStatement),
})
export const breedingAwards = call(at.breedingAwards, {
  summary: 'Breeding awards of a breed, by its code',
  params: z.object({ id: breedCode }),
  refusals: { 400: ['BREED_INVALID'], 404: ['BREED_NOT_FOUND'] },
  answer: z.array(breedAward),
})
/** As a search by nothing but the breed. */
export const breedDogs = call(at.breedDogs, {
  summary: 'Dogs of a breed, with its varieties, the youngest first',
  params: z.object({ id: breedCode }),
  query: dogListQuery,
  cost: 3,
  refusals: { 400: ['BREED_INVALID'], 404: ['BREED_NOT_FOUND'] },
  answer: dogListAnswer,
})
export const breeds = call(at.breeds, { summary: 'Breeds with dogs in the database', answer: z.array(breed) })
