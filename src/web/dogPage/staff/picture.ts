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

/** What is wrong with a file before it is sent, as a code of the `errors` texts. `limit` in bytes. */
export function fileProblem(
  file: { readonly type: string; readonly size: number },
  limit: number,
): 'PICTURE_NOT_JPEG' | 'PICTURE_TOO_LARGE' | undefined {
  if (file.type !== 'image/jpeg') return 'PICTURE_NOT_JPEG'
  return file.size > limit ? 'PICTURE_TOO_LARGE' : undefined
}
