import type { TrialDetails } from '#contract/organising.ts'
import { formatMoment } from '#domain/moments.ts'
import { useMay } from '../../accounts/session/session.ts'
import { TrialDates } from '../../calendar/TrialDates.tsx'
import { checkInAddress } from '../../entries/addresses.ts'
import type { Language } from '../../i18n/languages.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { practiceAddress } from '../../judging/addresses.ts'
import { objectionsAddress } from '../../objections/addresses.ts'
import { recordAddress } from '../../papers/addresses.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Row } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { finnishToday } from '../../ui/values/days.ts'
import { HourText } from '../../ui/values/HourText.tsx'
import { dogsOf, offered, publicAddress, waitsForDraw } from './trialParts.ts'

/** The trial in few facts, and the ways to what is done once in its life. */
export function TrialOverview({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const names = useNames()
  const language = useLanguage()
  const { fields, judges, taken, entered, places } = trial
  const { date, endDate, startTime, place, headJudgeId, judgeIds } = fields
  const placed = taken.NUO + taken.AVO + taken.VOI
  const dogs = dogsOf(trial)
  const nameOf = (id: number) => judges.find((judge) => judge.id === id)?.name
  const others = judgeIds.filter((id) => id !== headJudgeId).map(nameOf)
  const facts = [
    {
      label: t('trialFields.date'),
      value: date !== null && (
        <>
          <TrialDates trial={{ date, endDate }} /> {startTime && <HourText time={startTime} />}
        </>
      ),
    },
    { label: t('trialFields.place'), value: place && names.place(place) },
    { label: t('trialFields.classes'), value: fields.classes.join(', ') },
    {
      label: t('trialAdmin.dogs'),
      value:
        places === null || trial.state === 'ready'
          ? String(dogs)
          : t('trialAdmin.dogsOf', { taken: dogs, places }),
    },
    {
      label: t(waitsForDraw(trial) ? 'entries.undrawn.title' : 'trialAdmin.reserve'),
      value: entered > placed && String(entered - placed),
    },
    { label: t('trialAdmin.columns.headJudge'), value: headJudgeId !== null && nameOf(headJudgeId) },
    { label: t('trialAdmin.otherJudges'), value: others.join(', ') },
    { label: t('signing.fact.label'), value: signedText(t, language, trial) },
  ]
  return (
    <Section title={t('trialAdmin.glance')}>
      <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: '15rem' }} />
      <TrialLinks trial={trial} />
    </Section>
  )
}

/** Who signed the results and when; from the day on also that nobody has, where somebody could. */
function signedText(t: Translate, language: Language, { signing, state, fields }: TrialDetails) {
  const { signer, signedAt, expected } = signing
  if (signedAt === null) {
    const waits = state === 'ongoing' && fields.date !== null && fields.date <= finnishToday()
    return expected && waits && t('signing.fact.none')
  }
  const signed = `${signer ?? t('signing.removed')}, ${formatMoment(signedAt, language)}`
  if (signing.state === 'signed') return signed
  return `${signed}; ${t(state === 'ready' ? 'signing.fact.corrected' : 'signing.fact.changed')}`
}

/** Ways to what has no tab of its own. */
function TrialLinks({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const maySave = useMay('results.save')
  const mayPractise = useMay('practice.save')
  const decides = useMay('results.correct')
  const { id, fields } = trial
  const page = publicAddress(trial)
  if (!page) return null
  const isDay = fields.date !== null && fields.date <= finnishToday()
  const links = [
    { shown: true, address: page, text: t('trialAdmin.publicPage') },
    { shown: maySave && isDay, address: checkInAddress(id), text: t('checkIn.link') },
    {
      shown: decides || offered(trial, 'end') !== undefined,
      address: objectionsAddress(id),
      text: t('objectionAdmin.title'),
    },
    { shown: maySave, address: recordAddress(id), text: t('trialRecord.title') },
    { shown: mayPractise, address: practiceAddress(id), text: t('results.practice.title') },
  ]
  return (
    <Row component="nav" mt={2} aria-label={t('trialAdmin.ways')}>
      {links.map(
        ({ shown, address, text }) =>
          shown && (
            <LinkButton key={text} {...address} variant="outlined" size="small">
              {text}
            </LinkButton>
          ),
      )}
    </Row>
  )
}
