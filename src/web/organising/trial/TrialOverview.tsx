import Box from '@mui/material/Box'
import type { TrialDetails } from '#contract/organising.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { useMay } from '../../accounts/session/session.ts'
import { trialAddress } from '../../calendar/addresses.ts'
import { checkInAddress, participantsAddress } from '../../entries/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { practiceAddress, sheetsAddress } from '../../judging/addresses.ts'
import { objectionsAddress } from '../../objections/addresses.ts'
import { recordAddress } from '../../papers/addresses.ts'
import { PapersMenu } from '../../papers/PapersMenu.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { DateText } from '../../ui/values/DateText.tsx'
import { finnishToday } from '../../ui/values/days.ts'
import { TrialState } from '../TrialState.tsx'

/** The state of the trial in few facts, with links to its dogs, results and public page. */
export function TrialOverview({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const { state, fields, kaerNr, taken, entered, done, places, cancelReason } = trial
  const placed = taken.NUO + taken.AVO + taken.VOI
  const dogs = state === 'ready' ? Math.max(placed, done) : placed
  const facts = [
    { label: t('trialAdmin.columns.state'), value: <TrialState state={state} /> },
    { label: t('trialAdmin.number'), value: kaerNr !== null && String(kaerNr) },
    { label: t('trialAdmin.columns.club'), value: trial.club.name },
    {
      label: t('trialAdmin.dogs'),
      value:
        places === null || state === 'ready' ? String(dogs) : t('trialAdmin.dogsOf', { taken: dogs, places }),
    },
    { label: t('trialAdmin.reserve'), value: entered > placed && String(entered - placed) },
    {
      label: t('trialAdmin.columns.registrationEnd'),
      value: fields.registrationEnd !== null && <DateText date={fields.registrationEnd} />,
    },
    { label: t('trialAdmin.cancelReason'), value: cancelReason },
  ]
  return (
    <>
      <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: '11rem' }} />
      <TrialLinks trial={trial} />
    </>
  )
}

/** Links to the dogs for organisers; of a published trial to the results and the public page too. */
function TrialLinks({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const maySave = useMay('results.save')
  const { id, kaerNr, fields, actions } = trial
  const organises = actions.some(({ action }) => action === 'save')
  const page = kaerNr !== null && fields.date !== null && trialAddress(fields.date, kaerNr)
  if (!organises && !page) return null
  return (
    <Box component="nav" aria-label={t('trialAdmin.ways')} sx={WAYS}>
      {organises && (
        <LinkButton {...participantsAddress(id)} variant="outlined">
          {t('entries.title')}
        </LinkButton>
      )}
      {page && (
        <>
          <SheetLinks trial={trial} />
          <ObjectionLink trial={trial} />
          {maySave && (
            <LinkButton {...recordAddress(id)} variant="outlined">
              {t('trialRecord.title')}
            </LinkButton>
          )}
          <LinkButton {...page} variant="outlined">
            {t('trialAdmin.publicPage')}
          </LinkButton>
        </>
      )}
      <PapersMenu trial={{ id, date: fields.date, kaerNr }} kinds={sheetKinds(fields.type, fields.divided)} />
    </Box>
  )
}

/** The ways to what is written down of its dogs, for those who write. */
function SheetLinks({ trial: { id, fields, state } }: { trial: TrialDetails }) {
  const t = useTranslate()
  const maySave = useMay('results.save')
  const mayPractise = useMay('practice.save')
  const isDay = fields.date !== null && fields.date <= finnishToday()
  return (
    <>
      {maySave && isDay && (
        <LinkButton {...checkInAddress(id)} variant="outlined">
          {t('checkIn.link')}
        </LinkButton>
      )}
      {maySave &&
        sheetKinds(fields.type, fields.divided).map((kind) => (
          <LinkButton key={kind} {...sheetsAddress(id, kind)} variant="outlined">
            {t(`results.links.${kind}${state === 'ready' ? 'Official' : ''}`)}
          </LinkButton>
        ))}
      {mayPractise && (
        <LinkButton {...practiceAddress(id)} variant="outlined">
          {t('results.practice.title')}
        </LinkButton>
      )}
    </>
  )
}

/** Who runs the trial, or decides, reads its objections. */
function ObjectionLink({ trial: { id, actions } }: { trial: TrialDetails }) {
  const t = useTranslate()
  const decides = useMay('results.correct')
  if (!decides && !actions.some(({ action }) => action === 'end')) return null
  return (
    <LinkButton {...objectionsAddress(id)} variant="outlined">
      {t('objectionAdmin.title')}
    </LinkButton>
  )
}

const WAYS = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 } as const
