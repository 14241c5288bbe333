import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { UserRow } from '#contract/users.ts'

const COLOURS = { active: 'success.main', locked: 'error.main', invited: 'warning.main' } as const

/** Whether the account can be used, in a word and a colour. */
export function UserState({ state }: { state: UserRow['state'] }) {
  const { t } = useTranslation()
  return (
    <Box component="span" sx={{ color: COLOURS[state], fontWeight: 600, whiteSpace: 'nowrap' }}>
      {t(`users.states.${state}`)}
    </Box>
  )
}
