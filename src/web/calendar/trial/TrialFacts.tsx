import type { Trial } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { type FormPart, SHOWN_NAMES, writtenField } from '#domain/trials/trialFields.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { OfferedChips } from '../../trials/ProposalChips.tsx'
import { writtenFact } from '../../trials/writtenFact.tsx'
import { type Fact, FactList } from '../../ui/layout/FactList.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { finnishToday } from '../../ui/values/days.ts'
import { EntryState } from '../EntryState.tsx'
import { PlacesLeft } from '../PlacesLeft.tsx'

/** The facts of a trial from its organiser, in a few columns. */
export function TrialFacts({ trial }: { trial: Trial }) {
  const t = useTranslate()
  const facts = [
    ...timeFacts(trial, t),
    ...entryFacts(trial, t),
    ...peopleFacts(trial, t),
    ...workFacts(trial, t),
  ]
  return <FactList facts={facts} />
}

/** What the organiser has written for everybody in a part of the form; a long text stands by itself. */
const writtenFacts = (trial: Trial, part: FormPart, t: Translate): Fact[] =>
  SHOWN_NAMES.filter((name) => writtenField(name).part === part && writtenField(name).kind !== 'text').map(
    (name) => writtenFact(t, name, trial[name]),
  )

function timeFacts(trial: Trial, t: Translate): Fact[] {
  return [
    {
      label: t('trialPages.columns.state'),
      value: isOver(trial) && trial.state !== 'cancelled' && t(`trialPages.states.${trial.state}`),
    },
    writtenFact(t, 'startTime', trial.time),
    ...writtenFacts(trial, 'time', t),
  ]
}

const isOver = ({ phase, date }: Trial): boolean =>
  phase === 'held' || phase === 'cancelled' || date < finnishToday()

function entryFacts(trial: Trial, t: Translate): Fact[] {
  const { registrationStart, registrationEnd } = trial
  const over = isOver(trial)
  return [
    {
      label: t('trialFields.classes'),
      value: (
        <Row component="span" inline wrap={false} gap={0.75}>
          {trial.classes.map((code) => (
            <TrialClassChip key={code} code={code} />
          ))}
        </Row>
      ),
    },
    {
      label: t('trialFields.proposals'),
      value: trial.proposals.length > 0 && <OfferedChips codes={trial.proposals} />,
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
    ...writtenFacts(trial, 'registration', t),
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
  const others = trial.judges.filter((name) => name !== trial.headJudge)
  return [
    { label: t('trialFields.headJudgeId'), value: trial.headJudge },
    { label: t('trialFields.judgeIds'), value: others.join(', ') },
    { label: t('trialFields.district'), value: trial.district },
    { label: t('trialFields.clubId'), value: trial.club },
    ...writtenFacts(trial, 'organiser', t),
  ]
}

function workFacts(trial: Trial, t: Translate): Fact[] {
  return [
    {
      label: t('trialPages.one.water'),
      value:
        trial.type !== 'water_track' &&
        t(trial.divided ? 'trialPages.one.divided' : 'trialPages.one.undivided'),
    },
    ...writtenFacts(trial, 'birds', t),
    { label: t('trialPages.one.number'), value: String(trial.kaerNr) },
  ]
}
