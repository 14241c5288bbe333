import type { ReactNode } from 'react'
import type { Analysis } from '#contract/analyses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Note, Row, Span, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { ALL_DOGS } from './addresses.ts'
import { withOpened } from './asked.ts'
import { GroupTable } from './GroupTable.tsx'
import { Meaning } from './Meaning.tsx'
import { DistributionPicture, MeansPicture, TrendPicture } from './pictures.tsx'
import { type AnalysisView, useFigureWords } from './view.ts'

interface Props {
  analysis: Analysis
  view: AnalysisView
  /** the dogs behind a figure, where they are open */
  dogs: ReactNode
}

/** The answer: what all results say, the picture, the table, then how the results are distributed and develop. */
export function Findings({ analysis, view, dogs }: Props) {
  const t = useTranslate()
  const { whole, leastDogs, total } = analysis
  return (
    <>
      <Headline analysis={analysis} view={view} />
      {whole.mean === null ? (
        <EmptyState title={t('analyses.tooFew', { least: leastDogs })}>{t('analyses.tooFewHelp')}</EmptyState>
      ) : (
        <Section title={t('analyses.sections.comparison')}>
          {view.by === 'season' ? (
            <TrendPicture analysis={analysis} view={view} />
          ) : (
            <MeansPicture analysis={analysis} view={view} />
          )}
          {total === 0 ? (
            <Note mb={2}>{t('analyses.noGroups', { least: leastDogs })}</Note>
          ) : (
            <GroupTable analysis={analysis} view={view} />
          )}
          <LeftOut analysis={analysis} />
        </Section>
      )}
      {dogs}
      {whole.mean !== null && (
        <>
          <Section title={t('analyses.sections.distribution')}>
            <DistributionPicture analysis={analysis} view={view} />
          </Section>
          {view.by !== 'season' && (
            <Section title={t(`analyses.of.${view.of}.trendSection`)}>
              <TrendPicture analysis={analysis} view={view} />
            </Section>
          )}
        </>
      )}
      <Meaning kind={analysis.kind} of={view.of} />
    </>
  )
}

/** What all results that match say, and the breed beside them. */
function Headline({ analysis: { kind, whole, breed }, view }: Pick<Props, 'analysis' | 'view'>) {
  const t = useTranslate()
  const { counts, mean } = useFigureWords(kind, view.decimals)
  const { search, to } = view
  const isSame = breed !== null && breed.results === whole.results
  return (
    <Row role="status" mb={2} rowGap={0.5} gap={2} align="baseline">
      <Text>
        <Span strong>{`${view.measure}: ${counts(whole)}`}</Span>
        {mean(whole) && `, ${mean(whole)}`}
      </Text>
      {breed && !isSame && (
        <Text tone="muted">
          {`${t(`analyses.of.${view.of}.breedBeside`)}: ${[counts(breed), mean(breed)].filter(Boolean).join(', ')}`}
        </Text>
      )}
      {breed === null && <Text tone="muted">{t('analyses.chooseBreed')}</Text>}
      <AppLink
        {...to(withOpened(search, { open: ALL_DOGS }))}
        resetScroll={false}
        underline="always"
        data-print="no"
      >
        {t('analyses.seeAllDogs')}
      </AppLink>
    </Row>
  )
}

/** What the table does not show, and why. */
function LeftOut({ analysis }: Pick<Props, 'analysis'>) {
  const t = useTranslate()
  const { hidden, ungrouped, otherScale, groups, leastDogs, fewDogs } = analysis
  const sentences = [
    groups.some(({ few }) => few) && t('analyses.fewHelp', { few: fewDogs }),
    hidden > 0 && t('analyses.hidden', { count: hidden, least: leastDogs }),
    ungrouped > 0 && t('analyses.ungrouped', { count: ungrouped }),
    otherScale > 0 && t('analyses.otherScale', { count: otherScale }),
  ].filter((sentence) => sentence !== false)
  if (sentences.length === 0) return null
  return (
    <Text tone="muted" size="small" measure="wide" mt={1}>
      {sentences.join(' ')}
    </Text>
  )
}
