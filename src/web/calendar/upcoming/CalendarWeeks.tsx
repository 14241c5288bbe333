import Box from '@mui/material/Box'
import type { CalendarTrial } from '#contract/calendar.ts'
import { addDays, formatDate } from '#domain/dates.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { OfferedChips } from '../../trials/ProposalChips.tsx'
import { groupedBy } from '../../ui/groupedBy.ts'
import { Block, Heading, PlainList, Row, Span, Text } from '../../ui/layout/parts.ts'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { trialAddress } from '../addresses.ts'
import { ChangeLine } from '../ChangeLine.tsx'
import { mondayOf, weekOf } from '../calendarDays.ts'
import { EntryState } from '../EntryState.tsx'
import { TrialDates } from '../TrialDates.tsx'
import { EnterLink } from './EnterLink.tsx'
import { StartWater } from './StartWater.tsx'

/** The calendar on a phone: cards under their weeks. The first card of a day carries the day's anchor. */
export function CalendarWeeks({ trials }: { trials: readonly CalendarTrial[] }) {
  const t = useTranslate()
  return groupedBy(trials, ({ date }) => mondayOf(date)).map(([monday, group]) => (
    <Block component="section" mt={3} key={monday} aria-labelledby={`week-${monday}`}>
      <Heading id={`week-${monday}`} component="h2" mb={0.75}>
        {t('calendar.week', { week: weekOf(monday) })}{' '}
        <Span tone="muted" size="small" strong={false}>
          {`${formatDate(monday).slice(0, 6)}–${formatDate(addDays(monday, 6))}`}
        </Span>
      </Heading>
      <PlainList>
        {group.map((trial, index) => (
          <Card
            key={`${trial.date} ${trial.kaerNr}`}
            trial={trial}
            id={group[index - 1]?.date === trial.date ? undefined : `day-${trial.date}`}
          />
        ))}
      </PlainList>
    </Block>
  ))
}

function Card({ trial, id }: { trial: CalendarTrial; id: string | undefined }) {
  const t = useTranslate()
  const names = useNames()
  const { phase, placesLeft, feeText } = trial
  const tellsPlaces = placesLeft !== null && (phase === 'open' || phase === 'coming')
  return (
    <Box component="li" id={id} sx={{ position: 'relative', py: 1.25, borderTop: 1, borderColor: 'divider' }}>
      <Row between gap={2} rowGap={0}>
        <TrialDates trial={trial} />
        <EntryState trial={trial} />
      </Row>
      <AppLink
        {...trialAddress(trial.date, trial.kaerNr)}
        sx={{
          lineHeight: 1.6,
          fontWeight: 600,
          fontSize: '1.0625rem',
          textDecoration: phase === 'cancelled' ? 'line-through' : undefined,
          // The whole card is the link.
          '&::after': { content: '""', position: 'absolute', inset: 0 },
        }}
      >
        {names.place(trial.place)}
      </AppLink>
      {trial.district && (
        <Span tone="muted" size="small">
          {`, ${names.district(trial.district)}`}
        </Span>
      )}
      <Text tone="muted" size="small">
        {[
          t(`trials.types.${trial.type}`),
          (trial.startClasses ?? trial.classes).join(' '),
          trial.judges.join(', '),
        ]
          .filter(Boolean)
          .join(' · ')}{' '}
        <Box component="span" sx={ABOVE_LINK}>
          <OfferedChips codes={trial.proposals} />
        </Box>
      </Text>
      <StartWater water={trial.startWater} />
      <ChangeLine trial={trial} />
      {phase !== 'cancelled' && (
        <Text size="small" breaks>
          {[tellsPlaces && t('trials.placesLeft', { count: placesLeft }), feeText]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      )}
      <EnterLink trial={trial} />
    </Box>
  )
}

/** What can be pressed by itself on a card that is a link. */
const ABOVE_LINK = { position: 'relative', zIndex: 1 } as const
