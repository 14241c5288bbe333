import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import { Span } from '../ui/parts.ts'

/** Whether a judge or a club is active, in a mark, a word and a colour. */
export function ActiveMark({ active }: { active: boolean }) {
  const { t } = useTranslation()
  return (
    <Span tone={active ? 'success' : 'muted'} strong nowrap>
      <Box component="span" aria-hidden sx={{ display: 'inline-block', width: '1.2em' }}>
        {active ? '●' : '○'}
      </Box>
      {t(`officials.states.${active ? 'yes' : 'no'}`)}
    </Span>
  )
}
