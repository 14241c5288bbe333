import { useMemo } from 'react'
import type { BreedAverage, BreedAverages } from '#contract/averages.ts'
import { AVERAGED, type AveragedScore } from '#domain/trials/averages.ts'
import { TRIAL_CLASSES, type TrialClass } from '#domain/trials/results.ts'
import { SHEET_KINDS } from '#domain/trials/sheet.ts'
import { trialAnalysisAddress } from '../analyses/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { populationAddress } from '../population/addresses.ts'
import { useScoreName } from '../trials/featureLabels.ts'
import { Heading, Row, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { MeanText } from './MeanText.tsx'

interface ScoreRow {
  readonly score: AveragedScore
  readonly averages: readonly BreedAverage[]
}

/** Every average of a breed in a season, over all classes and of each, and where else its figures stand. */
export function BreedTables({ of: { breed, season, averages } }: { of: BreedAverages }) {
  const t = useTranslate()
  const columns = useScoreColumns()
  const asked = { breeds: breed, from: season, to: season }
  return (
    <>
      {SHEET_KINDS.map((kind) => {
        const ofKind = averages.filter((one) => one.kind === kind)
        const rows = AVERAGED[kind]
          .map((score) => ({ score, averages: ofKind.filter((one) => one.score === score) }))
          .filter((row) => row.averages.length > 0)
        return (
          rows.length > 0 && (
            <div key={kind}>
              <Heading mt={2} mb={1}>
                {t(`trials.${kind}`)}
              </Heading>
              <DataTable
                caption={t(`trials.${kind}`)}
                columns={columns}
                rows={rows}
                rowKey={({ score }) => score}
                factColumns
              />
            </div>
          )
        )
      })}
      <Text mt={2} measure="text">
        {t('averages.shownOn')}
      </Text>
      <Row mt={1} gap={2}>
        <AppLink {...populationAddress(breed)}>{t('shell.nav.population')}</AppLink>
        <AppLink {...trialAnalysisAddress('kaer', asked)}>{t('shell.nav.kaerAnalysis')}</AppLink>
        <AppLink {...trialAnalysisAddress('features', asked)}>{t('shell.nav.features')}</AppLink>
        <AppLink {...trialAnalysisAddress('water', asked)}>{t('shell.nav.waterFeatures')}</AppLink>
      </Row>
    </>
  )
}

function useScoreColumns(): readonly Column<ScoreRow>[] {
  const t = useTranslate()
  const scoreName = useScoreName()
  return useMemo(() => {
    const ofClass = (wanted: TrialClass | null, header: string): Column<ScoreRow> => ({
      id: wanted ?? 'all',
      header,
      cell: ({ averages }) => <MeanText of={averages.find((one) => one.class === wanted)} />,
      align: 'right',
      card: 'fact',
    })
    return [
      {
        id: 'score',
        header: t('averages.score'),
        cell: ({ score }) => scoreName(score),
        rowHeader: true,
        card: 'title',
      },
      ofClass(null, t('averages.allClasses')),
      ...TRIAL_CLASSES.map((code) => ofClass(code, code)),
    ]
  }, [t, scoreName])
}
