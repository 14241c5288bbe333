import type { FastifyInstance } from 'fastify'
import { breedingAwards, breeds, news } from '#contract/dogs.ts'
import { prizeLabel } from '#domain/trials/results.ts'
import { inbreedingById } from '../genetics/snapshot.ts'
import { route } from '../platform/http/route.ts'
import { presentRulebooks } from '../rulebooks/cited.presenter.ts'
import { findAwards, findBreeds, findNews } from './breeds.service.ts'
import { readDogs } from './dogs.policy.ts'
import { presentSummary } from './records.presenter.ts'

/** Calls about whole breeds, and the news of the home page. */
export function breedRoutes(app: FastifyInstance): void {
  route(app, breeds, {
    load: findBreeds,
    may: readDogs,
    present: (rows) => rows.map(({ code, fi, sv, en, club }) => ({ code, fi, sv, en, club })),
  })
  route(app, breedingAwards, {
    load: (reader, { params }) => findAwards(reader, params.id),
    may: readDogs,
    present: (rows) =>
      rows.map(({ dog, level, date, grounds }) => ({ dog: presentSummary(dog), level, date, grounds })),
  })
  route(app, news, {
    load: findNews,
    may: readDogs,
    present: ({ results, rulebooks, litters, dogs, breeds: count }, { live }) => ({
      results: results.map((result) => ({
        dog: presentSummary(result.dog),
        date: result.date,
        place: result.place,
        type: result.type,
        label: prizeLabel(result) ?? result.class,
        points: result.points,
        status: result.status,
        isNew: result.isNew,
        rulebook: result.rulebookId,
      })),
      rulebooks: presentRulebooks(rulebooks),
      litters: litters.map(({ sire, dam, birthDate, puppies, firstPuppyId }) => ({
        sire: presentSummary(sire),
        dam: presentSummary(dam),
        birthDate,
        puppies,
        ...inbreedingById(live.snapshot, firstPuppyId),
      })),
      dogs,
      breeds: count,
    }),
  })
}
