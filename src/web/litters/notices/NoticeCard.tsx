import type { ListedNotice } from '#contract/litterNotices.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { useBreedName } from '../../dogs/breeds.ts'
import { InbreedingFigure } from '../../dogs/InbreedingFigure.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Columns, Divided, Row, Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { MailLink, PhoneLink } from '../../ui/links/ContactLinks.tsx'
import { litterAddress } from '../addresses.ts'
import { NoticeParent } from '../NoticeParent.tsx'

interface Props {
  notice: ListedNotice
  /** tells the breed, where the notices are of several */
  breed: boolean
}

/** A notice in the list: its parents with their health, what is known of the puppies, and whom to ask. */
export function NoticeCard({ notice, breed }: Props) {
  const t = useTranslate()
  const { father, mother } = notice
  return (
    <Divided>
      <Row align="baseline" gap={1.5}>
        <AppLink {...litterAddress({ id: String(notice.id) })} underline="always">
          <Span strong>{`${calledBy(father)} × ${calledBy(mother)}`}</Span>
        </AppLink>
        <NoticeFacts notice={notice} breed={breed} />
      </Row>
      <Block mt={1}>
        <Columns from="md" gap={3} rowGap={1}>
          <NoticeParent dog={father} />
          <NoticeParent dog={mother} />
        </Columns>
      </Block>
      <Text size="small" tone="muted" mt={1}>
        {notice.inbreeding !== null && (
          <>
            {t('litters.list.inbreeding')} <InbreedingFigure of={notice} />
          </>
        )}
      </Text>
      {notice.warnings.map((code) => (
        <Text key={code} size="small" tone="error">
          {t(`litters.warnings.${code}`)}
        </Text>
      ))}
      {notice.furtherInformation && (
        <Text mt={0.5} breaks measure="text">
          {notice.furtherInformation}
        </Text>
      )}
      <NoticeContact contact={notice.contact} />
    </Divided>
  )
}

/** When, where and how many, in one line. */
function NoticeFacts({ notice, breed }: Props) {
  const t = useTranslate()
  const breedName = useBreedName()
  const { type, birthDate, matingDate, females, males } = notice
  const counted = females !== null || males !== null
  const mated = type === 'plan' ? 'litters.list.planned' : 'litters.list.mated'
  const facts = [
    notice.kennelName && t('litters.list.kennel', { name: notice.kennelName }),
    breed && breedName(notice.mother.breed),
    birthDate && t('litters.list.born', { date: formatDate(birthDate) }),
    !birthDate && matingDate && t(mated, { date: formatDate(matingDate) }),
    counted && t('litters.list.puppies', { count: (females ?? 0) + (males ?? 0) }),
    type === 'litter' && t(notice.sold ? 'litters.list.reserved' : 'litters.list.forSale'),
    notice.place,
  ]
  return <Span tone="muted">{facts.filter(Boolean).join(' · ')}</Span>
}

/** How to reach whoever agreed to be reached. */
function NoticeContact({ contact }: Pick<ListedNotice, 'contact'>) {
  const t = useTranslate()
  if (contact === null) return null
  return (
    <Row align="baseline" gap={1.5} mt={0.5} size="small">
      <Span tone="muted">{t('litters.list.contact')}</Span>
      {contact.name && <span>{contact.name}</span>}
      {contact.email && <MailLink to={contact.email} />}
      {contact.phone && <PhoneLink to={contact.phone} />}
    </Row>
  )
}
