import type { FastifyInstance } from 'fastify'
import { breedDogs, breedingAwards, breeds } from '#contract/dogs.ts'
import { news } from '#contract/news.ts'
import { route } from '../platform/http/route.ts'
import { findAwards, findBreedDogs, findBreeds, findNews } from './breeds.service.ts'
import { readDogs } from './dogs.policy.ts'
import { presentNews } from './news.presenter.ts'
import { presentSummary } from './records.presenter.ts'
import { presentSearchPage } from './search.presenter.ts'

/** Calls about whole breeds, and the news of the home page. */
export function breedRoutes(app: FastifyInstance): void {
  route(app, breeds, {
    load: findBreeds,
    may: readDogs,
    present: (rows) => rows.map(({ code, fi, sv, en, club, dogs }) => ({ code, fi, sv, en, club, dogs })),
  })
  route(app, breedDogs, {
    load: (reader, { params, query }) => findBreedDogs(reader, params.id, query),
    may: readDogs,
    present: (found, { live }) => presentSearchPage(found, live.snapshot),
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
    present: (found, { live }) => presentNews(found, live.snapshot),
  })
}
