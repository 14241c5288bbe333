import type { FastifyInstance } from 'fastify'
import {
  calendar,
  calendarFeed,
  getTrial,
  headJudgeReport,
  kaerResults,
  kaerWaterResults,
  nextTrials,
  pastTrials,
  placeDraw,
  placeDrawFile,
  startList,
  trialFile,
} from '#contract/calendar.ts'
import { TRIAL_PAGE_SIZE } from '#contract/constants.ts'
import { reportAnswer } from '../organising/report.presenter.ts'
import { withReport } from '../organising/report.service.ts'
import { attachment } from '../platform/files/disposition.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { presentRulebooks } from '../rulebooks/cited.presenter.ts'
import { readTrial } from '../trials/trials.policy.ts'
import { findCalendar } from './calendar.service.ts'
import { calendarFileName, trialCalendar } from './calendarFile.ts'
import { findPast } from './past.service.ts'
import { placeDrawTable, presentPlaceDraw } from './placeDraw.presenter.ts'
import { findPlaceDraw } from './placeDraw.service.ts'
import { readPublished } from './publicTrials.policy.ts'
import { presentHuntResults, presentWaterResults } from './results.presenter.ts'
import { presentStartList } from './startList.presenter.ts'
import { findStartList } from './startList.service.ts'
import { presentCalendarTrial, presentPastTrial, presentTrial } from './trials.presenter.ts'

/** The public pages of trials: the calendar, past trials, one trial and its results. */
export function publicTrialRoutes(app: FastifyInstance): void {
  route(app, calendar, {
    load: (reader, { query }) => findCalendar(reader, query),
    may: readPublished,
    present: (found) => found.map(presentCalendarTrial),
    cached: true,
  })
  route(app, calendarFeed, {
    load: (reader, { query }) => findCalendar(reader, query),
    may: readPublished,
    headers: (_, { language }) => savedAs(calendarFileName(language)),
    present: (found, { language, baseUrl, at }) => trialCalendar(found, { language, baseUrl, now: at }),
  })
  route(app, nextTrials, {
    load: async (reader) => (await reader.shownTrials.calendar(reader)).next,
    may: readPublished,
    present: (next) => next.map(presentCalendarTrial),
    cached: true,
  })
  route(app, pastTrials, {
    load: (reader, { query }) => findPast(reader, query),
    may: readPublished,
    present: ({ rows, total, page, seasons }) => ({
      trials: rows.map(presentPastTrial),
      total,
      page,
      pageSize: TRIAL_PAGE_SIZE,
      seasons: [...seasons],
    }),
  })
  route(app, getTrial, {
    load: (reader, { params }) => reader.shownTrials.byNumber(reader, params),
    may: (viewer, { shown }) => readTrial(viewer, shown.trial),
    present: presentTrial,
    cached: true,
  })
  route(app, startList, {
    load: (reader, { params }) => findStartList(reader, params),
    may: (viewer, { shown }) => readTrial(viewer, shown.trial),
    present: presentStartList,
  })
  route(app, placeDraw, {
    load: (reader, { params }) => findPlaceDraw(reader, params),
    may: (viewer, { shown }) => readTrial(viewer, shown.trial),
    present: presentPlaceDraw,
  })
  route(app, placeDrawFile, {
    load: (reader, { params }) => findPlaceDraw(reader, params),
    may: (viewer, { shown }) => readTrial(viewer, shown.trial),
    headers: ({ shown: { trial } }) => savedAs(`KAER ${trial.heldOn} ${trial.kaerNr} draw.csv`),
    present: (found) => csvFile(placeDrawTable(found)),
  })
  route(app, trialFile, {
    load: async (reader, { params }) => (await reader.shownTrials.byNumber(reader, params)).shown,
    may: (viewer, { trial }) => readTrial(viewer, trial),
    headers: ({ trial }) => savedAs(`KAER ${trial.heldOn} ${trial.place}.ics`),
    present: (shown, { language, baseUrl, at }) => trialCalendar([shown], { language, baseUrl, now: at }),
  })
  route(app, headJudgeReport, {
    load: async (reader, { params }) =>
      withReport(reader, (await reader.shownTrials.byNumber(reader, params)).shown.trial),
    may: (viewer, { trial }) => readTrial(viewer, trial),
    ...reportAnswer,
  })
  route(app, kaerResults, {
    load: (reader, { params }) => reader.shownTrials.byId(reader, params.id),
    may: (viewer, { shown }) => readTrial(viewer, shown.trial),
    present: ({ hunt }) => ({
      results: presentHuntResults(hunt),
      rulebooks: presentRulebooks(hunt.rulebooks),
    }),
    cached: true,
  })
  route(app, kaerWaterResults, {
    load: (reader, { params }) => reader.shownTrials.byId(reader, params.id),
    may: (viewer, { shown }) => readTrial(viewer, shown.trial),
    present: ({ water }) => ({
      results: presentWaterResults(water),
      rulebooks: presentRulebooks(water.rulebooks),
    }),
    cached: true,
  })
}

/** Headers of a file that changes with its trials. */
const savedAs = (name: string) => ({ 'content-disposition': attachment(name), 'cache-control': 'no-cache' })
