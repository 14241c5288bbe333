import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import type { TrialDetails } from '#contract/organising.ts'
import { formatDate } from '#domain/dates.ts'
import { LIFE_STAGES, type LifeStage, lifeStageOn } from '#domain/trials/lifeCycle.ts'
import { TrialDates } from '../../../calendar/TrialDates.tsx'
import { type Translate, useTranslate } from '../../../i18n/useTranslate.ts'
import { Note, Span, Text, VisuallyHidden } from '../../../ui/layout/parts.ts'
import { finnishToday } from '../../../ui/values/days.ts'
import { dogsOf } from '../trialParts.ts'

/** The stage in which a trial stands today. */
export const stageOf = ({ state, fields }: TrialDetails): LifeStage | null =>
  lifeStageOn({ ...fields, state }, finnishToday())

/** The life of a trial as a line, and where it stands; of a cancelled one why it will not be held. */
export function LifeLine({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const current = stageOf(trial)
  if (current === null)
    return (
      <Note tone="error" mb={2} role="note">
        <Text strong>{t('trialAdmin.states.cancelled')}</Text>
        <Text breaks lines>
          {trial.cancelReason}
        </Text>
      </Note>
    )
  const place = LIFE_STAGES.indexOf(current)
  const registration = registrationText(t, trial)
  return (
    <Box component="ol" aria-label={t('trialAdmin.life.label')} sx={LINE}>
      {LIFE_STAGES.map((stage, index) => (
        <Box
          component="li"
          key={stage}
          aria-current={stage === current ? 'step' : undefined}
          data-passed={index < place || current === 'ended'}
        >
          <span>
            {t(`trialAdmin.life.${stage}`)}
            {index < place && <VisuallyHidden> ({t('trialAdmin.life.passed')})</VisuallyHidden>}
          </span>
          <Span tone="muted" size="smaller">
            {detailOf(stage)}
          </Span>
        </Box>
      ))}
    </Box>
  )

  function detailOf(stage: LifeStage): ReactNode {
    const { kaerNr, done, fields } = trial
    const { date, endDate } = fields
    switch (stage) {
      case 'published':
        return kaerNr === null ? null : t('trialAdmin.life.number', { number: kaerNr })
      case 'registration':
        return kaerNr !== null && registration
      case 'day':
        return date === null ? null : <TrialDates trial={{ date, endDate }} />
      case 'results':
        return kaerNr === null || dogsOf(trial) === 0 ? null : `${done} / ${dogsOf(trial)}`
      default:
        return null
    }
  }
}

/** How registration stands today, with the day that matters next. */
function registrationText(t: Translate, { state, fields }: TrialDetails): string | null {
  const { registrationStart: start, registrationEnd: end } = fields
  if (start === null || end === null) return null
  const today = finnishToday()
  if (today < start) return t('trialAdmin.life.opens', { date: formatDate(start) })
  if (today > end) return t('trialAdmin.life.closed', { date: formatDate(end) })
  if (state === 'ongoing') return t('trialAdmin.life.closedByHand')
  return t(`trialAdmin.life.${state === 'full' ? 'full' : 'open'}`, { date: formatDate(end) })
}

const DOT = 14

/** A phone has room for the words of the current stage alone. */
const LINE = {
  listStyle: 'none',
  m: 0,
  mb: 3,
  p: 0,
  display: 'flex',
  '& > li': {
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    pt: `${DOT + 8}px`,
    display: 'flex',
    flexDirection: 'column',
    lineHeight: 1.35,
    color: 'text.secondary',
  },
  '& > li::before': {
    content: '""',
    position: 'absolute',
    top: 0,
    left: 0,
    width: DOT,
    height: DOT,
    boxSizing: 'border-box',
    borderRadius: '50%',
    border: 2,
    borderColor: 'accent.main',
    bgcolor: 'background.default',
    zIndex: 1,
  },
  '& > li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    top: DOT / 2 - 1,
    left: DOT,
    right: 0,
    height: 2,
    bgcolor: 'divider',
  },
  '& > li[data-passed=true]::before': { bgcolor: 'primary.main', borderColor: 'primary.main' },
  '& > li[data-passed=true]:not(:last-of-type)::after': { bgcolor: 'primary.main' },
  '& > li[aria-current]': {
    color: 'text.primary',
    fontWeight: 600,
    flexGrow: { xs: 0, sm: 1 },
    flexBasis: { xs: 'auto', sm: 0 },
    pr: { xs: 1.5, sm: 0 },
  },
  '& > li[aria-current]::before': { borderColor: 'primary.main', borderWidth: 4 },
  '& > li:not([aria-current]) > span': {
    position: { xs: 'absolute', sm: 'static' },
    width: { xs: '1px', sm: 'auto' },
    clipPath: { xs: 'inset(50%)', sm: 'none' },
    overflow: { xs: 'hidden', sm: 'visible' },
    whiteSpace: { xs: 'nowrap', sm: 'normal' },
  },
} as const
