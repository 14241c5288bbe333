import type { HomeNews } from '#contract/news.ts'
import { prizeLabel } from '#domain/trials/results.ts'
import { inbreedingById, type PedigreeSnapshot } from '../genetics/snapshot.ts'
import { presentRulebooks } from '../rulebooks/cited.presenter.ts'
import { presentUpdateTitle } from '../systemUpdates/systemUpdates.presenter.ts'
import type { findNews } from './breeds.service.ts'
import type { NewsPrizeRow, NewsTrialFields } from './news.types.ts'
import { presentSummary } from './records.presenter.ts'

/** The news of the home page; the inbreeding of a litter is its first puppy's. */
export function presentNews(
  {
    trials,
    firstPrize,
    rulebooks,
    litters,
    expected,
    reviews,
    updates,
    dogs,
    breeds: count,
  }: Awaited<ReturnType<typeof findNews>>,
  pedigree: PedigreeSnapshot,
): HomeNews {
  return {
    trials: trials.map((trial) => {
      const [first, second, third] = trial.prizes
      return {
        ...presentTrial(trial),
        dogs: trial.dogs,
        prizes: [first, second, third] satisfies [number, number, number],
        preliminary: trial.preliminary,
        isNew: trial.isNew,
        best: trial.best.map(presentPrize),
      }
    }),
    firstPrize: firstPrize
      ? {
          ...presentTrial(firstPrize),
          ...presentPrize(firstPrize),
          picture: firstPrize.picture,
          isPreliminary: firstPrize.preliminary,
        }
      : null,
    rulebooks: presentRulebooks(rulebooks),
    litters: litters.map(({ sire, dam, birthDate, puppies, notice, firstPuppyId }) => ({
      sire: presentSummary(sire),
      dam: presentSummary(dam),
      birthDate,
      puppies,
      notice,
      ...inbreedingById(pedigree, firstPuppyId),
    })),
    expected: expected.map(({ id, type, sire, dam, matingDate }) => ({
      id,
      type,
      sire: presentSummary(sire),
      dam: presentSummary(dam),
      matingDate,
    })),
    reviews: reviews.map(({ kind, date, place, dogs }) => ({ kind, date, place, dogs })),
    updates: updates.map(presentUpdateTitle),
    dogs,
    breeds: count,
  }
}

function presentTrial({ date, kaerNr, place, type }: NewsTrialFields) {
  return { date, kaerNr, place, type }
}

function presentPrize(result: NewsPrizeRow) {
  return {
    dog: presentSummary(result.dog),
    label: prizeLabel(result) ?? result.class,
    points: result.points,
    rulebook: result.rulebookId,
  }
}
