import Box from '@mui/material/Box'
import { useContext } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormScope } from './formScope.ts'
import { clockOf } from './useCountdown.ts'

/** How long the form has to wait before it may be sent again. Only the end is read out, not every second. */
export function FormCountdown() {
  const t = useTranslate()
  const { left, over } = useContext(FormScope).wait
  return (
    <>
      {left > 0 && <Box role="timer">{t('common.wait.left', { time: clockOf(left) })}</Box>}
      <Box role="status" sx={{ '&:empty': { position: 'absolute' } }}>
        {over && t('common.wait.over')}
      </Box>
    </>
  )
}
