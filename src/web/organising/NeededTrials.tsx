import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import type { NeededTrial } from '#contract/organising.ts'
import { formatDate } from '#domain/dates.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { useBankNeeds } from '../bankStatements/useBankNeeds.ts'
import { checkInAddress, participantsAddress } from '../entries/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { sheetsAddress } from '../judging/addresses.ts'
import { objectionsAddress } from '../objections/addresses.ts'
import { Span } from '../ui/layout/parts.ts'
import { WaitingLine, WaitingList } from '../waiting/WaitingList.tsx'
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

/** The trials that need the reader, the most urgent first, then what waits of the clubs' bank accounts; nothing where nothing does. */
export function NeededTrials() {
  const t = useTranslate()
  const trialName = useTrialName()
  const { data } = useQuery(neededTrialsQuery)
  const bankNeeds = useBankNeeds()
  if (!data || data.length + bankNeeds.length === 0) return null
  return (
    <WaitingList>
      {data.map((trial) => (
        <WaitingLine
          key={`${trial.id} ${trial.need}`}
          colour={COLOURS[trial.need]}
          to={taskAddress(trial)}
          title={trialName(trial)}
        >
          <Span tone="muted">
            {` · ${[trial.type && t(`trials.types.${trial.type}`), trial.club.name].filter(Boolean).join(' · ')}`}
          </Span>
          <Box>{needText(trial)}</Box>
        </WaitingLine>
      ))}
      {bankNeeds.map(({ name, address, text }) => (
        <WaitingLine key={name} colour="warning.main" to={address} title={text} />
      ))}
    </WaitingList>
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
