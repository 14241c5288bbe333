import { useQuery } from '@tanstack/react-query'
import { reviewClasses } from '#contract/endpoints/reviewStaff.ts'
import { queryOf } from '../client/queries.ts'
import { useLocalText } from '../i18n/useLocalText.ts'

/** The club's classes of reviews, from best to worst. */
export const reviewClassesQuery = queryOf(reviewClasses)

/** The classes of reviews with their names in the reader's language; one that is not in the list is called by its code. */
export function useReviewClasses() {
  const named = useLocalText()
  const { data } = useQuery(reviewClassesQuery)
  const classes = data?.classes ?? []
  const nameOf = (code: string): string => {
    const found = classes.find((one) => one.code === code)
    if (!found) return code
    const name = named(found.name)
    return classes.some((one) => one !== found && named(one.name) === name) ? `${name} (${code})` : name
  }
  const places = new Map(classes.map(({ code }, place) => [code, place]))
  return {
    nameOf,
    /** the list has come, and has not this class */
    isUnknown: (code: string): boolean => data !== undefined && !places.has(code),
    /** code and name, where a class is chosen */
    labelOf: (code: string): string => (nameOf(code) === code ? code : `${code}, ${nameOf(code)}`),
    /** from good to bad, 0–1; null: the class is not in the list */
    rankOf: (code: string): number | null => {
      const place = places.get(code)
      return place === undefined ? null : place / Math.max(1, classes.length - 1)
    },
    /** each once, best first; those that are not in the list last */
    inOrder: (codes: readonly string[]): readonly string[] =>
      [...new Set(codes)].toSorted(
        (a, b) => (places.get(a) ?? places.size) - (places.get(b) ?? places.size) || (a < b ? -1 : 1),
      ),
  }
}
