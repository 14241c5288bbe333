import type { Dog } from '#contract/dogs.ts'
import { Changes } from '../../audit/Changes.tsx'
import { dogChangesQuery } from '../../audit/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'

/** The change log of a dog. */
export function DogChanges({ dog }: { dog: Dog }) {
  const t = useTranslate()
  return <Changes query={dogChangesQuery(dog.regnr)} none={t('dogStaff.noChanges')} />
}
