import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Section } from '../ui/Section.tsx'
import { demoAccountsQuery } from './queries.ts'
import { useSignIn } from './useSignIn.ts'

/** The accounts of the demo, one for each role; nothing where the service offers none. */
export function DemoAccounts() {
  const { t } = useTranslation()
  const { data } = useQuery(demoAccountsQuery)
  const signIn = useSignIn()
  if (!data) return null
  const { password, accounts } = data
  return (
    <Section title={t('accounts.demo.title')}>
      <Typography sx={{ mb: 2, color: 'text.secondary', maxWidth: '40rem' }}>
        {t('accounts.demo.lead', { password })}
      </Typography>
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
              disabled={signIn.isPending}
              aria-label={t('accounts.demo.use', { username })}
              onClick={() => signIn.mutate({ username, password })}
              sx={{ justifyContent: 'space-between', gap: 2, borderColor: 'divider' }}
            >
              <span>{username}</span>
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400, textAlign: 'right' }}>
                {t(`accounts.roles.${role ?? 'member'}`)}
              </Box>
            </Button>
          </li>
        ))}
      </Box>
    </Section>
  )
}
