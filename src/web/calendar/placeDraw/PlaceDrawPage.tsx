import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { PublicPlaceDraw } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoment } from '#domain/moments.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'
import { Code } from '../../ui/marks/Code.tsx'
import { PLACE_DRAW_PATH, placeDrawAddress } from '../addresses.ts'
import { placeDrawQuery } from '../queries.ts'
import { TrialPaperPage } from '../TrialPaper.tsx'
import { DrawnOrder } from './DrawnOrder.tsx'
import { HowDrawn } from './HowDrawn.tsx'

/** `/kokeet/{trialDate}/{kaerNr}/arvonta`: how the places of a trial are drawn, and the draw for anyone to compute again. */
export function PlaceDrawPage() {
  const params = useParams({ from: PLACE_DRAW_PATH })
  const query = useQuery(placeDrawQuery(params.trialDate, params.kaerNr))
  return (
    <TrialPaperPage kind="placeDraw" params={params} query={query} to={placeDrawAddress}>
      {(draw) => <PlaceDraw draw={draw} />}
    </TrialPaperPage>
  )
}

function PlaceDraw({ draw }: { draw: PublicPlaceDraw }) {
  const t = useTranslate()
  return (
    <>
      <DrawState draw={draw} />
      <DrawFacts draw={draw} />
      {draw.seed !== null && <DrawnOrder draw={{ ...draw, seed: draw.seed }} />}
      <HowDrawn />
      <Text component="p" mt={4} tone="muted" size="small" measure="wide">
        {t('trialPages.placeDraw.public')}
      </Text>
    </>
  )
}

/** Whether it has been drawn, else when it is. */
function DrawState({ draw: { drawnAt, registrationEnd, state } }: { draw: PublicPlaceDraw }) {
  const t = useTranslate()
  const language = useLanguage()
  if (drawnAt !== null)
    return <Note mb={3}>{t('trialPages.placeDraw.done', { at: formatMoment(drawnAt, language) })}</Note>
  if (state === 'cancelled')
    return (
      <Note tone="error" mb={3}>
        {t('trialPages.placeDraw.cancelled')}
      </Note>
    )
  return (
    <Note mb={3}>
      {t('trialPages.placeDraw.before', { to: registrationEnd && formatDate(registrationEnd) })}
    </Note>
  )
}

function DrawFacts({ draw: { hash, seed, capacity, dogs, drawnAt } }: { draw: PublicPlaceDraw }) {
  const t = useTranslate()
  const hidden = t('trialPages.placeDraw.seedHidden')
  return (
    <FactList
      facts={[
        { label: t('trialPages.placeDraw.hash'), value: <Code>{hash}</Code>, long: true },
        {
          label: t('trialPages.placeDraw.seed'),
          value: seed === null ? hidden : <Code>{seed}</Code>,
          long: true,
        },
        { label: t('trialPages.placeDraw.capacity'), value: capacity },
        { label: t('trialPages.placeDraw.dogsCount'), value: drawnAt && String(dogs.length) },
      ]}
      columnWidth={{ xs: '9.5rem', md: '22rem' }}
    />
  )
}
