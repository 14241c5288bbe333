import { addressAt } from '#contract/address.ts'
import * as at from '#contract/endpoints/resultInfo.ts'
import type { ResultInfo, ResultTimeline } from '#contract/resultInfoShapes.ts'
import type { InfoKind } from '#domain/resultFields.ts'
import type { TestBrowser } from '../testing/testBrowser.ts'

type Query = Readonly<Record<string, string | undefined>>

const ofKind = (kind: InfoKind): Query => (kind === 'show' ? {} : { of: kind })

/** The whole history of one result, as a browser asks for it. */
export const infoAddress = (kind: InfoKind, id: number, query: Query = {}): string => {
  const of = { params: { id }, query: { ...ofKind(kind), ...query } }
  return kind === 'show' ? addressAt(at.showResultInfo, of) : addressAt(at.trialResultInfo, of)
}
export const timelineAddress = (kind: InfoKind, id: number, query: Query = {}): string => {
  const of = { params: { id }, query: { ...ofKind(kind), ...query } }
  return kind === 'show' ? addressAt(at.showResultTimeline, of) : addressAt(at.trialResultTimeline, of)
}

export async function infoOf(browser: TestBrowser, kind: InfoKind, id: number, query: Query = {}) {
  return (await browser.get(infoAddress(kind, id, query))).json<ResultInfo>()
}

export async function timelineOf(browser: TestBrowser, kind: InfoKind, id: number, query: Query = {}) {
  return (await browser.get(timelineAddress(kind, id, query))).json<ResultTimeline>()
}

export const fieldOf = ({ fields }: ResultInfo, name: string) => fields.find(({ field }) => field === name)

/** What happened, one line a moment: kind, command, who, and what changed. */
export const linesOf = ({ moments }: ResultTimeline): string[] =>
  moments.map(({ kind, code, actor, origin, before, after }) => {
    const changed = Object.entries(after ?? {}).map(
      ([field, value]) =>
        `${field} ${before && field in before ? `${String(before[field])}→` : ''}${String(value)}`,
    )
    return [kind, code ?? origin, actor?.username ?? '-', ...changed.toSorted().slice(0, 4)].join(' ')
  })
