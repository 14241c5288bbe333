import Box from '@mui/material/Box'
import type { DogSummary } from '#contract/dogs.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span } from '../../ui/layout/parts.ts'
import { SexMark } from '../../ui/marks/SexMark.tsx'
import { useBreedName } from '../breeds.ts'

/** The quiet line of a dog: number, sex, birth year and, where asked for, breed. */
export function DogFacts({ dog, breed = false }: { dog: DogSummary; breed?: boolean }) {
  const t = useTranslate()
  const breedName = useBreedName()
  return (
    <Box
      component="span"
      sx={{
        color: 'text.secondary',
        fontSize: '0.875em',
        '& > span + span::before': { content: '"\\00a0· "' },
      }}
    >
      <Span nowrap>{dog.regnr}</Span>
      {dog.gender && (
        <span>
          <SexMark gender={dog.gender} />
        </span>
      )}
      {dog.birthYear !== null && <Span nowrap>{t('dogs.born', { year: dog.birthYear })}</Span>}
      {breed && <span>{breedName(dog.breed)}</span>}
    </Box>
  )
}
