import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { BreedChoice } from '#contract/breeds.ts'
import { breeds } from '#contract/endpoints/dogs.ts'
import { queryOf } from '../client/queries.ts'
import { useLanguage } from '../i18n/useLanguage.ts'

/** The breeds with their names; they change so seldom that one answer serves the visit. */
export const breedsQuery = { ...queryOf(breeds), staleTime: Number.POSITIVE_INFINITY }

/** Every breed with dogs for a choice, by its name in the reader's language. */
export function useBreedOptions() {
  const { data } = useQuery(breedsQuery)
  return useNamedBreeds(data)
}

/** Breeds for a choice, by their names in the reader's language. */
export function useNamedBreeds(breeds: readonly BreedChoice[] | undefined) {
  const language = useLanguage()
  return useMemo(() => {
    const { compare } = new Intl.Collator(language)
    return (breeds ?? [])
      .map((breed) => ({ value: breed.code, label: breed[language] }))
      .sort((a, b) => compare(a.label, b.label))
  }, [breeds, language])
}

/** Gives the name of a breed code in the reader's language; the code itself where it is not known (yet). */
export function useBreedName(): (code: string) => string {
  const language = useLanguage()
  const { data } = useQuery(breedsQuery)
  return (code) => data?.find((breed) => breed.code === code)?.[language] ?? code
}
