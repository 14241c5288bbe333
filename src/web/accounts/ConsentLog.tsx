import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { Consents } from '#contract/accounts.ts'
import { TimeText } from '../ui/TimeText.tsx'

type Change = Consents['log'][number]

/** Every change of one's consents, newest first, folded away until it is asked for. */
export function ConsentLog({ log }: { log: readonly Change[] }) {
  const { t } = useTranslation()
  return (
    <Box component="details" sx={{ mt: 2 }}>
      <Box component="summary" sx={{ cursor: 'pointer', minHeight: 32 }}>
        {t('accounts.consents.log')}
      </Box>
      {log.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('accounts.consents.noLog')}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {log.map((change) => (
          <Box component="li" key={`${change.changedAt} ${change.kind} ${change.regnr}`} sx={{ py: 0.5 }}>
            <TimeText moment={change.changedAt} /> {what(change)}:{' '}
            {t(change.given ? 'accounts.consents.given' : 'accounts.consents.withdrawn')}
          </Box>
        ))}
      </Box>
    </Box>
  )

  function what({ kind, regnr }: Change): string {
    return kind === 'death_data' ? t('accounts.consents.logDeath', { regnr }) : t('accounts.consents.logName')
  }
}
