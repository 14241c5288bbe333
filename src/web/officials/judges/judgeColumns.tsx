import { useMemo } from 'react'
import type { ActiveJudge } from '#contract/officials.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { surnameFirst } from '#domain/personNames.ts'
import { calendarAddress } from '../../calendar/addresses.ts'
import { useNames } from '../../i18n/useNames.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { kindsText } from '../../trials/kindsText.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { MailLink, PhoneLink } from '../../ui/links/ContactLinks.tsx'
import type { Column } from '../../ui/table/types.ts'

/** The columns of the active judges. */
export function useJudgeColumns(): readonly Column<ActiveJudge>[] {
  const t = useTranslate()
  const names = useNames()
  return useMemo(() => columnsIn(t, names), [t, names])
}

function columnsIn(t: Translate, names: LocalNames): Column<ActiveJudge>[] {
  return [
    {
      id: 'name',
      header: t('judges.columns.name'),
      cell: ({ name }) => (
        <Text strong breaks>
          {name}
        </Text>
      ),
      sortValue: ({ name }) => surnameFirst(name),
      hideable: false,
      card: 'title',
    },
    {
      id: 'qualifications',
      header: t('judges.columns.qualifications'),
      cell: ({ qualifications }) => kindsText(t, qualifications) || '–',
      isEmpty: ({ qualifications }) => qualifications.length === 0,
      card: 'fact',
    },
    {
      id: 'district',
      header: t('judges.columns.district'),
      cell: ({ district }) => (district ? names.district(district) : '–'),
      sortValue: ({ district }) => district && names.district(district),
      card: 'fact',
    },
    {
      id: 'town',
      header: t('judges.columns.town'),
      cell: ({ town }) => (town ? names.place(town) : '–'),
      sortValue: ({ town }) => town && names.place(town),
      card: 'fact',
    },
    {
      id: 'contact',
      header: t('judges.columns.contact'),
      cell: ({ contact }) => (contact ? <Contact contact={contact} /> : '–'),
      isEmpty: ({ contact }) => contact === null,
      card: 'fact',
    },
    {
      id: 'comingTrials',
      header: t('judges.columns.comingTrials'),
      cell: (judge) => <ComingTrials judge={judge} />,
      isEmpty: ({ comingTrials }) => comingTrials === 0,
      sortValue: ({ comingTrials }) => comingTrials,
      align: 'right',
      card: 'fact',
    },
  ]
}

function Contact({ contact: { email, phone } }: { contact: NonNullable<ActiveJudge['contact']> }) {
  return (
    <Row gap={2} rowGap={0}>
      {phone && <PhoneLink to={phone} />}
      {email && <MailLink to={email} />}
    </Row>
  )
}

function ComingTrials({ judge: { name, comingTrials } }: { judge: ActiveJudge }) {
  const t = useTranslate()
  if (comingTrials === 0) return '–'
  return (
    <AppLink
      {...calendarAddress({ judge: name })}
      aria-label={t('judges.comingOf', { name, count: comingTrials })}
    >
      {t('judges.coming', { count: comingTrials })}
    </AppLink>
  )
}
