import Logout from '@mui/icons-material/Logout'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { useUser } from '../../accounts/session/session.ts'
import { useSignOut } from '../../accounts/session/useSignOut.ts'
import { useModule } from '../../client/service.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { part } from '../../ui/layout/part.tsx'
import { PlainList } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { menuOf } from './menuOf.ts'
import type { NavigationEntry, NavigationGroup } from './navigationEntries.ts'

/** The entries of the menu: the public ones, those of who is or is not signed in, those of the staff's roles. */
export function NavigationLists() {
  const t = useTranslate()
  const heading = useId()
  const user = useUser()
  const hasTrials = useModule('kaer')
  const { pages, own, administration } = menuOf(user, hasTrials)
  return (
    <>
      <List>
        <Entries of={pages} />
      </List>
      {user !== undefined && (
        <Divided>
          <List>
            <Entries of={own} />
            {user && <SignOut />}
          </List>
        </Divided>
      )}
      {administration.length > 0 && (
        <Divided>
          <Typography id={heading} component="h2" sx={{ ...HEADING, fontSize: '1rem' }}>
            {t('shell.nav.administration')}
          </Typography>
          {administration.map((group) => (
            <Group key={group.title} group={group} alone={administration.length === 1} heading={heading} />
          ))}
        </Divided>
      )}
    </>
  )
}

const HEADING = { px: 1.5, py: 0.5, color: 'text.secondary' } as const
const Divided = part({ borderTop: 1, borderColor: 'divider', mt: 1, pt: 1 }, {})

const ENTRY = {
  display: 'flex',
  width: '100%',
  justifyContent: 'flex-start',
  alignItems: 'center',
  gap: 2,
  px: 1.5,
  minHeight: 48,
  borderRadius: 1,
  color: 'text.primary',
  font: 'inherit',
  '& svg': { color: 'accent.main' },
  '&:hover': { backgroundColor: 'var(--k-palette-tint)' },
  '&[aria-current="page"]': {
    backgroundColor: 'var(--k-palette-tint)',
    color: 'primary.main',
    fontWeight: 650,
  },
} as const

function List({ labelledBy, children }: { labelledBy?: string; children: ReactNode }) {
  return <PlainList aria-labelledby={labelledBy}>{children}</PlainList>
}

function Entries({ of: entries }: { of: readonly NavigationEntry[] }) {
  const t = useTranslate()
  return entries.map(({ to, text, icon: Icon }) => (
    <li key={text}>
      <AppLink {...to} underline="none" activeOptions={{ exact: true, includeSearch: false }} sx={ENTRY}>
        <Icon />
        {t(text)}
      </AppLink>
    </li>
  ))
}

interface GroupProps {
  group: NavigationGroup
  /** its heading would say what the one above says */
  alone: boolean
  /** id of the heading above */
  heading: string
}

function Group({ group: { title, entries }, alone, heading }: GroupProps) {
  const t = useTranslate()
  const id = useId()
  return (
    <>
      {!alone && (
        <Typography id={id} component="h3" sx={{ ...HEADING, mt: 1, fontSize: '0.875rem', fontWeight: 600 }}>
          {t(title)}
        </Typography>
      )}
      <List labelledBy={alone ? heading : id}>
        <Entries of={entries} />
      </List>
    </>
  )
}

function SignOut() {
  const t = useTranslate()
  const signOut = useSignOut()
  return (
    <li>
      <ButtonBase onClick={() => void signOut()} sx={ENTRY}>
        <Logout />
        {t('shell.nav.signout')}
      </ButtonBase>
    </li>
  )
}
