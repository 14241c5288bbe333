import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import type { NeededTrial } from '#contract/organising.ts'
import { formatDate } from '#domain/dates.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { useBankNeeds } from '../bankStatements/useBankNeeds.ts'
import { checkInAddress, participantsAddress } from '../entries/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { sheetsAddress } from '../judging/addresses.ts'
import { objectionsAddress } from '../objections/addresses.ts'
import { Heading, PlainList, Span } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { staffTrialAddress } from './addresses.ts'
import { neededTrialsQuery } from './queries.ts'
import { useTrialName } from './trialName.ts'

const COLOURS = {
  objection: 'error.main',
  money: 'error.main',
  checkIn: 'warning.main',
  resultsMissing: 'warning.main',
  notEnded: 'success.main',
  registrationClosing: 'accent.main',
  draft: 'text.secondary',
} as const satisfies Record<NeededTrial['need'], string>

/** Where what is needed is done. */
function taskAddress({ need, id, type }: NeededTrial) {
  switch (need) {
    case 'objection':
      return objectionsAddress(id)
    case 'checkIn':
      return checkInAddress(id)
    case 'resultsMissing':
      return sheetsAddress(id, sheetKinds(type, true)[0])
    case 'money':
    case 'registrationClosing':
      return participantsAddress(id)
    default:
      return staffTrialAddress(id)
  }
}

/** The whole line leads to the task. */
const LINK = { fontWeight: 600, '&::after': { content: '""', position: 'absolute', inset: 0 } } as const

/** The trials that need the reader, the most urgent first, then what waits of the clubs' bank accounts; nothing where nothing does. */
export function NeededTrials() {
  const t = useTranslate()
  const trialName = useTrialName()
  const id = useId()
  const { data } = useQuery(neededTrialsQuery)
  const bankNeeds = useBankNeeds()
  if (!data || data.length + bankNeeds.length === 0) return null
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4, maxWidth: '52rem' }}>
      <Heading id={id} component="h2" large mb={1}>
        {t('trialAdmin.needs.title')}
      </Heading>
      <PlainList>
        {data.map((trial) => (
          <Need key={`${trial.id} ${trial.need}`} colour={COLOURS[trial.need]}>
            <AppLink {...taskAddress(trial)} sx={LINK}>
              {trialName(trial)}
            </AppLink>
            <Span tone="muted">
              {` · ${[trial.type && t(`trials.types.${trial.type}`), trial.club.name].filter(Boolean).join(' · ')}`}
            </Span>
            <Box>{needText(trial)}</Box>
          </Need>
        ))}
        {bankNeeds.map(({ name, address, text }) => (
          <Need key={name} colour="warning.main">
            <AppLink {...address} sx={LINK}>
              {text}
            </AppLink>
          </Need>
        ))}
      </PlainList>
    </Box>
  )

  function needText({
    need,
    done,
    unseen,
    taken,
    registrationEnd,
    objections,
    moneyCases,
  }: NeededTrial): string {
    if (need === 'objection') return t('trialAdmin.needs.objection', { count: objections })
    if (need === 'money') return t('trialAdmin.needs.money', { count: moneyCases })
    return t(`trialAdmin.needs.${need}`, {
      done,
      unseen,
      dogs: taken,
      date: registrationEnd && formatDate(registrationEnd),
    })
  }
}

/** A line of what waits; its colour says how urgent it is. */
function Need({ colour, children }: { colour: string; children: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        position: 'relative',
        borderLeft: 3,
        borderColor: colour,
        bgcolor: 'background.paper',
        pl: 2,
        pr: 1,
        py: 1,
        mb: 1,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </Box>
  )
}
