import Box from '@mui/material/Box'
import { useLanguage } from '../i18n/useLanguage.ts'
import { type InbreedingOf, inbreedingText } from './inbreedingText.ts'

/** A dog's inbreeding in a column of a table. */
export function InbreedingFigure({ of }: { of: InbreedingOf }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
      {inbreedingText(useLanguage(), of)}
    </Box>
  )
}
