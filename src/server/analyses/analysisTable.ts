import type { Analysis, AnalysisGroup } from '#contract/analyses.ts'
import { countryName } from '#contract/countryName.ts'
import enCommon from '#contract/texts/en/common.json' with { type: 'json' }
import en from '#contract/texts/en/pages/analyses.json' with { type: 'json' }
import enTrials from '#contract/texts/en/trials.json' with { type: 'json' }
import fiCommon from '#contract/texts/fi/common.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/analyses.json' with { type: 'json' }
import fiTrials from '#contract/texts/fi/trials.json' with { type: 'json' }
import svCommon from '#contract/texts/sv/common.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/analyses.json' with { type: 'json' }
import svTrials from '#contract/texts/sv/trials.json' with { type: 'json' }
import type { ShowMeasure } from '#domain/analyses/showAnalyses.ts'
import { attachment } from '../platform/files/disposition.ts'
import type { Language } from '../platform/http/language.ts'
import type { Cell, Table } from '../platform/tables/table.ts'

const TEXTS = {
  fi: { ...fi, words: { male: fiCommon.male, female: fiCommon.female, ...fiTrials.types } },
  sv: { ...sv, words: { male: svCommon.male, female: svCommon.female, ...svTrials.types } },
  en: { ...en, words: { male: enCommon.male, female: enCommon.female, ...enTrials.types } },
} as const
type Texts = (typeof TEXTS)[Language]

type AnalysisFile = keyof Texts['file']

/** What is in the file: of which analysis, by what, and what is measured, in words. */
export interface FileWords {
  readonly file: AnalysisFile
  readonly by: keyof Texts['group'] | 'season'
  readonly measure: string
}

/** The groups of an analysis for a spreadsheet, a row each; shares as per cent. */
export function analysisTable(
  language: Language,
  { kind, groups, breed }: Analysis,
  { file, by, measure }: FileWords,
): Table {
  const texts = TEXTS[language]
  const { columns } = texts
  const isShare = kind === 'share'
  const number = (value: number | null | undefined): Cell =>
    value === null || value === undefined ? null : isShare ? Math.round(value * 10_000) / 100 : value
  const unit = isShare ? ' (%)' : ''
  return {
    name: texts.file[file],
    columns: [
      {
        title: by === 'season' ? texts.of[file === 'shows' ? 'shows' : 'trials'].group : texts.group[by],
        width: 32,
      },
      { title: columns.regnr, width: 16 },
      { title: texts.question.measure, width: 24 },
      { title: columns.dogs, width: 8 },
      { title: columns.results, width: 8 },
      { title: `${isShare ? columns.share : columns.mean}${unit}`, width: 14 },
      { title: `${columns.low}${unit}`, width: 14 },
      { title: `${columns.high}${unit}`, width: 14 },
      { title: `${columns.sd}${unit}`, width: 14 },
      { title: `${isShare ? columns.resultShare : columns.resultMean}${unit}`, width: 14 },
      { title: `${columns.breedMean}${unit}`, width: 14 },
    ],
    rows: groups.map((group): readonly Cell[] => [
      by === 'country' ? countryName(language, group.key) : nameOf(texts, group),
      group.dog?.regnr ?? null,
      measure,
      group.dogs,
      group.results,
      number(group.mean),
      number(group.low),
      number(group.high),
      number(group.sd),
      number(group.resultMean),
      number(breed?.mean),
    ]),
  }
}

const nameOf = ({ words }: Texts, { dog, name, key }: AnalysisGroup): string =>
  dog?.name ?? name ?? (words as Readonly<Record<string, string>>)[key] ?? key

/** The header of the file. */
export const savedAs = (
  language: Language,
  file: AnalysisFile,
  ending: 'csv' | 'xlsx',
): Record<string, string> => ({
  'content-disposition': attachment(`${TEXTS[language].file[file]}.${ending}`),
  'cache-control': 'no-cache',
})

/** What a measure of shows is called. */
export const showMeasureName = (language: Language, measure: ShowMeasure): string =>
  TEXTS[language].showMeasures[measure]
