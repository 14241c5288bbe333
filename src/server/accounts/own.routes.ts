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
import type { Services } from '../platform/services.ts'
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
    run: (act, _none, { body }) => endOwnSession(act, act.db, act.viewer, body.id),
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
    prepare: (reader, { body }) => checkOwnPassword(reader, accountIdOf(reader.viewer), body.password),
    load: async (act) => {
      await lockSysadmins(act.db)
      return lockOwnAccount(act.db, act.viewer)
    },
    may: ownAccount,
    run: (act, account) => eraseAccount(act, act.db, account, null),
    session: () => 'ended',
    present: () => ({ status: 'done' as const }),
  })
  route(app, getConsents, {
    load: ({ viewer }) => findConsents(db, viewer),
    may: beAnyone,
    present: presentConsents,
  })
  changeRoute(app, changeConsentCall, {
    load: (act, { body }) => findConsentThing(act.db, act.viewer, body),
    may: ownPerson,
    run: async (act, thing, { body }) => {
      await changeConsent(act, act.db, thing, body)
      return findConsents(act.db, act.viewer)
    },
    present: presentConsents,
  })
}
