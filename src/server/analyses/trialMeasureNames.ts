import en from '#contract/texts/en/pages/analyses.json' with { type: 'json' }
import enTrials from '#contract/texts/en/pages/trials.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/analyses.json' with { type: 'json' }
import fiTrials from '#contract/texts/fi/pages/trials.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/analyses.json' with { type: 'json' }
import svTrials from '#contract/texts/sv/pages/trials.json' with { type: 'json' }
import type { TrialMeasure } from '#domain/analyses/trialAnalyses.ts'
import type { Language } from '../platform/http/language.ts'

const namesIn = (
  { measures }: Pick<typeof fi, 'measures'>,
  {
    features,
    parts,
    points,
    pointsAtGame,
  }: Pick<typeof fiTrials, 'features' | 'parts' | 'points' | 'pointsAtGame'>,
): Readonly<Record<string, string>> => ({ ...features, ...parts, ...measures, points, pointsAtGame })

const NAMES = { fi: namesIn(fi, fiTrials), sv: namesIn(sv, svTrials), en: namesIn(en, enTrials) }

/** What a measure is called; water and track features by the club's letters. */
export const trialMeasureName = (language: Language, measure: TrialMeasure): string =>
  NAMES[language][measure] ?? measure.toUpperCase()
