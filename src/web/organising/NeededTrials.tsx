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
import { AppLink } from '../ui/links/AppLink.tsx'
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

/** A link of its own within a line that leads elsewhere as a whole. */
const ABOVE = { position: 'relative', zIndex: 1 } as const

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

/** The trials that need the reader, each once with all it needs, the most urgent first, then what waits of the clubs' bank accounts; nothing where nothing does. */
export function NeededTrials() {
  const { data } = useQuery(neededTrialsQuery)
  const bankNeeds = useBankNeeds()
  if (!data || data.length + bankNeeds.length === 0) return null
  return (
    <WaitingList>
      {[...Map.groupBy(data, ({ id }) => id)].map(([id, needs]) => (
        <TrialLine key={id} needs={needs} />
      ))}
      {bankNeeds.map(({ name, address, text }) => (
        <WaitingLine key={name} colour="warning.main" to={address} title={text} />
      ))}
    </WaitingList>
  )
}

/** One trial: the line leads to what is most urgent, and what else it needs has links of its own. */
function TrialLine({ needs: [first, ...others] }: { needs: readonly NeededTrial[] }) {
  const t = useTranslate()
  const trialName = useTrialName()
  const needText = useNeedText()
  if (!first) return null
  const type = first.type && t(`trials.types.${first.type}`)
  return (
    <WaitingLine colour={COLOURS[first.need]} to={taskAddress(first)} title={trialName(first)}>
      <Span tone="muted">{` · ${[type, first.club.name].filter(Boolean).join(' · ')}`}</Span>
      <Box>{needText(first)}</Box>
      {others.map((other) => (
        <Box key={other.need}>
          <AppLink {...taskAddress(other)} underline="always" sx={ABOVE}>
            {needText(other)}
          </AppLink>
        </Box>
      ))}
    </WaitingLine>
  )
}

/** What is needed, in words. */
function useNeedText() {
  const t = useTranslate()
  return ({ need, done, unseen, taken, registrationEnd, objections, moneyCases }: NeededTrial): string => {
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
