import * as z from 'zod'
import { question, questionInText } from './advancedSearch.ts'
import { call } from './call.ts'
import { SEARCH_NAME_MAX_LENGTH } from './constants.ts'
import * as at from './endpoints/savedSearches.ts'
import { id, neededLine } from './inputs.ts'
import type { Refusals } from './refusals.ts'

const version = z.number().int()

/** What a search is called, and whether a mail tells of dogs that fit it later. */
const settings = { name: neededLine(SEARCH_NAME_MAX_LENGTH), mail: z.boolean() }

const savedSearch = z.strictObject({
  id,
  name: z.string(),
  mail: z.boolean(),
  condition: question.condition.unwrap(),
  least: z.number().int(),
  breed: z.string().nullable(),
  sex: question.sex.unwrap(),
  /** as the address of the search has them */
  conditions: z.string(),
  savedAt: z.iso.datetime(),
  version,
})
export type SavedSearchAnswer = z.infer<typeof savedSearch>

export const savedSearches = call(at.savedSearches, {
  summary: 'One’s own saved searches by features, the newest first',
  access: 'signedIn',
  answer: z.array(savedSearch),
})

/** FORBIDDEN: `alive` is asked by somebody who may not see every death. */
export const saveSearch = call(at.saveSearch, {
  summary: 'Save a search by features under a name',
  access: 'signedIn',
  body: z
    .object({ ...settings, ...questionInText })
    .refine(({ breed, sex, conditions }) => breed !== null || sex !== null || conditions.length > 0, {
      path: ['conditions'],
      message: 'VALUE_REQUIRED',
    }),
  cost: 3,
  refusals: {
    400: ['BREED_INVALID'],
    403: ['FORBIDDEN'],
    404: ['BREED_NOT_FOUND'],
    422: ['TOO_MANY_SEARCHES'],
  },
  answer: savedSearch,
})

const OF_A_SEARCH: Refusals = { 404: ['SAVED_SEARCH_NOT_FOUND'], 409: ['CHANGED_MEANWHILE'] }

export const changeSavedSearch = call(at.changeSavedSearch, {
  summary: 'Rename one’s own saved search, or choose whether mails tell of dogs',
  access: 'signedIn',
  body: z.object({ id, version, ...settings }),
  refusals: OF_A_SEARCH,
  answer: savedSearch,
})
export const removeSavedSearch = call(at.removeSavedSearch, {
  summary: 'Remove one’s own saved search; the last one can be restored for a day',
  access: 'signedIn',
  body: z.object({ id, version }),
  refusals: OF_A_SEARCH,
  answer: z.strictObject({ id, version }),
})
export const restoreSavedSearch = call(at.restoreSavedSearch, {
  summary: 'Undo the removal of a saved search',
  access: 'signedIn',
  body: z.object({ id, version }),
  refusals: { ...OF_A_SEARCH, 422: ['TOO_MANY_SEARCHES'] },
  answer: savedSearch,
})
