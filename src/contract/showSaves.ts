import * as z from 'zod'
import { namedAccount } from './audit.ts'
import { call } from './call.ts'
import { SHOW_SAVE_CODES } from './constants.ts'
import { stayed } from './corrections.ts'
import { dogSummary, OF_A_DOG, regnrInput } from './dogs.ts'
import * as at from './endpoints/shows.ts'
import { addressId, id } from './inputs.ts'

const fields = z.record(z.string(), z.unknown()).nullable()

const showSave = z.strictObject({
  /** of the save, by which it is undone */
  id,
  at: z.iso.datetime(),
  code: z.enum(SHOW_SAVE_CODES),
  actor: namedAccount.nullable(),
  /** whose one result was saved; null: a show was, or what the dog's name was is gone */
  dog: dogSummary.nullable(),
  /** results that were added, changed or removed by it */
  results: z.number().int(),
  /** whose these are, in the order in which they were saved, at most `MOST_NAMED_DOGS` */
  dogNames: z.array(z.string()),
  before: fields,
  after: fields,
  /** when it was undone */
  undoneAt: z.iso.datetime().nullable(),
})
export type ShowSave = z.infer<typeof showSave>

/** The newest of all, of a show, or of those that touched a dog. */
export const showSaves = call(at.showSaves, {
  summary: 'Saves of shows and their results, newest first',
  access: 'shows.edit',
  query: z.object({ show: addressId.optional(), regnr: regnrInput.optional() }),
  cost: 2,
  refusals: OF_A_DOG,
  answer: z.strictObject({ saves: z.array(showSave) }),
})

/** What has changed since stays and is listed. */
export const undoShowSave = call(at.undoShowSave, {
  summary: 'Undoes a save of a show or its results as far as nobody has changed the same since',
  access: 'shows.edit',
  params: z.object({ id: addressId }),
  cost: 3,
  refusals: { 404: ['SHOW_SAVE_NOT_FOUND'], 409: ['ALREADY_UNDONE', 'SHOW_HAS_RESULTS'] },
  answer: z.strictObject({ stayed: z.array(stayed) }),
})
