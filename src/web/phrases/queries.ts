import { practice, trialResults } from '#contract/endpoints/judging.ts'
import { phraseChanges, phrases } from '#contract/endpoints/phrases.ts'
import { LOGS } from '../audit/queries.ts'
import { pagesOf, queryOf } from '../client/queries.ts'

export const phrasesQuery = queryOf(phrases)

/** The changes of a phrase. */
export const phraseChangesQuery = (id: number) => pagesOf(phraseChanges, { params: { id } })

/** All that is to be asked anew after a change of the list. */
export const PHRASE_LIST = [phrases, phraseChanges, trialResults, practice, ...LOGS] as const
