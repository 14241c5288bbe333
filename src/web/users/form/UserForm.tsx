import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { clubList, judges, officialUsers } from '#contract/endpoints/officials.ts'
import { editUser, getUserById, users } from '#contract/endpoints/users.ts'
import type { UserDetails } from '#contract/users.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { LOGS } from '../../audit/queries.ts'
import { ask } from '../../client/calls.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { UserFields, useUserLabels, useUserWords } from './UserFields.tsx'
import { bodyOf, userForm, valuesOf } from './userValues.ts'

const resolver = zodResolver(userForm)

/** Everything SYSADMIN may change of a user. */
export function UserForm({ user }: { user: UserDetails }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const own = { params: { id: user.id } }
  const { mutateAsync } = useChange(editUser, {
    invalidates: [users, judges, clubList, officialUsers, ...LOGS],
  })
  const versioned = useVersionedForm({
    draft: useOwnDraft(`user.${user.id}`),
    stored: user,
    resolver,
    valuesOf,
    load: () => ask(getUserById, own),
    save: async (values, { id, version }) => (await mutateAsync({ ...bodyOf(values), id, version })).user,
    keep: (changed) => queries.setQueryData(keyOf(getUserById, own), changed),
    onSaved: ({ username }) => showSuccess(t('users.saved', { username })),
  })
  return (
    <VersionedForm versioned={versioned} labels={useUserLabels()} words={useUserWords(user)}>
      <UserFields demotionBlocked={user.demotionBlocked} linked={user} />
      <SubmitButton>{t('users.save')}</SubmitButton>
    </VersionedForm>
  )
}
