import Link from '@mui/material/Link'
import { useMemo } from 'react'
import type { ActiveJudge } from '#contract/officials.ts'
import { TRIAL_TYPES, type TrialType } from '#domain/trials/results.ts'
import { calendarAddress } from '../../calendar/addresses.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'

/** The columns of the active judges. */
export function useJudgeColumns(): readonly Column<ActiveJudge>[] {
  const t = useTranslate()
  return useMemo(() => columnsIn(t), [t])
}

/** The kinds of trials someone may judge, in their own order. */
export const kindsText = (t: Translate, kinds: readonly TrialType[]): string =>
  TRIAL_TYPES.filter((type) => kinds.includes(type))
    .map((type) => t(`trials.types.${type}`))
    .join(', ')

function columnsIn(t: Translate): Column<ActiveJudge>[] {
  return [
    {
      id: 'name',
      header: t('judges.columns.name'),
      cell: ({ name }) => (
        <Text strong breaks>
          {name}
        </Text>
      ),
      sortValue: ({ name }) => name,
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
      cell: ({ district }) => district ?? '–',
      sortValue: ({ district }) => district,
      card: 'fact',
    },
    {
      id: 'town',
      header: t('judges.columns.town'),
      cell: ({ town }) => town ?? '–',
      sortValue: ({ town }) => town,
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
      {phone && (
        <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} sx={{ whiteSpace: 'nowrap' }}>
          {phone}
        </Link>
      )}
      {email && (
        <Link href={`mailto:${email}`} sx={{ overflowWrap: 'anywhere' }}>
          {email}
        </Link>
      )}
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
