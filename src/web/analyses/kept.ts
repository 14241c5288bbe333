import { redirect } from '@tanstack/react-router'
import { type AnalysisSearch, analysisSearchOf } from './addresses.ts'

/** The last question of each analysis by its path, for as long as the page is loaded. */
const kept = new Map<string, AnalysisSearch>()

/** Keeps the question of an analysis; an empty one clears it. */
export const keepQuestion = (path: string, search: AnalysisSearch) => void kept.set(path, search)

const isEmpty = (search: AnalysisSearch) => Object.values(search).every((value) => value === undefined)

interface Entered {
  readonly search: AnalysisSearch
  readonly location: { readonly pathname: string }
  readonly cause: 'preload' | 'enter' | 'stay'
}

/** Whoever comes back to an analysis without a question finds the last one. */
export function returnToQuestion({ search, location, cause }: Entered) {
  const last = kept.get(location.pathname)
  if (cause === 'enter' && last && isEmpty(analysisSearchOf({ ...search })) && !isEmpty(last))
    throw redirect({ to: location.pathname, search: last, replace: true })
}
