import Box from '@mui/material/Box'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '#contract/users.ts'
import { DemoMail } from '../accounts/DemoMail.tsx'
import { postJson } from '../api.ts'
import { paths } from '../paths.ts'
import { AskedAction } from '../ui/AskedAction.tsx'
import { tellRefusal } from '../ui/tellRefusal.ts'
import { showSuccess } from '../ui/toasts.ts'

import { type ChangedUser, userQuery, usersKey } from './queries.ts'

/** What may be done to an account; what may not be done now is disabled with the reason. */
export function UserActions({ user }: { user: UserDetails }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const [sent, setSent] = useState<string | null>(null)
  const { id, username } = user
  const locking = user.state !== 'locked'
  const keep = ({ user: changed }: ChangedUser, said: string) => {
    queries.setQueryData(userQuery(String(id)).queryKey, changed)
    void queries.invalidateQueries({ queryKey: ['private', 'audit'] })
    showSuccess(said)
  }
  const lock = useMutation({
    mutationFn: () => postJson<ChangedUser>('/api/auth/users/lock', { id, locked: locking }),
    onSuccess: (changed) => keep(changed, t(locking ? 'users.locked' : 'users.unlocked', { username })),
    onError: (error) => tellRefusal(t, error),
  })
  const reset = useMutation({
    mutationFn: () => postJson<ChangedUser>('/api/auth/users/force-reset', { id }),
    onSuccess: (changed) => {
      keep(changed, t('users.resetDone', { email: changed.user.email }))
      setSent(changed.demoMail)
    },
    onError: (error) => tellRefusal(t, error),
  })
  const erase = useMutation({
    mutationFn: () => postJson('/api/auth/users/erase', { id }),
    onSuccess: async () => {
      showSuccess(t('users.erased'))
      await navigate(paths.users())
      queries.removeQueries(userQuery(String(id)))
      void queries.invalidateQueries(usersKey)
    },
    onError: (error) => tellRefusal(t, error),
  })
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: 2 }}>
      <AskedAction
        label={t(locking ? 'users.lock' : 'users.unlock')}
        question={locking ? t('users.lockQuestion', { username }) : undefined}
        help={t('users.lockHelp')}
        blocked={locking ? user.lockBlocked : null}
        call={lock}
      />
      <AskedAction
        label={t('users.reset')}
        question={t('users.resetQuestion', { username })}
        help={t('users.resetHelp')}
        blocked={null}
        call={reset}
      />
      <DemoMail mailKey={sent} />
      <AskedAction
        label={t('users.erase')}
        question={t('users.eraseQuestion', { username, name: `${user.firstName} ${user.lastName}` })}
        help={t('users.eraseHelp')}
        blocked={user.eraseBlocked}
        dangerous
        call={erase}
      />
    </Box>
  )
}
