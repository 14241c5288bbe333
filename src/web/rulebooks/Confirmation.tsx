import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Whether the club has confirmed a rulebook, in a word and a colour. */
export function Confirmation({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation()
  return (
    <Box
      component="span"
      sx={{ color: confirmed ? 'success.main' : 'warning.main', fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      {t(confirmed ? 'rulebooks.confirmed' : 'rulebooks.unconfirmed')}
    </Box>
  )
}
