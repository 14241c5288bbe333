import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { eraseUser, forceReset, getUserById, lockUser, users } from '#contract/endpoints/users.ts'
import type { UserDetails } from '#contract/users.ts'
import { LOGS } from '../audit/queries.ts'
import { keyOf } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmedAction } from '../ui/dialogs/ConfirmedAction.tsx'
import { Stack } from '../ui/layout/parts.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { usersAddress } from './addresses.ts'
import { Mentions } from './Mentions.tsx'

/** What may be done to an account; what may not be done now is disabled with the reason. */
export function UserActions({ user }: { user: UserDetails }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { id, username } = user
  const locking = user.state !== 'locked'
  const own = keyOf(getUserById, { params: { id } })
  const keep = (changed: UserDetails, said: string) => {
    queries.setQueryData(own, changed)
    showSuccess(said)
  }
  const lock = useChange(lockUser, {
    invalidates: LOGS,
    onSuccess: (changed) => keep(changed.user, t(locking ? 'users.locked' : 'users.unlocked', { username })),
    onError: (error) => toastRefusal(t, error),
  })
  const reset = useChange(forceReset, {
    invalidates: LOGS,
    onSuccess: (changed) => keep(changed.user, t('users.resetDone', { email: changed.user.email })),
    onError: (error) => toastRefusal(t, error),
  })
  const erase = useChange(eraseUser, {
    invalidates: [users],
    onSuccess: async () => {
      showSuccess(t('users.erased'))
      await navigate(usersAddress())
      queries.removeQueries({ queryKey: own })
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Stack align="start">
      <ConfirmedAction
        label={t(locking ? 'users.lock' : 'users.unlock')}
        question={locking ? t('users.lockQuestion', { username }) : undefined}
        help={t('users.lockHelp')}
        blocked={locking ? user.lockBlocked : null}
        call={lock}
        body={{ id, locked: locking }}
      />
      <ConfirmedAction
        label={t('users.reset')}
        question={t('users.resetQuestion', { username })}
        help={t('users.resetHelp')}
        blocked={null}
        call={reset}
        body={{ id }}
      />
      <ConfirmedAction
        label={t('users.erase')}
        question={t('users.eraseQuestion', { username, name: `${user.firstName} ${user.lastName}` })}
        help={
          <>
            {t('users.eraseHelp')}
            <Mentions person={{ kind: 'account', id }} />
          </>
        }
        blocked={user.eraseBlocked}
        dangerous
        call={erase}
        body={{ id }}
      />
    </Stack>
  )
}
