import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { CalendarTrial } from '#contract/calendar.ts'
import { calendarAddress, trialAddress } from '../calendar/addresses.ts'
import { EntryState } from '../calendar/EntryState.tsx'
import { nextTrialsQuery } from '../calendar/queries.ts'
import { TrialDates } from '../calendar/TrialDates.tsx'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row, Span, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'

/** The trials that come first: when and where, until when one may enter, at what price, and how many places are left. */
export function NextTrials() {
  const t = useTranslate()
  const trials = useQuery(nextTrialsQuery)
  return (
    <Section
      title={t('home.trials')}
      actions={<AppLink {...calendarAddress()}>{t('home.allTrials')}</AppLink>}
    >
      <Loaded
        query={trials}
        failed={t('home.trialsFailed')}
        rows={3}
        rowHeight={52}
        empty={({ length }) =>
          length === 0 && <EmptyState title={t('home.noTrials')}>{t('home.noTrialsHelp')}</EmptyState>
        }
      >
        {(next) => (
          <Box component="ul" sx={listStyle}>
            {next.map((trial) => (
              <TrialItem key={`${trial.date} ${trial.kaerNr}`} trial={trial} />
            ))}
          </Box>
        )}
      </Loaded>
    </Section>
  )
}

function TrialItem({ trial }: { trial: CalendarTrial }) {
  const t = useTranslate()
  const names = useNames()
  const { phase, placesLeft, feeText } = trial
  return (
    <li>
      <Row between wrap={false} gap={2} align="baseline">
        <Span strong breaks>
          <AppLink {...trialAddress(trial.date, trial.kaerNr)}>{names.place(trial.place)}</AppLink>
        </Span>
        <Text size="small" align="right">
          <EntryState trial={trial} />
        </Text>
      </Row>
      <Row between gap={2} rowGap={0} size="small">
        <Text tone="muted">
          <TrialDates trial={trial} />, {t(`trials.types.${trial.type}`)}
        </Text>
        {phase === 'open' && placesLeft !== null && (
          <Text tone="muted">{t('trials.placesLeft', { count: placesLeft })}</Text>
        )}
      </Row>
      {feeText && phase !== 'closed' && (
        <Text tone="muted" size="small" breaks>
          {t('home.fee', { fee: feeText })}
        </Text>
      )}
    </li>
  )
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1.25, borderBottom: 1, borderColor: 'divider' },
  '& .MuiBox-root > span': { justifyContent: 'flex-end' },
} as const
