import { zodResolver } from '@hookform/resolvers/zod'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import { clubList, judges, officialUsers } from '#contract/endpoints/officials.ts'
import { createUser, users } from '#contract/endpoints/users.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { userAddress } from '../addresses.ts'
import { UserFields, useUserLabels } from './UserFields.tsx'
import { bodyOf, emptyUser, userForm } from './userValues.ts'

type ChangedUser = AnswerOf<typeof createUser>

/** `/hallinta/kayttajat/uusi`: a new user, who gets a link that sets the password. */
export function NewUserPage() {
  const t = useTranslate()
  const [made, setMade] = useState<ChangedUser>()
  if (made) return <Created made={made} onAnother={() => setMade(undefined)} />
  return (
    <>
      <PageTitle title={t('users.new')} lead={t('users.newLead')} />
      <NewUserForm onMade={setMade} />
    </>
  )
}

function NewUserForm({ onMade }: { onMade: (made: ChangedUser) => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const form = useDraftForm({
    draft: useOwnDraft('newUser'),
    resolver: zodResolver(userForm),
    defaultValues: emptyUser(language),
  })
  const { mutateAsync } = useChange(createUser, {
    invalidates: [users, judges, clubList, officialUsers],
    onSuccess: (made) => {
      forgetDraft('newUser')
      onMade(made)
    },
  })
  return (
    <Form form={form} labels={useUserLabels()} onSubmit={(values) => mutateAsync(bodyOf(values))}>
      <UserFields />
      <SubmitButton>{t('users.createSubmit')}</SubmitButton>
    </Form>
  )
}

function Created({ made: { user }, onAnother }: { made: ChangedUser; onAnother: () => void }) {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('users.created', { username: user.username })} />
      <Text component="p" breaks role="status">
        {t('users.createdHelp', { email: user.email })}
      </Text>
      <Row mt={3}>
        <LinkButton {...userAddress(user.id)} variant="contained">
          {t('users.open')}
        </LinkButton>
        <Button onClick={onAnother}>{t('users.another')}</Button>
      </Row>
    </>
  )
}
