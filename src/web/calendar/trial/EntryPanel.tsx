import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId } from 'react'
import type { Trial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { enterAddress } from '../../ownEntries/addresses.ts'
import { OrganiserContact } from '../../trials/OrganiserContact.tsx'
import { usePapersToBring } from '../../trials/usePapersToBring.ts'
import { phoneAddress } from '../../trials/writtenFact.tsx'
import { ChipRow } from '../../ui/focus/ChipRow.tsx'
import { type Fact, FactList } from '../../ui/layout/FactList.tsx'
import { Heading, Panel, Row, Span, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EntryState } from '../EntryState.tsx'

interface Props {
  trial: Trial
  /** the trial as the mail's subject names it */
  name: string
}

/** What whoever wants to come asks first: how to enter, what it costs, by when, whether there is room, what to bring, whom to ask. */
export function EntryPanel({ trial, name }: Props) {
  const t = useTranslate()
  const id = useId()
  return (
    <Panel component="section" aria-labelledby={id}>
      <Row align="baseline" between gap={2} mb={0.5}>
        <Heading large component="h2" id={id}>
          {t('trialPages.one.entry')}
        </Heading>
        <EntryState trial={trial} />
      </Row>
      <Text component="p" mb={2} measure="text">
        <HowToEnter trial={trial} />
      </Text>
      <EnterButtons trial={trial} name={name} />
      <FactList facts={useEntryFacts(trial)} columnWidth={{ xs: '100%', md: '17rem' }} />
    </Panel>
  )
}

function HowToEnter({ trial }: { trial: Trial }) {
  const { phase, filling, placeDraw, registrationStart, registrationEnd } = trial
  const t = useTranslate()
  const from = registrationStart && formatDate(registrationStart)
  const to = registrationEnd && formatDate(registrationEnd)
  const isToCome = filling === 'draw' && placeDraw?.drawnAt === null
  return [
    t(`trialPages.one.how.${phase}`, { defaultValue: '', from, to }),
    isToCome && t('trialPages.one.drawn', { to }),
  ]
    .filter(Boolean)
    .join(' ')
}

function useEntryFacts(trial: Trial): Fact[] {
  const t = useTranslate()
  const papers = usePapersToBring(trial.type)
  return [
    { label: t('trialFields.feeText'), value: trial.feeText ?? t('trialPages.one.askFee') },
    { label: t('trialPages.one.places'), value: <ClassPlaces trial={trial} /> },
    { label: t('trialFields.filling'), value: t(`trials.fillings.${trial.filling}`) },
    { label: t('trialPages.one.ask'), value: <OrganiserContact trial={trial} /> },
    { label: t('trialFields.bring'), value: trial.bring ?? <Box sx={SENTENCE}>{papers}</Box> },
  ]
}

const SENTENCE = { '&::first-letter': { textTransform: 'uppercase' } } as const

/** Places of each class; of one without a limit of its own those of the whole trial. */
function ClassPlaces({ trial: { classes, capacity, placesLeft, placesLeftByClass } }: { trial: Trial }) {
  const t = useTranslate()
  const hasOwn = Object.keys(placesLeftByClass).length > 0
  const ofTrial =
    placesLeft === null || capacity === null
      ? t('calendar.noLimit')
      : t('trialPages.one.placesOf', { left: placesLeft, all: capacity })
  return (
    <ChipRow inline gap={1} align="center">
      {classes.map((code) => {
        const left = placesLeftByClass[code] ?? placesLeft
        return (
          <Span key={code} nowrap>
            <TrialClassChip code={code} /> {hasOwn && (left ?? t('calendar.noLimit'))}
          </Span>
        )
      })}
      <span>{ofTrial}</span>
    </ChipRow>
  )
}

/** One enters on a page of its own; or at the organiser, by mail where there is an address, else by phone. */
function EnterButtons({ trial, name }: Props) {
  const t = useTranslate()
  const { phase, date, kaerNr, organiserEmail, organiserPhone } = trial
  if (phase !== 'open' && phase !== 'full') return null
  const mail = organiserEmail && `mailto:${organiserEmail}?subject=${encodeURIComponent(name)}`
  const href = mail ?? (organiserPhone && phoneAddress(organiserPhone))
  return (
    <Row mb={2.5} data-print="no">
      <LinkButton {...enterAddress(date, kaerNr)} variant="contained" size="large">
        {t('trialPages.one.enter')}
      </LinkButton>
      {href && (
        <Button component="a" href={href} size="large">
          {t(mail ? 'trialPages.one.enterByMail' : 'trialPages.one.enterByPhone')}
        </Button>
      )}
    </Row>
  )
}
