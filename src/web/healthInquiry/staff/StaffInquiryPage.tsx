import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { inquiryAttachment } from '#contract/endpoints/healthInquiries.ts'
import type { StaffInquiry } from '#contract/healthInquiries.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { Changes } from '../../audit/Changes.tsx'
import { addressOf } from '../../client/address.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { inquiriesAddress, STAFF_INQUIRY_PATH, staffInquiryAddress } from '../addresses.ts'
import { inquiryChangesQuery, staffInquiryQuery } from '../queries.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { OtherReports } from './OtherReports.tsx'

/** `/hallinta/terveysilmoitukset/{id}`: a report, and what is decided of it. */
export function StaffInquiryPage() {
  const t = useTranslate()
  const { id } = useParams({ from: STAFF_INQUIRY_PATH })
  const inquiry = useQuery(staffInquiryQuery(id))
  const title = t('inquiryAdmin.title')
  return (
    <LoadedPage query={inquiry} heading={title} list={{ to: inquiriesAddress(), name: title }}>
      {(data) => <Inquiry key={data.id} inquiry={data} />}
    </LoadedPage>
  )
}

function Inquiry({ inquiry }: { inquiry: StaffInquiry }) {
  const t = useTranslate()
  const { id, dog, actions, others } = inquiry
  return (
    <>
      <PageTitle
        title={`${t('inquiryAdmin.report')}: ${calledBy(dog)}`}
        lead={<AppLink {...inquiriesAddress()}>{t('inquiryAdmin.title')}</AppLink>}
      />
      <ReportFacts inquiry={inquiry} />
      {actions.length > 0 && (
        <Section title={t('inquiryAdmin.decision')}>
          <DecisionForm inquiry={inquiry} />
        </Section>
      )}
      {others.length > 0 && (
        <Section title={t('inquiryAdmin.otherReports')}>
          <OtherReports inquiry={inquiry} />
        </Section>
      )}
      <Section title={t('inquiryAdmin.changes')}>
        <Changes query={inquiryChangesQuery(id)} none={t('inquiryAdmin.noChanges')} />
      </Section>
    </>
  )
}

/** What was reported, by whom, and where it stands. What is not told is left out. */
function ReportFacts({ inquiry }: { inquiry: StaffInquiry }) {
  const t = useTranslate()
  const { id, informerName, informerEmail, account, attachment, mergedInto, givesMark } = inquiry
  const mark = givesMark === null ? 'unknown' : givesMark ? 'yes' : 'no'
  const text = (label: string, value: string | null) => (value ? [{ label, value, long: true }] : [])
  const facts = [
    { label: t('inquiryAdmin.columns.dog'), value: <DogLink dog={inquiry.dog} /> },
    { label: t('inquiryAdmin.columns.state'), value: t(`healthInquiry.states.${inquiry.state}`) },
    { label: t('inquiryAdmin.columns.reported'), value: formatDate(inquiry.reportedOn) },
    {
      label: t('inquiryAdmin.columns.informer'),
      value: [t(`healthInquiry.informers.${inquiry.informer}`), informerName].filter(Boolean).join(', '),
    },
    ...text(t('inquiryAdmin.email'), informerEmail),
    ...text(t('inquiryAdmin.account'), account?.username ?? null),
    { label: t('healthInquiry.condition'), value: t(`healthInquiry.conditions.${inquiry.condition}`) },
    ...text(t('healthInquiry.sickness'), inquiry.sickness),
    ...text(t('healthInquiry.character'), inquiry.character),
    ...text(t('healthInquiry.genetics'), inquiry.genetics),
    ...(inquiry.dead
      ? [{ label: t('healthInquiry.dead'), value: inquiry.deathDescription || t('common.yes'), long: true }]
      : []),
    { label: t('inquiryAdmin.mark'), value: t(`inquiryAdmin.marks.${mark}`) },
    ...(attachment
      ? [
          {
            label: t('healthInquiry.parts.attachment'),
            value: (
              <Link href={addressOf(inquiryAttachment, { params: { id } })} target="_blank" rel="noopener">
                {t('inquiryAdmin.openAttachment')} ({Math.ceil(attachment.bytes / 1024)} kB)
              </Link>
            ),
          },
        ]
      : []),
    ...(mergedInto === null
      ? []
      : [
          {
            label: t('inquiryAdmin.mergedInto'),
            value: <AppLink {...staffInquiryAddress(mergedInto)}>{t('inquiryAdmin.open')}</AppLink>,
          },
        ]),
  ]
  return <FactList facts={facts} columnWidth={{ xs: '8rem', md: '13rem' }} />
}
