import type { FastifyInstance } from 'fastify'
import {
  allObjections,
  decideObjection,
  makeObjection,
  ownObjections,
  recordObjection,
  trialObjections,
} from '#contract/objections.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { findHead, findTrialId, lockHead } from '../trials/trials.service.ts'
import { decide, lockObjection } from './deciding.service.ts'
import {
  decideObjections,
  listObjections,
  makeObjections,
  readObjections,
  recordObjections,
} from './objections.policy.ts'
import { presentObjections, presentOwn, presentPage } from './objections.presenter.ts'
import { describeObjections, describeOwn, objectionPage, ownTrial } from './objections.service.ts'
import { objectToOwn, recordPaper } from './recording.service.ts'

/** Objections to trials and their results: made by a party, written down from paper, decided. */
export function objectionRoutes(app: FastifyInstance): void {
  route(app, allObjections, {
    load: () => null,
    may: listObjections,
    read: (reader, _thing, { query }) => objectionPage(reader, query),
    present: presentPage,
  })
  route(app, trialObjections, {
    load: (reader, { params }) => findHead(reader, params.id),
    may: readObjections,
    read: describeObjections,
    present: presentObjections,
  })
  changeRoute(app, recordObjection, {
    load: (act, { params }) => lockHead(act, params.id),
    may: recordObjections,
    run: async (act, trial, { body }) => {
      await recordPaper(act, trial, body)
      return describeObjections(act, trial)
    },
    present: presentObjections,
    keepsSessions: true,
  })
  changeRoute(app, decideObjection, {
    load: (act, { body }) => lockObjection(act, body.id),
    may: decideObjections,
    run: async (act, objected, { body }) => {
      await decide(act, objected, body)
      return describeObjections(act, objected.trial)
    },
    present: presentObjections,
    keepsSessions: true,
  })
  route(app, ownObjections, {
    load: async (reader, { params }) =>
      ownTrial(reader, await findHead(reader, await findTrialId(reader, params))),
    // Who is no party hears so, and nothing else.
    may: () => true,
    read: describeOwn,
    present: presentOwn,
  })
  changeRoute(app, makeObjection, {
    load: async (act, { params }) => ownTrial(act, await lockHead(act, await findTrialId(act, params))),
    may: makeObjections,
    run: async (act, own, { body }) => {
      await objectToOwn(act, own, body)
      return describeOwn(act, own)
    },
    present: presentOwn,
    keepsSessions: true,
  })
}
