import { useQuery } from '@tanstack/react-query'
import { titles } from '#contract/endpoints/dogs.ts'
import type { TitleDetails } from '#contract/titles.ts'
import { queryOf } from '../client/queries.ts'
import { useLocalText } from '../i18n/useLocalText.ts'

/** The list of champion titles; it changes so seldom that one answer serves the visit. */
export const titlesQuery = { ...queryOf(titles), staleTime: Number.POSITIVE_INFINITY }

const NONE: readonly TitleDetails[] = []

/** Gives the name of a title in the reader's language; undefined where the list does not hold it (yet). */
export function useTitleName(): (code: string) => string | undefined {
  const local = useLocalText()
  const { data = NONE } = useQuery(titlesQuery)
  return (code) => {
    const name = data.find((title) => title.code === code)?.name
    return name && local(name)
  }
}
