import { useTranslation } from 'react-i18next'
import type { Dog } from '#contract/dogs.ts'
import { Changes } from '../../audit/Changes.tsx'
import { dogChangesQuery } from '../../audit/queries.ts'

/** Who has changed what of a dog and when, since the service keeps count. */
export function DogChanges({ dog }: { dog: Dog }) {
  const { t } = useTranslation()
  return <Changes query={dogChangesQuery(dog.regnr)} none={t('dogStaff.noChanges')} />
}
