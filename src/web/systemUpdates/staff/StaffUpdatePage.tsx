import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { StaffUpdate } from '#contract/systemUpdates.ts'
import { Changes } from '../../audit/Changes.tsx'
import { systemUpdateChangesQuery } from '../../audit/queries.ts'
import { useLocalText } from '../../i18n/useLocalText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { NEW_UPDATE, STAFF_UPDATE_PATH, staffUpdatesAddress, updateAddress } from '../addresses.ts'
import { staffUpdateQuery } from '../queries.ts'
import { RemoveUpdate } from './RemoveUpdate.tsx'
import { NewUpdateForm, UpdateForm } from './UpdateForm.tsx'
import { UpdateState } from './UpdateState.tsx'

/** `/hallinta/paivitykset/{id}`: one update; `uusi` writes one. */
export function StaffUpdatePage() {
  const { id } = useParams({ from: STAFF_UPDATE_PATH })
  return id === NEW_UPDATE ? <NewUpdate /> : <StoredUpdate key={id} id={id} />
}

function NewUpdate() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('updateAdmin.new')} lead={<ToList />} />
      <NewUpdateForm />
    </>
  )
}

function StoredUpdate({ id }: { id: string }) {
  const t = useTranslate()
  const query = useQuery(staffUpdateQuery(id))
  const title = t('updateAdmin.title')
  return (
    <LoadedPage query={query} heading={title} list={{ to: staffUpdatesAddress(), name: title }}>
      {(update) => <Update update={update} />}
    </LoadedPage>
  )
}

function Update({ update }: { update: StaffUpdate }) {
  const t = useTranslate()
  const local = useLocalText()
  const { id, state, title } = update
  const lead = (
    <Row gap={2}>
      <UpdateState state={state} />
      {state === 'shown' && <AppLink {...updateAddress(id)}>{t('updateAdmin.toPublic')}</AppLink>}
      <ToList />
    </Row>
  )
  return (
    <>
      <PageTitle title={local(title)} lead={lead} />
      <UpdateForm update={update} />
      <Section title={t('updateAdmin.removal')}>
        <RemoveUpdate update={update} />
      </Section>
      <Section title={t('updateAdmin.changes')}>
        <Changes query={systemUpdateChangesQuery(id)} none={t('updateAdmin.noChanges')} />
      </Section>
    </>
  )
}

function ToList() {
  const t = useTranslate()
  return <AppLink {...staffUpdatesAddress()}>{t('updateAdmin.title')}</AppLink>
}
