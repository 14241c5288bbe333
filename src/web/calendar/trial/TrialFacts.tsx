import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Trial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { type Fact, FactList } from '../../ui/layout/FactList.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { finnishToday } from '../../ui/values/days.ts'
import { EntryState } from '../EntryState.tsx'
import { PlacesLeft } from '../PlacesLeft.tsx'

/** The facts of a trial from its organiser, in a few columns. */
export function TrialFacts({ trial }: { trial: Trial }) {
  const t = useTranslate()
  return <FactList facts={[...entryFacts(trial, t), ...peopleFacts(trial, t), ...fieldFacts(trial, t)]} />
}

function entryFacts(trial: Trial, t: Translate): Fact[] {
  const { registrationStart, registrationEnd, time, endTime } = trial
  const over = trial.phase === 'held' || trial.phase === 'cancelled' || trial.date < finnishToday()
  return [
    {
      label: t('trialPages.columns.state'),
      value: over && trial.state !== 'cancelled' && t(`trialPages.states.${trial.state}`),
    },
    { label: t('trialPages.one.time'), value: time && t('trialPages.one.clock', { time }) },
    { label: t('trialPages.one.endTime'), value: endTime && t('trialPages.one.clock', { time: endTime }) },
    {
      label: t('trialPages.one.classes'),
      value: (
        <Row component="span" inline wrap={false} gap={0.75}>
          {trial.classes.map((code) => (
            <TrialClassChip key={code} code={code} />
          ))}
        </Row>
      ),
    },
    { label: t('trialPages.one.entry'), value: !over && <EntryState trial={trial} /> },
    {
      label: t('trialPages.one.entryTime'),
      value:
        !over &&
        registrationStart &&
        registrationEnd &&
        t('trialPages.one.entryDates', {
          from: formatDate(registrationStart),
          to: formatDate(registrationEnd),
        }),
    },
    { label: t('trialPages.one.places'), value: !over && <Places trial={trial} /> },
  ]
}

/** Places of the trial, and of the classes that have a limit of their own. */
function Places({ trial }: { trial: Trial }) {
  const t = useTranslate()
  const ofClasses = Object.entries(trial.placesLeftByClass)
    .map(([code, left]) => t('trialPages.one.classPlaces', { class: code, left }))
    .join(', ')
  return (
    <>
      <PlacesLeft trial={trial} />
      {ofClasses && ` (${ofClasses})`}
    </>
  )
}

function peopleFacts(trial: Trial, t: Translate): Fact[] {
  const { headJudge, judges, organiserPhone, organiserEmail } = trial
  const others = judges.filter((name) => name !== headJudge)
  return [
    { label: t('trialPages.one.headJudge'), value: headJudge },
    { label: t('trialPages.one.judges'), value: others.join(', ') },
    { label: t('trialPages.one.organiser'), value: trial.club },
    {
      label: t('trialPages.one.contact'),
      long: true,
      value: (organiserPhone ?? organiserEmail) !== null && (
        <>
          {organiserPhone && (
            <Box component="span" sx={{ display: 'block' }}>
              <Link href={`tel:${organiserPhone.replaceAll(/[^\d+]/g, '')}`}>{organiserPhone}</Link>
            </Box>
          )}
          {organiserEmail && <Link href={`mailto:${organiserEmail}`}>{organiserEmail}</Link>}
        </>
      ),
    },
    { label: t('trialPages.one.district'), value: trial.district },
  ]
}

function fieldFacts(trial: Trial, t: Translate): Fact[] {
  const { birdSpecies, birdReleaseCount, birdReleaseTime, droppedBirdCount } = trial
  const count = birdReleaseCount ?? undefined
  const released = count !== undefined && t('trialPages.one.released', { count })
  return [
    {
      label: t('trialPages.one.water'),
      value:
        trial.type !== 'water_track' &&
        t(trial.divided ? 'trialPages.one.divided' : 'trialPages.one.undivided'),
    },
    { label: t('trialPages.one.birds'), value: [birdSpecies, released].filter(Boolean).join(', ') },
    {
      label: t('trialPages.one.releaseTime'),
      value: birdReleaseTime && t('trialPages.one.clock', { time: birdReleaseTime }),
    },
    {
      label: t('trialPages.one.dropped'),
      value: droppedBirdCount !== null && String(droppedBirdCount),
    },
    { label: t('trialPages.one.number'), value: String(trial.kaerNr) },
  ]
}
