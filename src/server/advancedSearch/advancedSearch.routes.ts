import type { FastifyInstance } from 'fastify'
import type * as z from 'zod'
import {
  countByFeatures,
  searchByFeatures,
  searchByFeaturesCsv,
  searchByFeaturesXlsx,
  searchChoices,
} from '#contract/advancedSearch.ts'
import { callerOf, type Reader } from '../platform/act.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { searchByFeatures as maySearch, readSearchChoices } from './advancedSearch.policy.ts'
import { presentCounts, presentFound } from './advancedSearch.presenter.ts'
import { type FoundPage, findAll, findCounts, findPage, findSearchChoices } from './advancedSearch.service.ts'
import type { Question } from './advancedSearch.types.ts'
import { findQuestion } from './question.service.ts'
import { savedSearchRoutes } from './saved/savedSearches.routes.ts'
import { savedAs, searchTable } from './searchTable.ts'

/** Dogs on a page of a file, about, for whoever makes it. */
const ROWS_A_PAGE = 40

interface FileInput {
  readonly query: z.output<(typeof searchByFeaturesCsv)['query']>
}

/** The advanced search, for everyone. */
export function advancedSearchRoutes(app: FastifyInstance): void {
  const loadFile = (reader: Reader, { query }: FileInput) => {
    const { sort: _sort, direction: _direction, columns: _columns, ...asked } = query
    return findQuestion(reader, asked)
  }
  const tableOf = ({ language, live }: Reader, found: FoundPage, { query }: FileInput) =>
    searchTable(language, presentFound(found, live.snapshot).dogs, query.columns)
  const readFile = (reader: Reader, question: Question, { query }: FileInput) =>
    findAll(reader, question, query)
  const headers =
    (ending: 'csv' | 'xlsx') =>
    (_question: Question, { language }: Reader) =>
      savedAs(language, ending)

  route(app, searchByFeatures, {
    load: (reader, { body: { sort: _sort, direction: _direction, page: _page, ...asked } }) =>
      findQuestion(reader, asked),
    may: maySearch,
    read: (reader, question, { body: { sort, direction, page } }) =>
      findPage(reader, question, { sort, direction, page }),
    present: (found, { live }) => presentFound(found, live.snapshot),
  })
  route(app, countByFeatures, {
    load: (reader, { body }) => findQuestion(reader, body),
    may: maySearch,
    read: findCounts,
    present: presentCounts,
  })
  route(app, searchByFeaturesCsv, {
    load: loadFile,
    may: maySearch,
    headers: headers('csv'),
    read: readFile,
    present: (found, reader, input) => csvFile(tableOf(reader, found, input)),
  })
  route(app, searchByFeaturesXlsx, {
    load: loadFile,
    may: maySearch,
    headers: headers('xlsx'),
    read: async (reader, question, input) => {
      const found = await readFile(reader, question, input)
      return reader.printer.tabulate({
        by: callerOf(reader),
        pages: Math.ceil(found.dogs.length / ROWS_A_PAGE),
        layOut: () => tableOf(reader, found, input),
      })
    },
    present: (file) => file,
  })
  route(app, searchChoices, {
    load: findSearchChoices,
    may: readSearchChoices,
    present: ({ titles }) => ({ titles: titles.map(({ code, dogs }) => ({ code, dogs })) }),
  })
  savedSearchRoutes(app)
}
