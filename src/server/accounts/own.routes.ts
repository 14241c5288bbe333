import type { FastifyInstance } from 'fastify'
import {
  endSession,
  eraseAccount as eraseAccountCall,
  ownData,
  ownDataText,
  ownSecurityEvents,
  ownSessions as ownSessionsCall,
  provePassword,
} from '#contract/accounts.ts'
import { changeConsent as changeConsentCall, getConsents } from '#contract/consents.ts'
import type { Reader } from '../platform/act.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { accountIdOf } from '../platform/http/viewer.ts'
import { beAnyone, ownAccount, ownPerson } from './accounts.policy.ts'
import { presentConsents, presentOwnSecurity, presentSessions } from './accounts.presenter.ts'
import { changeConsent, findConsents, findConsentThing } from './consents.service.ts'
import { eraseOwnAccount, lockOwnForErasure } from './erasure.service.ts'
import { DATA_OF } from './limits.ts'
import { findOwnSecurity } from './ownSecurity.service.ts'
import { endOwnSession, ownSessions } from './ownSessions.service.ts'
import { checkOwnPassword } from './password.service.ts'
import { presentDataJson, presentDataText } from './personalData.presenter.ts'
import { accountData } from './personalData.service.ts'
import { noteOwnProof } from './proof.service.ts'

/** Calls for the owner of an account: sessions, own data, consents, erasure. */
export function ownRoutes(app: FastifyInstance): void {
  const { title } = app.config.club
  const counted = async ({ attempts, viewer }: Reader) => {
    const id = accountIdOf(viewer)
    await attempts.take(DATA_OF, String(id))
    return { id }
  }
  const asFile = (name: string) => () => ({ 'content-disposition': `attachment; filename="${name}"` })

  route(app, ownSessionsCall, {
    load: ownSessions,
    may: beAnyone,
    present: (rows, { viewer }) => presentSessions(rows, viewer.account?.sessionId),
  })
  changeRoute(app, endSession, {
    load: () => null,
    may: beAnyone,
    run: (act, _none, { body }) => endOwnSession(act, body.id),
    session: ({ current }) => (current ? 'ended' : undefined),
    present: ({ sessions }, { viewer }) => presentSessions(sessions, viewer.account?.sessionId),
  })
  route(app, ownSecurityEvents, {
    load: findOwnSecurity,
    may: beAnyone,
    present: presentOwnSecurity,
  })
  changeRoute(app, provePassword, {
    prepare: (reader, { body }) => checkOwnPassword(reader, body.password),
    load: () => null,
    may: beAnyone,
    run: noteOwnProof,
    present: () => ({ status: 'done' as const }),
  })
  route(app, ownData, {
    load: counted,
    may: ownAccount,
    headers: asFile('koirakanta.json'),
    read: accountData,
    present: (data) => presentDataJson(data),
  })
  route(app, ownDataText, {
    load: counted,
    may: ownAccount,
    headers: asFile('koirakanta.txt'),
    read: accountData,
    present: (data, { language }) => presentDataText(data, language, title),
  })
  changeRoute(app, eraseAccountCall, {
    prepare: (reader, { body }) => checkOwnPassword(reader, body.password),
    load: lockOwnForErasure,
    may: ownAccount,
    run: eraseOwnAccount,
    session: () => 'ended',
    present: () => ({ status: 'done' as const }),
  })
  route(app, getConsents, {
    load: findConsents,
    may: beAnyone,
    present: presentConsents,
  })
  changeRoute(app, changeConsentCall, {
    load: (act, { body }) => findConsentThing(act, body),
    may: ownPerson,
    run: async (act, thing, { body }) => {
      await changeConsent(act, thing, body)
      return findConsents(act)
    },
    present: presentConsents,
  })
}
