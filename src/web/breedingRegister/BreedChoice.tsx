import Box from '@mui/material/Box'
import { type LinkProps, useNavigate } from '@tanstack/react-router'
import { useBreedOptions } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'

interface Props {
  breed: string | undefined
  /** the address of a breed's list */
  to: (breed: string | undefined) => LinkProps
}

/** Chooses the breed of a list; the address holds it. A family's code is not among the choices, but is understood. */
export function BreedChoice({ breed, to }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  return (
    <Box sx={{ mb: 3, maxWidth: { sm: '22rem' } }} data-print="no">
      <FilterSelect
        label={t('breedingRegister.filters.breed')}
        value={breed ?? ''}
        options={useBreedOptions()}
        none={t('breedingRegister.males.choose')}
        onChange={(code) => void navigate({ ...to(code || undefined), resetScroll: false })}
      />
    </Box>
  )
}
