import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { CalendarTrial } from '#contract/calendar.ts'
import { calendarAddress, trialAddress } from '../calendar/addresses.ts'
import { EntryState } from '../calendar/EntryState.tsx'
import { nextTrialsQuery } from '../calendar/queries.ts'
import { TrialDates } from '../calendar/TrialDates.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Block, Span, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'

/** The trials that come first: when and where, whether one may still enter and how many places are left. */
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
  const { phase, placesLeft } = trial
  return (
    <li>
      <Block shrink>
        <Span strong>
          <AppLink {...trialAddress(trial.date, trial.kaerNr)}>{trial.place}</AppLink>
        </Span>
        <Text tone="muted" size="small">
          <TrialDates trial={trial} />, {t(`trials.types.${trial.type}`)}
        </Text>
      </Block>
      <Text size="small" align="right">
        <EntryState trial={trial} />
        {phase === 'open' && placesLeft !== null && (
          <Text tone="muted">{t('trials.placesLeft', { count: placesLeft })}</Text>
        )}
      </Text>
    </li>
  )
}

const listStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  columnGap: 6,
  '& > li': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 2,
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& .MuiBox-root > span': { justifyContent: 'flex-end' },
} as const
