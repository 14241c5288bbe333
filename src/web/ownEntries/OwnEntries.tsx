import { useQuery } from '@tanstack/react-query'
import type { OwnEntries as Answer } from '#contract/ownEntries.ts'
import { calledBy } from '#domain/dogs.ts'
import { formatMoment } from '#domain/moments.ts'
import { calendarAddress } from '../calendar/addresses.ts'
import { TrialDates } from '../calendar/TrialDates.tsx'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Divided, PlainList, Row, Span, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { StateMark } from '../ui/marks/StateMark.tsx'
import { ownEntryAddress } from './addresses.ts'
import { ownEntriesQuery } from './queries.ts'
import { keptUntil, STATE_LOOKS } from './states.ts'

/** The dogs that the account has entered, those of coming trials first. */
export function OwnEntries() {
  const t = useTranslate()
  const query = useQuery(ownEntriesQuery(true))
  return (
    <Section title={t('ownEntries.list.title')}>
      <Loaded
        query={query}
        failed={t('ownEntries.list.failed')}
        rows={2}
        rowHeight={56}
        empty={({ entries }) => entries.length === 0 && <NoEntries />}
      >
        {({ entries }) => (
          <PlainList aria-label={t('ownEntries.list.title')}>
            {entries.map((entry) => (
              <EntryLine key={entry.id} entry={entry} />
            ))}
          </PlainList>
        )}
      </Loaded>
    </Section>
  )
}

function NoEntries() {
  const t = useTranslate()
  return (
    <EmptyState
      title={t('ownEntries.list.none')}
      actions={
        <LinkButton {...calendarAddress({ open: '1' })} variant="outlined">
          {t('ownEntries.list.toCalendar')}
        </LinkButton>
      }
    >
      {t('ownEntries.list.noneHelp')}
    </EmptyState>
  )
}

function EntryLine({ entry }: { entry: Answer['entries'][number] }) {
  const t = useTranslate()
  const language = useLanguage()
  const names = useNames()
  const { id, dog, trial, state, queueNumber } = entry
  const until = keptUntil(entry)
  return (
    <Divided>
      <Row between gap={2} rowGap={0} align="baseline">
        <Span strong breaks>
          <AppLink {...ownEntryAddress(id)}>{calledBy(dog)}</AppLink>
        </Span>
        <StateMark {...STATE_LOOKS[state]}>{t(`ownEntries.states.${state}`)}</StateMark>
      </Row>
      <Row between gap={2} rowGap={0} align="baseline" size="small" tone="muted">
        <Text>
          <TrialDates trial={trial} />
          {` · ${names.place(trial.place)} · ${entry.class}`}
          {trial.phase === 'cancelled' && ` · ${t('trials.phases.cancelled')}`}
        </Text>
        {until && <Text>{t('ownEntries.list.payBy', { until: formatMoment(until, language) })}</Text>}
        {queueNumber !== null && <Text>{t('ownEntries.list.inQueue', { number: queueNumber })}</Text>}
      </Row>
    </Divided>
  )
}
