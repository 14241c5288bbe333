import type { FastifyInstance } from 'fastify'
import { signTrial, trialSigning, withdrawSignature } from '#contract/signing.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { findHead, lockHead } from '../trials/trials.service.ts'
import { readSigning, signResults, withdrawSignatures } from './signing.policy.ts'
import { presentSigning } from './signing.presenter.ts'
import { describeSigning, sign, withdraw, withSignature } from './signing.service.ts'

/** The head judge's signature of a trial's results. The lock of the trial keeps results as they are while they are signed. */
export function signingRoutes(app: FastifyInstance): void {
  route(app, trialSigning, {
    load: (reader, { params }) => findHead(reader, params.id),
    may: readSigning,
    read: describeSigning,
    present: presentSigning,
  })
  changeRoute(app, signTrial, {
    load: (act, { params }) => lockHead(act, params.id),
    may: signResults,
    run: async (act, trial, { body }) => {
      await sign(act, trial, body)
      return describeSigning(act, trial)
    },
    present: presentSigning,
    keepsSessions: true,
  })
  changeRoute(app, withdrawSignature, {
    load: async (act, { params }) => withSignature(act, await lockHead(act, params.id)),
    may: withdrawSignatures,
    run: async (act, signed, { body }) => {
      await withdraw(act, signed, body)
      return describeSigning(act, signed.trial)
    },
    present: presentSigning,
    keepsSessions: true,
  })
}
