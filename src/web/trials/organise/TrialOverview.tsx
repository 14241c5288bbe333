import Box from '@mui/material/Box'
import { useTranslation } from 'react-i18next'
import type { TrialDetails } from '#contract/trialAdmin.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { useMay } from '../../accounts/session.ts'
import { paths } from '../../paths.ts'
import { AppLink } from '../../ui/AppLink.tsx'
import { DateText } from '../../ui/DateText.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { TrialState } from './TrialState.tsx'

/** Where the trial stands in few facts, and the ways to its dogs, results and public page. */
export function TrialOverview({ trial }: { trial: TrialDetails }) {
  const { t } = useTranslation()
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
      <Ways trial={trial} />
    </>
  )
}

/** To the results and the public page of a published trial. */
function Ways({ trial }: { trial: TrialDetails }) {
  const { t } = useTranslation()
  const { kaerNr, fields } = trial
  if (kaerNr === null || fields.date === null) return null
  return (
    <Box component="nav" aria-label={t('trialAdmin.ways')} sx={LINKS}>
      <SheetLinks trial={trial} />
      <AppLink {...paths.trial(fields.date, kaerNr)}>{t('trialAdmin.publicPage')}</AppLink>
    </Box>
  )
}

/** The ways to what is written down of its dogs, for those who write. */
function SheetLinks({ trial: { id, fields } }: { trial: TrialDetails }) {
  const { t } = useTranslation()
  const maySave = useMay('results.save')
  const mayPractise = useMay('practice.save')
  return (
    <>
      {maySave &&
        sheetKinds(fields.type, fields.divided).map((kind) => (
          <AppLink key={kind} {...paths.results(id, kind)}>
            {t(`results.links.${kind}`)}
          </AppLink>
        ))}
      {mayPractise && <AppLink {...paths.practice(id)}>{t('results.practice.title')}</AppLink>}
    </>
  )
}

const LINKS = { display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 1, mt: 2 } as const
