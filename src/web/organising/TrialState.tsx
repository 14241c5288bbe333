import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { TrialState as State } from '#domain/trials/states.ts'

const LOOKS: Readonly<Record<State, { readonly mark: string; readonly color: string }>> = {
  draft: { mark: '◌', color: 'text.secondary' },
  ongoing: { mark: '○', color: 'accent.main' },
  open: { mark: '●', color: 'success.main' },
  full: { mark: '◐', color: 'warning.main' },
  ready: { mark: '✓', color: 'primary.main' },
  cancelled: { mark: '✕', color: 'error.main' },
}

/** Where a trial stands, as a mark, a word and a colour. */
export function TrialState({ state }: { state: State }) {
  const { t } = useTranslation()
  const { mark, color } = LOOKS[state]
  return (
    <Box component="span" sx={{ color, fontWeight: 600, whiteSpace: 'nowrap' }}>
      <Box component="span" aria-hidden sx={{ display: 'inline-block', width: '1.2em' }}>
        {mark}
      </Box>
      {t(`trialAdmin.states.${state}`)}
    </Box>
  )
}
