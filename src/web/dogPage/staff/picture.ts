import type { QueryClient } from '@tanstack/react-query'
import type { Dog } from '#contract/dogs.ts'
import { getDog } from '#contract/endpoints/dogs.ts'
import { asksOneOf } from '../../client/queries.ts'

/** Updates the picture in all cached pages of a dog, whichever number they use. */
export function keepPicture(queries: QueryClient, { regnr }: Dog, picture: string | null): void {
  queries.setQueriesData<Dog>({ predicate: asksOneOf([getDog]) }, (dog) =>
    dog?.regnr === regnr ? { ...dog, picture } : dog,
  )
}
