import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { UserDetails } from '#contract/users.ts'
import { useUser } from '../accounts/session.ts'
import { ApiError, getJson, postJson } from '../api.ts'
import { Form } from '../ui/forms/Form.tsx'
import { restartForm } from '../ui/forms/restart.ts'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { useDraft } from '../ui/forms/useDraft.ts'
import { showSuccess } from '../ui/toasts.ts'
import { type ChangedUser, userQuery, usersKey } from './queries.ts'
import { UserFields, useUserLabels } from './UserFields.tsx'
import { bodyOf, userForm, valuesOf } from './userValues.ts'

/** Everything SYSADMIN may change of a user. */
export function UserForm({ user }: { user: UserDetails }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [version, setVersion] = useState(user.version)
  const form = useForm({
    resolver: zodResolver(userForm),
    shouldFocusError: false,
    defaultValues: valuesOf(user),
  })
  const { dirtyFields } = form.formState
  useDraft(form, `user.${user.id}`, useUser()?.username ?? '')
  const keep = (details: UserDetails) => {
    setVersion(details.version)
    queries.setQueryData(userQuery(String(details.id)).queryKey, details)
  }
  const { mutateAsync, error } = useMutation({
    mutationFn: (body: object) =>
      postJson<ChangedUser>('/api/auth/users/update', { ...body, id: user.id, version }),
    onSuccess: ({ user: changed }) => {
      form.reset(valuesOf(changed))
      keep(changed)
      showSuccess(t('users.saved', { username: changed.username }))
      void queries.invalidateQueries(usersKey)
      void queries.invalidateQueries({ queryKey: ['private', 'audit'] })
    },
  })
  /** Somebody else has changed the user meanwhile: theirs comes in, what was typed here stays. */
  const refresh = useMutation({
    mutationFn: () => getJson<UserDetails>(`/api/auth/users/${user.id}`),
    onSuccess: (fresh) => {
      restartForm(form, dirtyFields, valuesOf(fresh))
      keep(fresh)
    },
  })
  const stale = error instanceof ApiError && error.code === 'CHANGED_MEANWHILE'
  return (
    <Form form={form} labels={useUserLabels()} onSubmit={(values) => mutateAsync(bodyOf(values))}>
      {stale && (
        <Button
          variant="outlined"
          loading={refresh.isPending}
          onClick={() => refresh.mutate()}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('accounts.profile.reload')}
        </Button>
      )}
      <UserFields demotionBlocked={user.demotionBlocked} />
      <SubmitButton>{t('users.save')}</SubmitButton>
    </Form>
  )
}
