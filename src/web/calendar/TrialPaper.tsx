import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import type { UseQueryResult } from '@tanstack/react-query'
import { type LinkProps, Navigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PublicPlaceDraw, PublicStartList } from '#contract/calendar.ts'
import { formatDate } from '#domain/dates.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { UprightPrint } from '../ui/layout/UprightPrint.tsx'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { NotFound } from '../ui/loading/NotFound.tsx'
import { TRIAL_PATH, trialAddress } from './addresses.ts'
import { TrialDates } from './TrialDates.tsx'

/** Texts of a paper of a trial: a part of `trialPages`. */
type Kind = 'startList' | 'placeDraw'
type Paper = PublicStartList | PublicPlaceDraw

interface Props<Shown extends Paper> {
  kind: Kind
  params: { trialDate: string; kaerNr: string }
  query: UseQueryResult<Shown>
  /** where the paper of a trial is */
  to: (date: string, kaerNr: number) => LinkProps
  children: (paper: Shown) => ReactNode
}

/** The page of a paper that everyone may print; an earlier address of the trial leads on to its present one. */
export function TrialPaperPage<Shown extends Paper>({ kind, params, query, to, children }: Props<Shown>) {
  const t = useTranslate()
  return (
    <LoadedPage
      query={query}
      heading={t(`trialPages.${kind}.title`)}
      failed={t(`trialPages.${kind}.failed`)}
      notFound={<NoPaper kind={kind} params={params} />}
    >
      {(paper) =>
        paper.date === params.trialDate && String(paper.kaerNr) === params.kaerNr ? (
          <article>
            <UprightPrint />
            <PaperTitle kind={kind} paper={paper} />
            {children(paper)}
          </article>
        ) : (
          <Navigate {...to(paper.date, paper.kaerNr)} replace />
        )
      }
    </LoadedPage>
  )
}

function PaperTitle({ kind, paper }: { kind: Kind; paper: Paper }) {
  const t = useTranslate()
  const place = useNames().place(paper.place)
  const { date, type, kaerNr, club } = paper
  return (
    <PageTitle
      title={t(`trialPages.${kind}.titleOf`, { place, date: formatDate(date) })}
      heading={`${t(`trialPages.${kind}.title`)}: ${place}`}
      lead={
        <>
          <TrialDates trial={paper} />
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
  )
}

function NoPaper({ kind, params }: Pick<Props<Paper>, 'kind' | 'params'>) {
  const t = useTranslate()
  return (
    <NotFound
      title={t(`trialPages.${kind}.notFound`)}
      help={t(`trialPages.${kind}.notFoundHelp`)}
      ways={
        <LinkButton to={TRIAL_PATH} params={params} variant="outlined">
          {t('trialPages.startList.toTrial')}
        </LinkButton>
      }
    />
  )
}
