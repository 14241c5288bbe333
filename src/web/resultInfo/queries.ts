import * as at from '#contract/endpoints/resultInfo.ts'
import type { InfoKind } from '#domain/resultFields.ts'
import { pagesOf, queryIf, TOLD_BY_PAGE } from '../client/queries.ts'
import type { InfoSearch } from './addresses.ts'

/** Which result is meant: of a kind, by the id of any row that it has been. */
export interface WhichResult {
  readonly kind: InfoKind
  readonly id: string
}

const params = ({ id }: WhichResult) => ({ id })
const ofSheet = ({ kind }: WhichResult) => ({ of: kind === 'water' ? ('water' as const) : ('hunt' as const) })

/** A result with its sources; `on`: as it stood at the end of a day, nothing asked where it is null. */
export const resultInfoQuery = (which: WhichResult, on?: string | null) => ({
  ...(which.kind === 'show'
    ? queryIf(
        at.showResultInfo,
        on === null ? undefined : { params: params(which), query: { on: on ?? undefined } },
      )
    : queryIf(
        at.trialResultInfo,
        on === null
          ? undefined
          : { params: params(which), query: { ...ofSheet(which), on: on ?? undefined } },
      )),
  ...TOLD_BY_PAGE,
})

/** What happened to a result, newest first, page by page. */
export const timelineQuery = (which: WhichResult, { laji, hetki }: InfoSearch) =>
  which.kind === 'show'
    ? pagesOf(at.showResultTimeline, { params: params(which), query: { kind: laji, from: hetki } })
    : pagesOf(at.trialResultTimeline, {
        params: params(which),
        query: { ...ofSheet(which), kind: laji, from: hetki },
      })
