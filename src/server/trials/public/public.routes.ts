import type { FastifyInstance } from 'fastify'
import { TRIAL_PAGE_SIZE } from '#contract/constants.ts'
import {
  calendar,
  calendarFeed,
  getTrial,
  headJudgeReport,
  kaerResults,
  kaerWaterResults,
  nextTrials,
  pastTrials,
  trialFile,
} from '#contract/trials.ts'
import { attachment } from '../../platform/files/disposition.ts'
import { fileHeaders } from '../../platform/files/serve.ts'
import { route } from '../../platform/http/route.ts'
import type { Services } from '../../services.ts'
import { readTrial } from '../trials.policy.ts'
import { findCalendar, findNext } from './calendar.service.ts'
import { calendarFileName, trialCalendar } from './calendarFile.ts'
import { findPast } from './past.service.ts'
import { readPublished } from './public.policy.ts'
import { presentHuntResults, presentRulebooks, presentWaterResults } from './results.presenter.ts'
import { findHuntResults, findWaterResults } from './results.service.ts'
import { findByNumber, findReport, findShown } from './trial.service.ts'
import { presentCalendarTrial, presentPastTrial, presentTrial } from './trials.presenter.ts'

/** What everyone may see of trials: the calendar, those that have been, one trial and its results. */
export function publicTrialRoutes(app: FastifyInstance, { db, pool, now, baseUrl }: Services): void {
  const parts = { db, pool, now }
  route(app, calendar, {
    load: ({ query }) => findCalendar(db, query, now()),
    may: readPublished,
    present: (trials) => trials.map(presentCalendarTrial),
  })
  route(app, calendarFeed, {
    load: ({ query }) => findCalendar(db, query, now()),
    may: readPublished,
    headers: (_, { language }) => savedAs(calendarFileName(language)),
    present: (trials, { language }) => trialCalendar(trials, { language, baseUrl, now: now() }),
  })
  route(app, nextTrials, {
    load: () => findNext(db, now()),
    may: readPublished,
    present: (trials) => trials.map(presentCalendarTrial),
  })
  route(app, pastTrials, {
    load: ({ query }) => findPast(db, query, now()),
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
    load: async ({ params }) => {
      const shown = await findByNumber(db, params, now())
      const { id } = shown.trial
      const [hunt, water] = await Promise.all([findHuntResults(parts, id), findWaterResults(parts, id)])
      return { shown, hunt, water }
    },
    may: (viewer, { shown }) => readTrial(viewer, shown.trial),
    present: ({ shown, hunt, water }) => presentTrial(shown, hunt, water),
  })
  route(app, trialFile, {
    load: ({ params }) => findByNumber(db, params, now()),
    may: (viewer, { trial }) => readTrial(viewer, trial),
    headers: ({ trial }) => savedAs(`KAER ${trial.heldOn} ${trial.place}.ics`),
    present: (shown, { language }) => trialCalendar([shown], { language, baseUrl, now: now() }),
  })
  route(app, headJudgeReport, {
    load: async ({ params }) => {
      const { trial, ...shown } = await findByNumber(db, params, now())
      return { trial, file: await findReport(db, { trial, ...shown }) }
    },
    may: (viewer, { trial }) => readTrial(viewer, trial),
    headers: ({ trial, file }) =>
      fileHeaders(file, 'private', `KAER ${trial.heldOn} ${trial.place} ${trial.kaerNr}.pdf`),
    present: ({ file }) => file.content,
  })
  route(app, kaerResults, {
    load: async ({ params }) => {
      const { trial } = await findShown(db, params.id, now())
      return { trial, found: await findHuntResults(parts, trial.id) }
    },
    may: (viewer, { trial }) => readTrial(viewer, trial),
    present: ({ found }) => ({
      results: presentHuntResults(found),
      rulebooks: presentRulebooks(found.rulebooks),
    }),
  })
  route(app, kaerWaterResults, {
    load: async ({ params }) => {
      const { trial } = await findShown(db, params.id, now())
      return { trial, found: await findWaterResults(parts, trial.id) }
    },
    may: (viewer, { trial }) => readTrial(viewer, trial),
    present: ({ found }) => ({
      results: presentWaterResults(found),
      rulebooks: presentRulebooks(found.rulebooks),
    }),
  })
}

/** Headers of a file that changes with the trials it tells of. */
const savedAs = (name: string) => ({ 'content-disposition': attachment(name), 'cache-control': 'no-cache' })
