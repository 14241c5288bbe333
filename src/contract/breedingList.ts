import * as z from 'zod'
import { REGISTER_CONDITIONS } from '#domain/breeding/registerCheck.ts'
import { PROPOSED_ACTIONS, REVIEW_REASONS } from '#domain/breeding/registerReview.ts'
import { REGISTER_ACTIONS, REGISTER_STATES } from '#domain/breeding/registerStates.ts'
import { namedAccount } from './audit.ts'
import {
  BREEDING_LIST_NEEDS,
  BREEDING_LIST_SORTS,
  BREEDING_LISTS,
  LIST_UPDATE_MAX,
} from './breedingListConstants.ts'
import { staffRegisterEntry } from './breedingRegister.ts'
import { call, fileContent } from './call.ts'
import { XLSX_TYPE } from './constants.ts'
import { dogRecord } from './dogs.ts'
import * as at from './endpoints/breedingList.ts'
import { boundedText, breedCode, id, idParams, page, textInput, uuidInput } from './inputs.ts'
import type { Refusals } from './refusals.ts'

const day = z.iso.date()
const count = z.number().int()
const state = z.enum(REGISTER_STATES, 'VALUE_INVALID')
const condition = z.enum(REGISTER_CONDITIONS)
const action = z.enum(REGISTER_ACTIONS, 'VALUE_INVALID')

/** What of the list is asked for; what is left out is not narrowed. */
const filter = {
  list: z.enum(BREEDING_LISTS, 'VALUE_INVALID').default('register'),
  state: state.optional(),
  sex: z.enum(['male', 'female'], 'VALUE_INVALID').optional(),
  needs: z.enum(BREEDING_LIST_NEEDS, 'VALUE_INVALID').optional(),
}
const order = {
  sort: z.enum(BREEDING_LIST_SORTS, 'VALUE_INVALID').default('name'),
  direction: z.enum(['asc', 'desc'], 'VALUE_INVALID').default('asc'),
}

/** One row a dog: its entry, its offspring and what comes next. */
const breedingListRow = staffRegisterEntry.extend({
  /** full years; null: the birth is not known, or it is dead */
  age: count.nullable(),
  /** as far as whoever asks may know */
  dead: z.boolean(),
  /** since when it is in its state */
  since: day.nullable(),
  /** it stands in the list of males */
  offered: z.boolean(),
  litters: count,
  offspring: count,
  lastLitter: day.nullable(),
  /** what runs out next; null: nothing that is known */
  expires: z.strictObject({ what: z.enum(['eyes', 'age']), day }).nullable(),
  /** null: nothing is proposed */
  proposal: z
    .strictObject({
      action: z.enum(PROPOSED_ACTIONS),
      points: z.array(
        z.strictObject({
          reason: z.enum(REVIEW_REASONS),
          condition: condition.nullable(),
          day: day.nullable(),
        }),
      ),
    })
    .nullable(),
})
export type BreedingListRow = z.infer<typeof breedingListRow>

const breedingListAnswer = z.strictObject({
  rows: z.array(breedingListRow),
  /** of the whole list of the breed, whatever it is narrowed to */
  counts: z.strictObject({
    all: count,
    states: z.strictObject({ applied: count, active: count, declined: count, removed: count }),
    males: count,
    decision: count,
    finding: count,
    review: count,
  }),
  total: count,
  page: count,
  pageSize: count,
})
export type BreedingListAnswer = z.infer<typeof breedingListAnswer>

const OF_A_BREED: Refusals = { 400: ['BREED_INVALID'], 404: ['BREED_NOT_FOUND'] }
const breedParams = z.object({ id: breedCode })

export const breedingList = call(at.breedingList, {
  summary: 'The breeding register and the list of males of a breed, one row a dog, for their staff',
  access: 'register.read',
  params: breedParams,
  query: z.object({ ...filter, ...order, page }),
  cost: 3,
  refusals: OF_A_BREED,
  answer: breedingListAnswer,
})
const file = {
  access: 'register.read',
  params: breedParams,
  query: z.object({ ...filter, ...order }),
  answer: fileContent,
} as const
export const breedingListCsv = call(at.breedingListCsv, {
  summary: 'The same as a CSV file, all pages',
  ...file,
  cost: 3,
  refusals: { ...OF_A_BREED, 422: ['LIST_TOO_LARGE'] },
  produces: 'text/csv; charset=utf-8',
})
export const breedingListXlsx = call(at.breedingListXlsx, {
  summary: 'The same for a spreadsheet',
  ...file,
  cost: 10,
  refusals: { ...OF_A_BREED, 422: ['LIST_TOO_LARGE'], 503: ['BUSY'] },
  produces: XLSX_TYPE,
})

/** What stands against a dog, as `faultsIn` of the domain writes it. */
const against = z.array(boundedText(200)).max(40)

/** An entry of an update before it is applied. */
const previewRow = z.strictObject({
  id,
  version: count,
  dog: dogRecord,
  state,
  /** what it would become; null: it cannot be decided so */
  to: state.nullable(),
  /** why it cannot be decided so */
  refused: z.enum(['REGISTER_STEP_IMPOSSIBLE']).nullable(),
  /** the decision has to say why */
  needsReason: z.boolean(),
  /** what stands against the dog now, and counts as weighed once it is decided */
  against: z.array(z.string()),
  /** who would be mailed: names of owners with an account, as far as whoever asks may see them */
  owners: z.array(z.string()),
  mails: count,
})
export type PreviewRow = z.infer<typeof previewRow>

const previewAnswer = z.strictObject({
  rows: z.array(previewRow),
  /** entries that would be decided */
  decided: count,
  mails: count,
  needsReason: z.boolean(),
})
export type ListUpdatePreview = z.infer<typeof previewAnswer>

/** `ids`: the chosen entries; left out: all that the filter finds. LIST_UPDATE_TOO_LARGE: more than can be decided at once. */
export const previewListUpdate = call(at.previewListUpdate, {
  summary: 'What a decision about many entries of a breed would change, and whom it would mail',
  access: 'register.decide',
  body: z.object({
    breed: breedCode,
    action,
    ids: z.array(id).max(LIST_UPDATE_MAX, 'VALUE_INVALID').min(1, 'VALUE_REQUIRED').optional(),
    ...filter,
  }),
  cost: 3,
  refusals: { 404: ['BREED_NOT_FOUND'], 422: ['LIST_UPDATE_TOO_LARGE'] },
  answer: previewAnswer,
})

/** An entry as whoever decides has seen it. */
const seenEntry = z.object({ id, version: count, state, against })

/** How an entry was seen, and how it is now: `details` of a 409 CHANGED_MEANWHILE and of a 422 REGISTER_STEP_IMPOSSIBLE. */
export interface ListDifference {
  readonly regnr: string
  readonly name: string
  readonly seen: Pick<z.output<typeof seenEntry>, 'state' | 'against'>
  readonly now: Pick<z.output<typeof seenEntry>, 'state' | 'against'>
}

const updateFields = {
  id,
  breed: z.string(),
  action: z.enum(REGISTER_ACTIONS),
  reason: z.string().nullable(),
  at: z.iso.datetime(),
  /** null: has been erased */
  by: namedAccount.nullable(),
  dogs: count,
  mails: count,
  undoneAt: z.iso.datetime().nullable(),
  undoneBy: namedAccount.nullable(),
  /** entries that the undoing gave back what they had; null: it is not undone */
  restored: count.nullable(),
}
const updateRow = z.strictObject(updateFields)
export type ListUpdateRow = z.infer<typeof updateRow>

const updateAnswer = z.strictObject({
  ...updateFields,
  entries: z.array(
    z.strictObject({
      id,
      dog: dogRecord,
      before: state,
      after: state,
      now: state,
      /** somebody has changed it since, so that an undoing leaves it as it is */
      changedSince: z.boolean(),
      restored: z.boolean(),
    }),
  ),
})
export type ListUpdate = z.infer<typeof updateAnswer>

const SEEN = z.array(seenEntry).max(LIST_UPDATE_MAX, 'VALUE_INVALID').min(1, 'VALUE_REQUIRED')

/** All of them or none. `key`: the same one sent twice decides once. INPUT_INVALID: REASON_MISSING at the reason. */
export const applyListUpdate = call(at.applyListUpdate, {
  summary: 'Decide of many entries at once, as the preview showed them',
  access: 'register.decide',
  body: z.object({
    key: uuidInput,
    breed: breedCode,
    action,
    reason: textInput(1000),
    entries: SEEN.refine(
      (entries) => new Set(entries.map((entry) => entry.id)).size === entries.length,
      'VALUE_INVALID',
    ),
  }),
  cost: 10,
  refusals: {
    404: ['BREED_NOT_FOUND', 'REGISTER_ENTRY_NOT_FOUND'],
    422: ['INPUT_INVALID', 'REGISTER_STEP_IMPOSSIBLE'],
  },
  answer: updateAnswer,
})

export const listUpdates = call(at.listUpdates, {
  summary: 'Earlier updates of the breeding list of a breed, newest first',
  access: 'register.read',
  query: z.object({ breed: breedCode }),
  refusals: OF_A_BREED,
  answer: z.strictObject({ updates: z.array(updateRow) }),
})
const OF_AN_UPDATE: Refusals = { 404: ['LIST_UPDATE_NOT_FOUND'] }
export const listUpdate = call(at.listUpdate, {
  summary: 'An update of the breeding list with its dogs',
  access: 'register.read',
  params: idParams,
  refusals: OF_AN_UPDATE,
  answer: updateAnswer,
})
/** Entries that were changed since stay as they are. */
export const undoListUpdate = call(at.undoListUpdate, {
  summary: 'Undo an update of the breeding list',
  access: 'register.decide',
  params: idParams,
  cost: 10,
  refusals: { ...OF_AN_UPDATE, 409: ['LIST_UPDATE_UNDONE'] },
  answer: updateAnswer,
})
