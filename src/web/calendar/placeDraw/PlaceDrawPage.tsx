import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams } from '@tanstack/react-router'
import type { PublicPlaceDraw } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoment } from '#domain/moments.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FactList } from '../../ui/layout/FactList.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Note, Text } from '../../ui/layout/parts.ts'
import { UprightPrint } from '../../ui/layout/UprightPrint.tsx'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { NotFound } from '../../ui/loading/NotFound.tsx'
import { PLACE_DRAW_PATH, placeDrawAddress, TRIAL_PATH, trialAddress } from '../addresses.ts'
import { placeDrawQuery } from '../queries.ts'
import { TrialDates } from '../TrialDates.tsx'
import { Code } from './Code.tsx'
import { DrawnOrder } from './DrawnOrder.tsx'
import { HowDrawn } from './HowDrawn.tsx'

/** `/kokeet/{trialDate}/{kaerNr}/arvonta`: how the places of a trial are drawn, and the draw for anyone to compute again. */
export function PlaceDrawPage() {
  const t = useTranslate()
  const { trialDate, kaerNr } = useParams({ from: PLACE_DRAW_PATH })
  const draw = useQuery(placeDrawQuery(trialDate, kaerNr))
  return (
    <LoadedPage
      query={draw}
      heading={t('trialPages.placeDraw.title')}
      failed={t('trialPages.placeDraw.failed')}
      notFound={<NoDraw trialDate={trialDate} kaerNr={kaerNr} />}
    >
      {(data) =>
        data.date === trialDate && String(data.kaerNr) === kaerNr ? (
          <PlaceDraw draw={data} />
        ) : (
          <Navigate {...placeDrawAddress(data.date, data.kaerNr)} replace />
        )
      }
    </LoadedPage>
  )
}

function PlaceDraw({ draw }: { draw: PublicPlaceDraw }) {
  const t = useTranslate()
  const names = useNames()
  const { date, type, kaerNr, club } = draw
  const place = names.place(draw.place)
  return (
    <article>
      <UprightPrint />
      <PageTitle
        title={t('trialPages.placeDraw.titleOf', { place, date: formatDate(date) })}
        heading={`${t('trialPages.placeDraw.title')}: ${place}`}
        lead={
          <>
            <TrialDates trial={draw} />
            {` · ${t(`trialPages.one.types.${type}`)} · ${club} · `}
            <AppLink {...trialAddress(date, kaerNr)} underline="always" activeOptions={{ exact: true }}>
              {t('trialPages.startList.trial')}
            </AppLink>
          </>
        }
        actions={
          <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
            {t('common.print')}
          </Button>
        }
      />
      <DrawState draw={draw} />
      <DrawFacts draw={draw} />
      {draw.seed !== null && <DrawnOrder draw={{ ...draw, seed: draw.seed }} />}
      <HowDrawn />
      <Text component="p" mt={4} tone="muted" size="small" measure="wide">
        {t('trialPages.placeDraw.public')}
      </Text>
    </article>
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

function NoDraw(params: { trialDate: string; kaerNr: string }) {
  const t = useTranslate()
  return (
    <NotFound
      title={t('trialPages.placeDraw.notFound')}
      help={t('trialPages.placeDraw.notFoundHelp')}
      ways={
        <LinkButton to={TRIAL_PATH} params={params} variant="outlined">
          {t('trialPages.startList.toTrial')}
        </LinkButton>
      }
    />
  )
}
