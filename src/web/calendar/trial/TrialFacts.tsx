import Box from '@mui/material/Box'
import { useId } from 'react'
import type { Trial } from '#contract/calendar.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoment } from '#domain/moments.ts'
import { type FormPart, SHOWN_NAMES, writtenField } from '#domain/trials/trialFields.ts'
import { TrialClassChip } from '../../dogs/chips.tsx'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { OfferedChips } from '../../trials/ProposalChips.tsx'
import { writtenFact } from '../../trials/writtenFact.tsx'
import { ChipRow } from '../../ui/focus/ChipRow.tsx'
import { type Fact, FactList } from '../../ui/layout/FactList.tsx'
import { Heading } from '../../ui/layout/parts.ts'

interface Props {
  trial: Trial
  /** one may still come: what that needs stands above, of entering too */
  upcoming: boolean
}

/** The facts of a trial in three groups: when and where, how it is judged, who organises it. */
export function TrialFacts({ trial, upcoming }: Props) {
  const t = useTranslate()
  const names = useNames()
  const language = useLanguage()
  return (
    <Box sx={GROUPS}>
      <Group title={t('trialPages.one.groups.time')} facts={timeFacts(trial, upcoming, t, names)} />
      <Group title={t('trialPages.one.groups.judging')} facts={judgingFacts(trial, upcoming, t, language)} />
      <Group
        title={t('trialPages.one.groups.organiser')}
        facts={organiserFacts(trial, upcoming, t, names)}
        wide
      />
    </Box>
  )
}

const GROUPS = {
  display: 'grid',
  gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' },
  columnGap: 5,
  rowGap: 3,
  mt: 3,
  '@media print': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
} as const

interface GroupProps {
  title: string
  facts: readonly Fact[]
  /** an address of mail takes the whole line */
  wide?: boolean
}

function Group({ title, facts, wide = false }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Heading component="h2" id={id} ruled mb={1}>
        {title}
      </Heading>
      <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: wide ? '16rem' : '10rem' }} />
    </section>
  )
}

/** What the organiser has written for everybody in a part of the form; a long text stands by itself. */
const writtenFacts = (trial: Trial, part: FormPart, t: Translate): Fact[] =>
  SHOWN_NAMES.filter((name) => writtenField(name).part === part && writtenField(name).kind !== 'text').map(
    (name) => writtenFact(t, name, trial[name]),
  )

function timeFacts(trial: Trial, upcoming: boolean, t: Translate, names: LocalNames): Fact[] {
  return [
    {
      label: t('trialPages.columns.state'),
      value: !upcoming && trial.state !== 'cancelled' && t(`trialPages.states.${trial.state}`),
    },
    { label: t('trialFields.place'), value: names.place(trial.place) },
    writtenFact(t, 'startTime', trial.time),
    ...writtenFacts(trial, 'time', t),
    { label: t('trialPages.one.number'), value: String(trial.kaerNr) },
  ]
}

/** Who signed the results and when; null: nobody in the service. */
function signedText({ signature }: Trial, t: Translate, language: Language): string | null {
  if (!signature) return null
  const { signer, signedAt, corrected } = signature
  const name = signer ?? t('trialPages.one.signerRemoved')
  const signed = t('trialPages.one.signedBy', { name, time: formatMoment(signedAt, language) })
  return corrected ? `${signed}; ${t('trialPages.one.correctedSince')}` : signed
}

function judgingFacts(trial: Trial, upcoming: boolean, t: Translate, language: Language): Fact[] {
  const others = trial.judges.filter((name) => name !== trial.headJudge)
  return [
    {
      label: t('trialFields.classes'),
      value: !upcoming && (
        <ChipRow inline wrap={false} gap={0.75}>
          {trial.classes.map((code) => (
            <TrialClassChip key={code} code={code} />
          ))}
        </ChipRow>
      ),
    },
    {
      label: t('trialFields.proposals'),
      value: trial.proposals.length > 0 && <OfferedChips codes={trial.proposals} />,
    },
    { label: t('trialFields.headJudgeId'), value: trial.headJudge },
    { label: t('trialPages.one.signature'), value: signedText(trial, t, language) },
    { label: t('trialFields.judgeIds'), value: others.join(', ') },
    {
      label: t('trialPages.one.water'),
      value:
        trial.type !== 'water_track' &&
        t(trial.divided ? 'trialPages.one.divided' : 'trialPages.one.undivided'),
    },
    ...writtenFacts(trial, 'birds', t),
  ]
}

function organiserFacts(trial: Trial, upcoming: boolean, t: Translate, names: LocalNames): Fact[] {
  const { registrationStart: from, registrationEnd: to } = trial
  const entry = from && to && `${formatDate(from)} – ${formatDate(to)}`
  return [
    { label: t('trialFields.clubId'), value: trial.club },
    { label: t('trialFields.district'), value: trial.district && names.district(trial.district) },
    ...(upcoming
      ? []
      : [
          writtenFact(t, 'organiserPhone', trial.organiserPhone),
          writtenFact(t, 'organiserEmail', trial.organiserEmail),
          // Of a trial that is off nobody enters.
          ...(trial.state === 'cancelled'
            ? []
            : [
                { label: t('trialPages.one.entry'), value: entry },
                { label: t('trialFields.feeText'), value: trial.feeText },
              ]),
        ]),
  ]
}
