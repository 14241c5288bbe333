import Box from '@mui/material/Box'
import { useTranslate } from '../../i18n/useTranslate.ts'

/** Turns where a button waits for its answer. */
export function Spinner() {
  const t = useTranslate()
  return <Box component="span" role="progressbar" aria-label={t('common.loading')} sx={SPINNER} />
}

const SPINNER = {
  width: 16,
  height: 16,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  // Where the system chooses the colours, an edge that is not seen has to have the ground's.
  '@media (forced-colors: active)': { borderRightColor: 'Canvas' },
  borderRadius: '50%',
  '@keyframes turn': { to: { transform: 'rotate(1turn)' } },
  animation: 'turn 1s linear infinite',
} as const
