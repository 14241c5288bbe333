import Typography from '@mui/material/Typography'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { RowsSkeleton } from '../../ui/Skeletons.tsx'
import { OffspringLitter } from '../OffspringLitter.tsx'
import type { DogData } from '../useDogData.ts'

/** The dog's litters, newest first, each with what its puppies have shown. */
export function OffspringSection({ data: { litters } }: { data: DogData }) {
  const { t } = useTranslation()
  const { data, error, refetch } = litters
  if (error) return <ErrorState error={error} title={t('dogs.sectionFailed')} onRetry={refetch} />
  if (!data) return <RowsSkeleton rows={5} height={56} />
  const puppies = data.reduce((sum, litter) => sum + litter.puppies.length, 0)
  const newestFirst = data.toSorted((a, b) =>
    (b.birthDate ?? String(b.birthYear)).localeCompare(a.birthDate ?? String(a.birthYear)),
  )
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {t('dogs.offspring.total', {
          litters: t('dogs.offspring.litters', { count: data.length }),
          puppies: t('dogs.offspring.puppies', { count: puppies }),
        })}
      </Typography>
      {newestFirst.map((litter) => (
        <OffspringLitter key={`${litter.regnr}${litter.birthDate}${litter.birthYear}`} litter={litter} />
      ))}
    </>
  )
}
