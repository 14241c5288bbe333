import type { FastifyInstance } from 'fastify'
import {
  addSecondFactor,
  prepareSecondFactor,
  removeSecondFactor as removeCall,
} from '#contract/secondFactor.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { ownAccount } from './accounts.policy.ts'
import { checkOwnPassword } from './password.service.ts'
import { lockOwnAccount } from './profile.service.ts'
import {
  beginSecondFactor,
  checkNewFactor,
  confirmSecondFactor,
  removeSecondFactor,
} from './secondFactor.service.ts'

/** Setting up and removing the own second factor. */
export function secondFactorRoutes(app: FastifyInstance): void {
  changeRoute(app, prepareSecondFactor, {
    prepare: (reader, { body }) => checkOwnPassword(reader, body.password),
    load: lockOwnAccount,
    may: ownAccount,
    run: beginSecondFactor,
    present: ({ secret, address }) => ({ secret, address }),
  })
  changeRoute(app, addSecondFactor, {
    prepare: (reader, { body }) => checkNewFactor(reader, body.code),
    load: lockOwnAccount,
    may: ownAccount,
    run: (act, account, _input, step) => confirmSecondFactor(act, account, step),
    present: (recoveryCodes) => ({ recoveryCodes }),
  })
  changeRoute(app, removeCall, {
    prepare: (reader, { body }) => checkOwnPassword(reader, body.password),
    load: lockOwnAccount,
    may: ownAccount,
    run: removeSecondFactor,
    present: () => ({ status: 'done' as const }),
  })
}
