import * as z from 'zod'
import { calendarTrial } from './calendar.ts'
import { call } from './call.ts'
import { dogSummary, searchText } from './dogs.ts'
import * as at from './endpoints/suggestions.ts'

/** What a text may mean, a few of each kind, best first. */
const suggestionsAnswer = z.strictObject({
  dogs: z.array(
    dogSummary.extend({
      /** the number by which it was found where it is not the main one */
      matched: z.string().nullable(),
    }),
  ),
  /** no dog matches: these are only spelt alike */
  similar: z.boolean(),
  kennels: z.array(z.strictObject({ name: z.string(), dogs: z.number().int() })),
  /** those to come before those held, the nearest first; none in a club without trials */
  trials: z.array(calendarTrial.pick({ date: true, kaerNr: true, place: true, type: true, phase: true })),
})
export type SuggestionsAnswer = z.infer<typeof suggestionsAnswer>

export const suggestions = call(at.suggestions, {
  summary: 'Dogs, kennels and trials that a text may mean, while it is typed',
  query: z.object({ q: searchText }),
  cost: 2,
  refusals: { 400: ['SEARCH_TOO_SHORT', 'SEARCH_TOO_LONG'] },
  answer: suggestionsAnswer,
})
