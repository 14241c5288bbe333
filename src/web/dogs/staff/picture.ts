import type { QueryClient } from '@tanstack/react-query'
import type { Dog } from '#contract/dogs.ts'

export interface Pictured {
  /** file name of the picture that the dog has now */
  readonly picture: string | null
}

/** Shows a dog's picture of now wherever its page is kept, under whichever of its numbers, and asks for its changes anew. */
export function keepPicture(queries: QueryClient, { regnr }: Dog, picture: string | null): void {
  queries.setQueriesData<Dog>({ queryKey: ['dog'] }, (dog) =>
    dog?.regnr === regnr ? { ...dog, picture } : dog,
  )
  void queries.invalidateQueries({ queryKey: ['private', 'audit'] })
}

/** What is wrong with a file before it is sent, as a code of the `errors` texts. `limit` in bytes. */
export function fileProblem(
  file: { readonly type: string; readonly size: number },
  limit: number,
): 'PICTURE_NOT_JPEG' | 'PICTURE_TOO_LARGE' | undefined {
  if (file.type !== 'image/jpeg') return 'PICTURE_NOT_JPEG'
  return file.size > limit ? 'PICTURE_TOO_LARGE' : undefined
}
