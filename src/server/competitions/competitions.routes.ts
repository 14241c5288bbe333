import type { FastifyInstance } from 'fastify'
import {
  competitionChanges,
  competitionCsv,
  competitionStandings,
  competitions,
  createCompetition,
  deleteCompetition,
  editCompetition,
  previewCompetition,
} from '#contract/competitions.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { attachment } from '../platform/files/disposition.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { editCompetitions, readCompetitions } from './competitions.policy.ts'
import { presentCompetition, presentStandings } from './competitions.presenter.ts'
import {
  addCompetition,
  changeCompetition,
  findCompetition,
  listCompetitions,
  lockCompetition,
  removeCompetition,
} from './competitions.service.ts'
import { findRule, findStandings, readStandings, withAllDogs, withDogs } from './standings.service.ts'
import { standingsName, standingsTable } from './standingsTable.ts'

/** Annual competitions: their rules, and the standings that follow from results. */
export function competitionRoutes(app: FastifyInstance): void {
  route(app, competitions, {
    load: listCompetitions,
    may: readCompetitions,
    present: (all, reader) => all.map((one) => presentCompetition(one, reader)),
  })
  route(app, competitionStandings, {
    load: (reader, { params, query }) => findRule(reader, params.series, query.period),
    may: readCompetitions,
    read: async (reader, rule, { query }) =>
      withDogs(reader, await findStandings(reader, rule, query.period), query.page),
    present: presentStandings,
  })
  route(app, competitionCsv, {
    load: (reader, { params, query }) => findRule(reader, params.series, query.period),
    may: readCompetitions,
    headers: (rule, { language }, { query }) => ({
      'content-disposition': attachment(`${standingsName(language, rule, query.period)}.csv`),
      'cache-control': 'no-cache',
    }),
    read: async (reader, rule, { query }) => ({
      rule,
      found: await withAllDogs(reader, await findStandings(reader, rule, query.period)),
    }),
    present: ({ rule, found }, { language }) =>
      csvFile(standingsTable(language, standingsName(language, rule, found.period), presentStandings(found))),
  })
  route(app, previewCompetition, {
    load: () => null,
    may: editCompetitions,
    read: async (reader, _none, { body }) =>
      withDogs(reader, await readStandings(reader, body.rule, body.period), 1),
    present: presentStandings,
  })
  route(app, competitionChanges, {
    load: (reader, { params }) => findCompetition(reader, params.id),
    may: editCompetitions,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'competition', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  changeRoute(app, createCompetition, {
    load: (act, { body }) => (body.follows === null ? null : lockCompetition(act, body.follows)),
    may: editCompetitions,
    run: (act, before, { body: { follows: _follows, ...input } }) => addCompetition(act, before, input),
    present: presentCompetition,
  })
  changeRoute(app, editCompetition, {
    load: (act, { body }) => lockCompetition(act, body.id),
    may: editCompetitions,
    run: (act, before, { body: { id: _id, ...input } }) => changeCompetition(act, before, input),
    present: presentCompetition,
  })
  changeRoute(app, deleteCompetition, {
    load: (act, { body }) => lockCompetition(act, body.id),
    may: editCompetitions,
    run: (act, rule, { body }) => removeCompetition(act, rule, body.version),
    present: () => ({ status: 'done' as const }),
  })
}
