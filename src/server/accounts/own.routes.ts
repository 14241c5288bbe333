import type { FastifyInstance } from 'fastify'
import {
  changeConsent as changeConsentCall,
  endSession,
  eraseAccount as eraseAccountCall,
  getConsents,
  ownData,
  ownDataText,
  ownSessions,
} from '#contract/accounts.ts'
import { CLUB_PROFILES } from '#domain/club/profiles.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Viewer } from '../platform/http/viewer.ts'
import type { Services } from '../services.ts'
import { accountIdOf, beAnyone, ownAccount, ownPerson } from './accounts.policy.ts'
import { presentConsents, presentSessions } from './accounts.presenter.ts'
import { changeConsent, findConsents, findConsentThing } from './consents.service.ts'
import { DATA_OF } from './limits.ts'
import { endOwnSession, sessionsOf } from './ownSessions.service.ts'
import { checkOwnPassword } from './password.service.ts'
import { presentDataJson, presentDataText } from './personalData.presenter.ts'
import { accountData, eraseAccount } from './personalData.service.ts'
import { lockOwnAccount } from './profile.service.ts'
import { lockSysadmins } from './sysadmins.store.ts'

/** What belongs to an account and is its owner's alone: sessions, data, consents, the end of it. */
export function ownRoutes(app: FastifyInstance, services: Services): void {
  const { db, now, config, attempts } = services
  const { title } = CLUB_PROFILES[config.clubProfile]!
  const downloaded = async (viewer: Viewer) => {
    const id = accountIdOf(viewer)
    await attempts.take(DATA_OF, String(id))
    return { id, data: await accountData(services, id) }
  }
  const asFile = (name: string) => () => ({ 'content-disposition': `attachment; filename="${name}"` })

  route(app, ownSessions, {
    load: ({ viewer }) => sessionsOf(db, accountIdOf(viewer), now(), config.session.idleMs),
    may: beAnyone,
    present: (rows, { viewer }) => presentSessions(rows, viewer.account?.sessionId),
  })
  changeRoute(app, endSession, {
    load: () => null,
    may: beAnyone,
    run: (_none, { viewer, body }, tx) => endOwnSession(services, tx, viewer, body.id),
    session: ({ current }) => (current ? 'ended' : undefined),
    present: ({ sessions }, { viewer }) => presentSessions(sessions, viewer.account?.sessionId),
  })
  route(app, ownData, {
    load: ({ viewer }) => downloaded(viewer),
    may: ownAccount,
    headers: asFile('koirakanta.json'),
    present: ({ data }) => presentDataJson(data),
  })
  route(app, ownDataText, {
    load: ({ viewer }) => downloaded(viewer),
    may: ownAccount,
    headers: asFile('koirakanta.txt'),
    present: ({ data }, { language }) => presentDataText(data, language, title),
  })
  changeRoute(app, eraseAccountCall, {
    prepare: ({ viewer, body }) => checkOwnPassword(services, accountIdOf(viewer), body.password),
    load: async ({ viewer }, tx) => {
      await lockSysadmins(tx)
      return lockOwnAccount(tx, viewer)
    },
    may: ownAccount,
    run: (account, _asked, tx) => eraseAccount(services, tx, account, null),
    session: () => 'ended',
    present: () => ({ status: 'done' as const }),
  })
  route(app, getConsents, {
    load: ({ viewer }) => findConsents(db, viewer),
    may: beAnyone,
    present: presentConsents,
  })
  changeRoute(app, changeConsentCall, {
    load: ({ viewer, body }, tx) => findConsentThing(tx, viewer, body),
    may: ownPerson,
    run: async (thing, { viewer, body }, tx) => {
      await changeConsent(services, tx, thing, body)
      return findConsents(tx, viewer)
    },
    present: presentConsents,
  })
}
