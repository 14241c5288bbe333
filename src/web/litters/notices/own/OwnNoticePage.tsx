import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { OwnNotices } from '#contract/litterNotices.ts'
import { ApiError } from '../../../client/ApiError.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { PageTitle } from '../../../ui/layout/PageTitle.tsx'
import { Note, Text } from '../../../ui/layout/parts.ts'
import { AppLink } from '../../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../../ui/loading/Loaded.tsx'
import { PageFailure } from '../../../ui/loading/PageFailure.tsx'
import { NEW, OWN_NOTICE_PATH, ownNoticesAddress } from '../addresses.ts'
import { ownNoticesQuery } from '../queries.ts'
import { NewOwnForm, OwnForm } from './OwnForm.tsx'

/** `/pentueilmoitukset/{id}`: one's own notice to be changed, or a new one. */
export function OwnNoticePage() {
  const t = useTranslate()
  const { id } = useParams({ from: OWN_NOTICE_PATH })
  const own = useQuery(ownNoticesQuery)
  return (
    <LoadedPage query={own} heading={t('notices.title')} failed={t('notices.failed')}>
      {(data) => (id === NEW ? <NewNotice own={data} /> : <Notice id={id} own={data} />)}
    </LoadedPage>
  )
}

const useBack = () => {
  const t = useTranslate()
  return <AppLink {...ownNoticesAddress()}>{t('notices.title')}</AppLink>
}

function NewNotice({ own }: { own: OwnNotices }) {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('notices.newTitle')} lead={useBack()} />
      <Text mb={3}>{t('notices.newLead')}</Text>
      <NewOwnForm dogs={own.dogs} />
    </>
  )
}

function Notice({ id, own: { notices, dogs } }: { id: string; own: OwnNotices }) {
  const t = useTranslate()
  const back = useBack()
  const notice = notices.find((one) => String(one.id) === id)
  if (!notice)
    return (
      <PageFailure
        error={new ApiError(404, 'LITTER_NOT_FOUND')}
        heading={t('notices.title')}
        list={{ to: ownNoticesAddress(), name: t('notices.title') }}
        onRetry={() => undefined}
      />
    )
  const { state, reason } = notice
  return (
    <>
      <PageTitle title={t('notices.changeTitle')} lead={back} />
      {state === 'declined' && reason ? (
        <Note tone="error" mb={3} breaks>
          <Text lines>{t('notices.declinedFor', { reason })}</Text>
        </Note>
      ) : (
        <Text mb={3}>{t(state === 'shown' ? 'notices.changeLead' : 'notices.newLead')}</Text>
      )}
      <OwnForm key={notice.id} notice={notice} dogs={dogs} />
    </>
  )
}
