import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { LitterInquiry } from '#contract/litterNotices.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { contactAddress } from '../statements/addresses.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Row, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { MailLink, PhoneLink } from '../ui/links/ContactLinks.tsx'
import { DateText } from '../ui/values/DateText.tsx'
import { NoticeParent } from './NoticeParent.tsx'

/** What is announced of a litter or a plan, with its parents. */
export function LitterNotice({ notice }: { notice: LitterInquiry }) {
  const t = useTranslate()
  const counted = notice.males !== null || notice.females !== null
  return (
    <Box>
      <FactList
        facts={[
          { label: t('litters.sire'), value: <NoticeParent dog={notice.father} breed /> },
          { label: t('litters.dam'), value: <NoticeParent dog={notice.mother} breed /> },
          { label: t('litters.notice.kennel'), value: notice.kennelName },
          {
            label: t(notice.type === 'plan' ? 'litters.notice.plannedDate' : 'litters.notice.matingDate'),
            value: notice.matingDate && <DateText date={notice.matingDate} />,
          },
          {
            label: t('litters.notice.birthDate'),
            value: notice.birthDate && <DateText date={notice.birthDate} />,
          },
          {
            label: t('litters.notice.puppies'),
            value:
              counted &&
              t('litters.notice.puppiesValue', { males: notice.males ?? 0, females: notice.females ?? 0 }),
          },
          {
            label: t('litters.notice.available'),
            value:
              notice.type === 'litter' && t(notice.sold ? 'litters.list.reserved' : 'litters.list.forSale'),
          },
          {
            label: t('litters.notice.website'),
            value: notice.website && <Website address={notice.website} />,
          },
          { label: t('litters.list.place'), value: notice.place },
          {
            label: t('litters.list.contact'),
            value: notice.contact ? <Contact contact={notice.contact} /> : <AskClub />,
            long: true,
          },
          { label: t('litters.notice.further'), value: notice.furtherInformation },
        ]}
      />
      <Text tone="muted" size="small" mt={1.5}>
        {t('litters.notice.updated', { date: formatDate(notice.updatedAt.slice(0, 10)) })}
      </Text>
    </Box>
  )
}

/** Nobody agreed to be named: the club's own contact knows who keeps the notice. */
function AskClub() {
  const t = useTranslate()
  return (
    <AppLink {...contactAddress()} underline="always">
      {t('litters.notice.askClub')}
    </AppLink>
  )
}

/** Whoever agreed to be reached. */
function Contact({ contact: { name, email, phone } }: { contact: NonNullable<LitterInquiry['contact']> }) {
  return (
    <Row gap={1.5} rowGap={0} align="baseline">
      {name && <span>{name}</span>}
      {phone && <PhoneLink to={phone} />}
      {email && <MailLink to={email} />}
    </Row>
  )
}

/** An address that people wrote: a link only where it is one of the web. */
function Website({ address }: { address: string }) {
  if (!/^https?:\/\//i.test(address)) return address
  return (
    <Link href={address} rel="noopener noreferrer nofollow">
      {address.replace(/^https?:\/\//i, '').replace(/\/$/, '')}
    </Link>
  )
}
