import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'

/** Whether a judge or a club is active, in a mark, a word and a colour. */
export function ActiveMark({ active }: { active: boolean }) {
  const { t } = useTranslation()
  return (
    <Box
      component="span"
      sx={{ color: active ? 'success.main' : 'text.secondary', fontWeight: 600, whiteSpace: 'nowrap' }}
    >
      <Box component="span" aria-hidden sx={{ display: 'inline-block', width: '1.2em' }}>
        {active ? '●' : '○'}
      </Box>
      {t(`panel.states.${active ? 'yes' : 'no'}`)}
    </Box>
  )
}
