import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useService } from '../../client/service.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Span, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { demoAccountsQuery } from '../queries.ts'
import { useSignIn } from './useSignIn.ts'

/** Prints the address that opens the demo. */
const COMMAND = 'npx koirakanta demo address'

/** The accounts of the demo, one for each role, or how to get at them; nothing where there is no demo. */
export function DemoAccounts() {
  const t = useTranslate()
  const { data } = useQuery(demoAccountsQuery)
  const service = useService()
  const { mutation } = useSignIn()
  if (data === null && service.data?.demo) return <DemoClosed />
  if (!data) return null
  const { password, accounts } = data
  return (
    <Section title={t('accounts.demo.title')}>
      <Text component="p" tone="muted" mb={2} measure="text">
        {t('accounts.demo.lead', { password })}
      </Text>
      <Box
        component="ul"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
          gap: 1,
        }}
      >
        {accounts.map(({ username, role }) => (
          <li key={username}>
            <Button
              fullWidth
              variant="outlined"
              disabled={mutation.isPending}
              aria-label={t('accounts.demo.use', { username })}
              onClick={() => mutation.mutate({ username, password })}
              sx={{ justifyContent: 'space-between', gap: 2, borderColor: 'divider' }}
            >
              <span>{username}</span>
              <Span tone="muted" strong={false} align="right">
                {t(`accounts.roles.${role ?? 'member'}`)}
              </Span>
            </Button>
          </li>
        ))}
      </Box>
    </Section>
  )
}

/** This browser does not hold the demo's secret. */
function DemoClosed() {
  const t = useTranslate()
  return (
    <Section title={t('accounts.demo.title')}>
      <Text component="p" tone="muted" measure="text">
        {t('accounts.demo.closed', { command: COMMAND })}
      </Text>
    </Section>
  )
}
