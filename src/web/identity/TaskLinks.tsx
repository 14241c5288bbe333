import Box from '@mui/material/Box'
import { useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { IDENTITY_TASKS, identityAddress } from './addresses.ts'

/** The sources and the corrections of a dog, each with an address of its own. */
export function TaskLinks({ regnr }: { regnr: string }) {
  const t = useTranslate()
  return (
    <Box component="nav" aria-label={t('identity.tasks.label')} data-print="no" sx={BAR}>
      {[undefined, ...IDENTITY_TASKS].map((task) => (
        <AppLink
          key={task ?? ''}
          {...identityAddress(regnr, { osa: task })}
          resetScroll={false}
          // Without a task the address is part of all others.
          activeOptions={{ explicitUndefined: true }}
        >
          {t(`identity.tasks.${task ?? 'tiedot'}`)}
        </AppLink>
      ))}
    </Box>
  )
}

const BAR = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  columnGap: 3,
  borderBottom: { sm: 1 },
  borderColor: { sm: 'divider' },
  '& a': {
    display: 'block',
    py: 1,
    color: 'text.primary',
    textDecoration: 'none',
    borderBottom: { sm: '3px solid transparent' },
    borderLeft: { xs: '3px solid transparent', sm: 0 },
    pl: { xs: 1.5, sm: 0 },
  },
  '& a:hover': { textDecoration: 'underline' },
  '& a[aria-current]': { fontWeight: 600, borderColor: 'primary.main' },
} as const
