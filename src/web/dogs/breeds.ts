import { useQuery } from '@tanstack/react-query'
import { breeds } from '#contract/endpoints/dogs.ts'
import { queryOf } from '../client/queries.ts'
import { useLanguage } from '../i18n/useLanguage.ts'

/** The breeds with their names; they change so seldom that one answer serves the visit. */
export const breedsQuery = { ...queryOf(breeds), staleTime: Number.POSITIVE_INFINITY }

/** Gives the name of a breed code in the reader's language; the code itself where it is not known (yet). */
export function useBreedName(): (code: string) => string {
  const language = useLanguage()
  const { data } = useQuery(breedsQuery)
  return (code) => data?.find((breed) => breed.code === code)?.[language] ?? code
}
