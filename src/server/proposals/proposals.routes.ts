import type { FastifyInstance } from 'fastify'
import { proposeDog, trialProposals, withdrawProposal } from '#contract/proposals.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { findHead, lockHead } from '../trials/trials.service.ts'
import { proposeDogs } from './proposals.policy.ts'
import { presentProposals } from './proposals.presenter.ts'
import { describeProposals } from './proposals.service.ts'
import { propose, withdraw } from './proposing.service.ts'

/** Proposing dogs of a trial, such as for a CACIT. The lock of the trial keeps the rule's number where two propose at once. */
export function proposalRoutes(app: FastifyInstance): void {
  route(app, trialProposals, {
    load: (reader, { params }) => findHead(reader, params.id),
    may: proposeDogs,
    read: describeProposals,
    present: presentProposals,
  })
  changeRoute(app, proposeDog, {
    load: (act, { params }) => lockHead(act, params.id),
    may: proposeDogs,
    run: async (act, trial, { body }) => {
      await propose(act, trial, body)
      return describeProposals(act, trial)
    },
    present: presentProposals,
    keepsSessions: true,
  })
  changeRoute(app, withdrawProposal, {
    load: (act, { params }) => lockHead(act, params.id),
    may: proposeDogs,
    run: async (act, trial, { body }) => {
      await withdraw(act, trial, body)
      return describeProposals(act, trial)
    },
    present: presentProposals,
    keepsSessions: true,
  })
}
