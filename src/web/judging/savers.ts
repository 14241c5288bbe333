import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { AnswerOf } from '#contract/calls.ts'
import {
  type practice,
  savePractice,
  saveResultFields,
  type trialResults,
} from '#contract/endpoints/judging.ts'
import type { SavedSheet } from '#contract/judging.ts'
import type { SheetField, SheetKind } from '#domain/trials/sheet.ts'
import { sessionStore } from '../accounts/session/session.ts'
import { change } from '../client/calls.ts'
import type { AnswerKey } from '../client/queries.ts'
import { keepAnswer } from '../offline/keptAnswers.ts'
import { createSaver, type Saver } from '../sheets/saver.ts'
import { saverOf } from '../sheets/savers.ts'
import { unsavedStorage } from '../sheets/unsavedStorage.ts'
import { practiceQuery, resultSheetsQuery, withPractised, withSaved } from './queries.ts'

/** Whose sheets of which trial. */
export interface OwnSheets {
  readonly owner: string
  readonly trialId: string
  readonly kind: SheetKind
}

type Asked = typeof trialResults | typeof practice

interface Source<Asks extends Asked> {
  /** sets practice apart from results */
  readonly name: 'sheet' | 'practice'
  readonly query: (trialId: string, kind: SheetKind) => { readonly queryKey: AnswerKey<Asks> }
  readonly call: typeof saveResultFields | typeof savePractice
  readonly merge: (sheets: AnswerOf<Asks>, saved: readonly SavedSheet[]) => AnswerOf<Asks>
}

const RESULTS: Source<typeof trialResults> = {
  name: 'sheet',
  query: resultSheetsQuery,
  call: saveResultFields,
  merge: withSaved,
}
const PRACTICE: Source<typeof practice> = {
  name: 'practice',
  query: practiceQuery,
  call: savePractice,
  merge: withPractised,
}

/** Sends what is written of results; what it has saved stands in the page, and on the device, at once. */
export const resultSaver = (queries: QueryClient, own: OwnSheets) => saver(queries, own, RESULTS)
/** The same of practice beside the judge. */
export const practiceSaver = (queries: QueryClient, own: OwnSheets) => saver(queries, own, PRACTICE)

function saver<Asks extends Asked>(
  queries: QueryClient,
  { owner, trialId, kind }: OwnSheets,
  { name, query, call, merge }: Source<Asks>,
): Saver<SheetField> {
  const sheets = `${name}.${trialId}.${kind}`
  const { queryKey } = query(trialId, kind)
  return saverOf(owner, sheets, () =>
    createSaver<SheetField, SavedSheet>({
      save: (changes) => change(call, { kind, changes }, { params: { id: trialId }, sender: owner }),
      storage: unsavedStorage(owner, sheets),
      maySend: () => sessionStore.get()?.username === owner,
      onSaved(saved) {
        // What was asked before this was saved would bring the old values back.
        void queries.cancelQueries({ queryKey })
        const now = queries.setQueryData<AnswerOf<Asks>>(queryKey, (all) => all && merge(all, saved))
        if (now) void keepAnswer(hashKey(queryKey), now, true)
      },
    }),
  )
}
