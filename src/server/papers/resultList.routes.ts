import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import { resultListCsv, resultListPdf, resultListXlsx } from '#contract/papers.ts'
import { presentTrial } from '../calendar/trials.presenter.ts'
import { findBreeds } from '../dogs/breeds.service.ts'
import { callerOf, type Reader } from '../platform/act.ts'
import type { Language } from '../platform/http/language.ts'
import { route } from '../platform/http/route.ts'
import type { Policy } from '../platform/http/viewer.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { readTrial } from '../trials/trials.policy.ts'
import { frameOf, pagesOf, savedAs } from './files.ts'
import { type PublicResults, resultListPaper, resultListTable } from './resultList.ts'

type Params = z.output<NonNullable<(typeof resultListPdf)['params']>>

/** The published results of a trial on paper and in spreadsheets, as its page shows them. */
export function resultListRoutes(app: FastifyInstance): void {
  const load = async (reader: Reader, { params }: { readonly params: Params }) => {
    const whole = await reader.shownTrials.byNumber(reader, params)
    return {
      trial: whole.shown.trial,
      published: presentTrial(whole),
      breeds: await findBreeds(reader),
    }
  }
  type Loaded = Awaited<ReturnType<typeof load>>
  const may: Policy<Loaded> = (viewer, { trial }) => readTrial(viewer, trial)
  const headers =
    (ending: 'pdf' | 'csv' | 'xlsx') =>
    ({ trial }: Loaded, reader: Reader) => ({
      ...savedAs('resultList', ending)(trial, reader),
      'cache-control': 'no-cache',
    })
  const resultsOf = ({ published, breeds }: Loaded, language: Language): PublicResults => ({
    trial: published,
    breeds: new Map(breeds.map((breed) => [breed.code, breed[language]])),
  })
  const pagesOfResults = ({ published: { results, waterResults } }: Loaded) =>
    pagesOf(results.length + waterResults.length)
  const tableOf = (reader: Reader, loaded: Loaded) =>
    resultListTable(frameOf(reader, loaded.trial), resultsOf(loaded, reader.language))

  route(app, resultListPdf, {
    load,
    may,
    headers: headers('pdf'),
    read: (reader, loaded) =>
      reader.printer.print({
        by: callerOf(reader),
        pages: pagesOfResults(loaded),
        layOut: () => resultListPaper(frameOf(reader, loaded.trial), resultsOf(loaded, reader.language)),
      }),
    present: (file) => file,
  })
  route(app, resultListCsv, {
    load,
    may,
    headers: headers('csv'),
    present: (loaded, reader) => csvFile(tableOf(reader, loaded)),
  })
  route(app, resultListXlsx, {
    load,
    may,
    headers: headers('xlsx'),
    read: (reader, loaded) =>
      reader.printer.tabulate({
        by: callerOf(reader),
        pages: pagesOfResults(loaded),
        layOut: () => tableOf(reader, loaded),
      }),
    present: (file) => file,
  })
}
