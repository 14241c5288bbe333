import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { editUser, getUserById, users } from '#contract/endpoints/users.ts'
import type { UserDetails } from '#contract/users.ts'
import { useUser } from '../accounts/session.ts'
import { LOGS } from '../audit/queries.ts'
import { ask } from '../client/calls.ts'
import { keyOf } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { ChangedMeanwhile } from '../ui/forms/ChangedMeanwhile.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { useDraft } from '../ui/forms/useDraft.ts'
import { useMeanwhile } from '../ui/forms/useMeanwhile.ts'
import { showSuccess } from '../ui/toasts.ts'
import { UserFields, useUserLabels, useUserWords } from './UserFields.tsx'
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
  const keep = (details: UserDetails) => {
    setVersion(details.version)
    queries.setQueryData(keyOf(getUserById, { params: { id: details.id } }), details)
    meanwhile.forget()
  }
  const meanwhile = useMeanwhile(() => ask(getUserById, { params: { id: user.id } }))
  useDraft(form, `user.${user.id}`, useUser()?.username ?? '', () => meanwhile.show(user))
  const { mutateAsync } = useChange(editUser, {
    invalidates: [users, ...LOGS],
    around: meanwhile.watch,
    onSuccess: ({ user: changed }) => {
      form.reset(valuesOf(changed))
      keep(changed)
      showSuccess(t('users.saved', { username: changed.username }))
    },
  })
  const words = useUserWords()
  const { fresh } = meanwhile
  return (
    <Form
      form={form}
      labels={useUserLabels()}
      onSubmit={(values) => mutateAsync({ ...bodyOf(values), id: user.id, version })}
    >
      {fresh && <ChangedMeanwhile fresh={valuesOf(fresh)} tell={words} onTaken={() => keep(fresh)} />}
      <UserFields demotionBlocked={user.demotionBlocked} />
      <SubmitButton>{t('users.save')}</SubmitButton>
    </Form>
  )
}
