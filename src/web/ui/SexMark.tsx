import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Sex } from '#domain/dogs.ts'
import { visuallyHidden } from './visuallyHidden.ts'

interface Props {
  gender: Sex | null
  /** shows the symbol alone where room is scarce; the word is then read aloud only */
  compact?: boolean
}

/** Sex by symbol and word, never by colour alone. */
export function SexMark({ gender, compact = false }: Props) {
  const { t } = useTranslation()
  if (gender === null) return null
  const word = t(`common.${gender}`)
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <span aria-hidden>{gender === 'male' ? '♂' : '♀'}</span>{' '}
      {compact ? (
        <Box component="span" sx={visuallyHidden}>
          {word}
        </Box>
      ) : (
        word
      )}
    </Box>
  )
}
