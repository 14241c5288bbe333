import * as z from 'zod'
import { CONDITION_OUTCOMES, REGISTER_CONDITIONS } from '#domain/breeding/registerCheck.ts'
import { REGISTER_ACTIONS, REGISTER_STATES } from '#domain/breeding/registerStates.ts'
import { RULE_REASONS } from '#domain/breeding/rules/judged.ts'
import { auditPage, auditPaging, namedAccount } from './audit.ts'
import { citation } from './breedingRuleShapes.ts'
import { call, fileContent } from './call.ts'
import { dogRecord, healthChip, OF_A_DOG, registerPlace, regnrInput, regnrParams } from './dogs.ts'
import * as at from './endpoints/breedingRegister.ts'
import * as staff from './endpoints/registerStaff.ts'
import { breedCode, dayInput, id, idParams, lineInput, neededLine, page, textInput } from './inputs.ts'
import type { Refusals } from './refusals.ts'

const day = z.iso.date()
const MAGAZINE_MAX_LENGTH = 60

const registerRow = registerPlace.extend({ dog: dogRecord })
export type RegisterRow = z.infer<typeof registerRow>

const paging = { total: z.number().int(), page: z.number().int(), pageSize: z.number().int() }
const registerAnswer = z.strictObject({ entries: z.array(registerRow), ...paging })
export type RegisterAnswer = z.infer<typeof registerAnswer>

/** A condition of the register, how it stands and why; `value` is what the reason speaks of. */
const condition = z.strictObject({
  condition: z.enum(REGISTER_CONDITIONS),
  outcome: z.enum(CONDITION_OUTCOMES),
  reason: z.enum(RULE_REASONS),
  value: z.string().nullable(),
  findings: z.array(healthChip),
  cited: citation,
})
export type RegisterCheck = z.infer<typeof condition>

const checkedDog = z.strictObject({
  dog: dogRecord,
  /** null: it is not and has not been in the register */
  register: registerPlace.nullable(),
  conditions: z.array(condition),
})
export type CheckedDog = z.infer<typeof checkedDog>

/** `gender`: 0 any, 1 males, 2 females. `active` false: those that have been removed; left out: all. */
export const registerSearch = z.object({
  breed: breedCode.optional(),
  gender: z.union([z.literal(0), z.literal(1), z.literal(2)], 'VALUE_INVALID').default(0),
  active: z.boolean().optional(),
  page: z.number().int().min(1).max(10_000).default(1),
})

const OF_A_BREED: Refusals = { 400: ['BREED_INVALID'], 404: ['BREED_NOT_FOUND'] }

/** Those that were added last come first. */
export const breedingRegister = call(at.breedingRegister, {
  summary: 'Dogs of the breeding register',
  body: registerSearch,
  cost: 3,
  refusals: { 404: ['BREED_NOT_FOUND'] },
  answer: registerAnswer,
})
export const registerCheck = call(at.registerCheck, {
  summary: 'How a dog stands by the conditions of the breeding register',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: checkedDog,
})

const listedMale = z.strictObject({
  dog: dogRecord,
  added: day,
  /** those who agree to be named */
  owners: z.array(z.strictObject({ name: z.string(), town: z.string().nullable() })),
})
export type ListedMale = z.infer<typeof listedMale>

/** By name. A death that is not released changes nothing in it. */
export const maleList = call(at.maleList, {
  summary: 'Males of a breed that are offered for breeding, by its code',
  params: z.object({ id: breedCode }),
  cost: 3,
  refusals: OF_A_BREED,
  answer: z.array(listedMale),
})
export const maleListCsv = call(at.maleListCsv, {
  summary: 'The same as a CSV file',
  params: z.object({ id: breedCode }),
  cost: 3,
  refusals: OF_A_BREED,
  produces: 'text/csv; charset=utf-8',
  answer: fileContent,
})

/** An entry of the register as its staff see it. */
export const staffRegisterEntry = z.strictObject({
  id,
  dog: dogRecord,
  state: z.enum(REGISTER_STATES),
  applied: day,
  added: day.nullable(),
  removed: day.nullable(),
  magazine: z.string().nullable(),
  assured: z.boolean(),
  listConsent: z.boolean(),
  available: z.boolean(),
  /** why it was last decided so */
  reason: z.string().nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: namedAccount.nullable(),
  version: z.number().int(),
  conditions: z.array(condition),
  /** conditions that stand against the dog by something that was not weighed when it was last decided */
  laterFindings: z.array(z.enum(REGISTER_CONDITIONS)),
})
export type StaffRegisterEntry = z.infer<typeof staffRegisterEntry>

const staffRegisterAnswer = z.strictObject({
  /** applications, and dogs with later findings; the longest waiting first, at most a hundred */
  waiting: z.array(staffRegisterEntry),
  waitingTotal: z.number().int(),
  entries: z.array(staffRegisterEntry),
  ...paging,
})
export type StaffRegister = z.infer<typeof staffRegisterAnswer>

export const staffRegister = call(staff.staffRegister, {
  summary: 'The breeding register with applications, what waits for a decision, and why',
  access: 'register.read',
  query: z.object({ state: z.enum(REGISTER_STATES).optional(), breed: breedCode.optional(), page }),
  cost: 3,
  refusals: OF_A_BREED,
  answer: staffRegisterAnswer,
})
const OF_AN_ENTRY: Refusals = { 404: ['REGISTER_ENTRY_NOT_FOUND'] }
/** Newest first; `next` is the `before` of the following page. */
export const registerChanges = call(staff.registerChanges, {
  summary: 'Who has changed what of an entry of the breeding register, and when',
  access: 'register.read',
  params: idParams,
  query: auditPaging,
  refusals: OF_AN_ENTRY,
  answer: auditPage,
})
/** REGISTER_ENTRY_EXISTS: the dog has an entry already, whatever its state. */
export const applyForRegister = call(staff.applyForRegister, {
  summary: 'Write down the application of a dog',
  access: 'register.edit',
  body: z.object({ regnr: regnrInput, assured: z.boolean() }),
  refusals: { 404: ['DOG_NOT_FOUND'], 409: ['REGISTER_ENTRY_EXISTS'] },
  answer: staffRegisterEntry,
})
/** INPUT_INVALID: REASON_MISSING at the reason, which every decision but the acceptance of a dog that meets all conditions has to give. */
export const decideRegister = call(staff.decideRegister, {
  summary: 'Accept, decline, remove, keep or reactivate a dog',
  access: 'register.decide',
  params: idParams,
  body: z.object({
    version: z.number().int(),
    action: z.enum(REGISTER_ACTIONS, 'VALUE_REQUIRED'),
    reason: textInput(1000),
  }),
  refusals: { ...OF_AN_ENTRY, 422: ['INPUT_INVALID', 'REGISTER_STEP_IMPOSSIBLE'] },
  answer: staffRegisterEntry,
})
/** `listConsent`: the owner agrees to stand in the list of males; `available`: and offers the male now. */
export const changeRegister = call(staff.changeRegister, {
  summary: 'Change magazine issue, assurances and list of males of an entry',
  access: 'register.edit',
  params: idParams,
  body: z.object({
    version: z.number().int(),
    magazine: lineInput(MAGAZINE_MAX_LENGTH),
    assured: z.boolean(),
    listConsent: z.boolean(),
    available: z.boolean(),
  }),
  refusals: OF_AN_ENTRY,
  answer: staffRegisterEntry,
})

const awardOf = { regnr: regnrInput, level: z.enum(['gold', 'silver', 'bronze']) }
/** Of an award that was given or taken back. */
const awarded = z.strictObject({ regnr: z.string() })
/** A dog has each level once: BREEDING_AWARD_EXISTS. */
export const giveBreedingAward = call(staff.giveBreedingAward, {
  summary: 'Write down a breeding award of a dog',
  access: 'register.edit',
  body: z.object({ ...awardOf, date: dayInput('DATE_INVALID'), grounds: neededLine(500) }),
  refusals: { 404: ['DOG_NOT_FOUND'], 409: ['BREEDING_AWARD_EXISTS'], 422: ['AWARD_IN_FUTURE'] },
  answer: awarded,
})
export const takeBreedingAward = call(staff.takeBreedingAward, {
  summary: 'Take a breeding award away that was written down by mistake',
  access: 'register.edit',
  body: z.object(awardOf),
  refusals: { 404: ['DOG_NOT_FOUND', 'BREEDING_AWARD_NOT_FOUND'] },
  answer: awarded,
})
