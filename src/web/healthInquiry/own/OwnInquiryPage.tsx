import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useParams, useRouter, useSearch } from '@tanstack/react-router'
import { openInquiry, ownInquiry } from '#contract/endpoints/healthInquiries.ts'
import type { OwnInquiry } from '#contract/healthInquiries.ts'
import { formatDate } from '#domain/dates.ts'
import { tokenOf } from '../../accounts/mailToken.ts'
import { useUser } from '../../accounts/session/session.ts'
import { isForbidden } from '../../client/ApiError.ts'
import { keyOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { OpenLinkForm } from '../../ui/forms/OpenLinkForm.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { PageSkeleton } from '../../ui/loading/Skeletons.tsx'
import {
  INQUIRY_PATH,
  inquiryAddress,
  inquirySearchOf,
  OWN_INQUIRY_PATH,
  ownInquiryAddress,
} from '../addresses.ts'
import { InquiryForm } from '../InquiryForm.tsx'
import { ownInquiryQuery } from '../queries.ts'
import { CorrectForm } from './CorrectForm.tsx'
import { NextSteps } from './NextSteps.tsx'
import { WithdrawInquiry } from './WithdrawInquiry.tsx'

/** `/terveysilmoitus/{id}`: a report as its informer sees it; by the link of a mail a button that opens it. */
export function OwnInquiryPage() {
  const { id } = useParams({ from: OWN_INQUIRY_PATH })
  const token = tokenOf(useLocation({ select: ({ hash }) => hash }))
  return token === undefined ? <OpenedInquiry key={id} id={id} /> : <OpenByLink id={id} secret={token} />
}

function OpenByLink({ id, secret }: { id: string; secret: string }) {
  const t = useTranslate()
  const router = useRouter()
  const queries = useQueryClient()
  const { mutateAsync: open } = useChange(openInquiry, { params: { id } })
  const submit = async () => {
    const inquiry = await open({ secret })
    queries.setQueryData(keyOf(ownInquiry, { params: { id } }), inquiry)
    // The secret has done its work: whoever keeps or shares the address keeps no key to the report.
    await router.navigate({ ...ownInquiryAddress(inquiry.id), hash: '', replace: true })
  }
  return (
    <OpenLinkForm
      title={t('healthInquiry.own.title')}
      lead={t('healthInquiry.own.openLead')}
      action={t('healthInquiry.own.open')}
      onOpen={submit}
    />
  )
}

function OpenedInquiry({ id }: { id: string }) {
  const t = useTranslate()
  const query = useQuery(ownInquiryQuery(id))
  if (isForbidden(query.error)) return <NotOpen />
  return (
    <LoadedPage query={query} heading={t('healthInquiry.own.title')} failed={t('healthInquiry.own.failed')}>
      {(inquiry) => <OwnReport inquiry={inquiry} />}
    </LoadedPage>
  )
}

function NotOpen() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('healthInquiry.own.title')} />
      <Text component="p" mb={3} measure="text">
        {t('healthInquiry.own.notOpen')}
      </Text>
      <LinkButton {...inquiryAddress()} variant="contained">
        {t('healthInquiry.own.toForm')}
      </LinkButton>
    </>
  )
}

function OwnReport({ inquiry }: { inquiry: OwnInquiry }) {
  const t = useTranslate()
  const facts = [
    { label: t('healthInquiry.regnr'), value: <DogLink dog={inquiry.dog} /> },
    { label: t('healthInquiry.own.reported'), value: formatDate(inquiry.reportedOn) },
    { label: t('healthInquiry.own.state'), value: t(`healthInquiry.states.${inquiry.state}`) },
  ]
  return (
    <>
      <PageTitle title={t('healthInquiry.own.title')} />
      <FactList facts={facts} columnWidth={{ xs: '8rem', md: '11rem' }} />
      {inquiry.state === 'new' && <NextSteps inquiry={inquiry} />}
      {inquiry.open && (
        <>
          <Section title={t('healthInquiry.own.correct')}>
            <CorrectForm inquiry={inquiry} />
          </Section>
          <Section title={t('healthInquiry.own.withdraw')}>
            <WithdrawInquiry inquiry={inquiry} />
          </Section>
        </>
      )}
    </>
  )
}

/** `/terveysilmoitus`: an owner or breeder reports on the health of a dog. */
export function InquiryPage() {
  const t = useTranslate()
  const { koira } = inquirySearchOf({ ...useSearch({ from: INQUIRY_PATH }) })
  // The draft is kept for whoever is signed in: before that is known there is no form to write it.
  const user = useUser()
  return (
    <>
      <PageTitle title={t('healthInquiry.title')} lead={t('healthInquiry.lead')} />
      <Note tone="secondary" mb={3} measure="text">
        {t('healthInquiry.privacy')}
      </Note>
      {user === undefined ? <PageSkeleton /> : <InquiryForm user={user} regnr={koira ?? ''} />}
    </>
  )
}
