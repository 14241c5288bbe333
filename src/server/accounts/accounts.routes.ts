import type { FastifyInstance } from 'fastify'
import {
  alive,
  captcha,
  changePassword as changePasswordCall,
  checkConfirmation,
  checkToken,
  confirmEmail as confirmEmailCall,
  getUser,
  register as registerCall,
  resetPassword,
  signin,
  signout,
  updateUser,
} from '#contract/accounts.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import type { Services } from '../platform/services.ts'
import { beAnyone, beVisitor, ownAccount } from './accounts.policy.ts'
import { presentCurrentUser } from './accounts.presenter.ts'
import { SAME_TIME } from './limits.ts'
import {
  changePassword,
  countReset,
  findPasswordOwner,
  findTokenOwner,
  preparePassword,
  sendReset,
} from './password.service.ts'
import { changeProfile, findOwnAccount, lockOwnAccount, prepareProfile } from './profile.service.ts'
import {
  confirmEmail,
  findConfirmation,
  prepareConfirmation,
  prepareRegistration,
  refuseTakenUsername,
  register,
} from './registration.service.ts'
import { checkSignin, lockChecked, signIn, signOut } from './signin.service.ts'

/** Registering, signing in and out, passwords and the own details. */
export function accountRoutes(app: FastifyInstance, services: Services): void {
  const shownMail = (key: string | null, localDemo: boolean) => (localDemo ? key : null)
  route(app, alive, {
    load: ({ viewer }) => ({ authenticated: viewer.account !== undefined }),
    may: beAnyone,
    present: ({ authenticated }) => ({ authenticated }),
  })
  route(app, captcha, {
    load: () => services.captcha.challenge(),
    may: beAnyone,
    present: (challenge) => challenge,
  })
  route(app, getUser, {
    load: ({ viewer }) => findOwnAccount(services, viewer),
    may: ownAccount,
    present: presentCurrentUser,
  })
  changeRoute(app, signin, {
    prepare: (reader, { body }) => checkSignin(reader, body, reader.visit),
    load: (act, _input, checked) => lockChecked(act.db, checked),
    may: beAnyone,
    run: (act, account) => signIn(act, act.db, account, act.visit, act.viewer),
    session: ({ token, expiresAt }) => ({ token, expiresAt }),
    present: ({ account }) => presentCurrentUser(account),
  })
  changeRoute(app, signout, {
    load: () => null,
    may: beAnyone,
    run: (act, _none) => signOut(act, act.db, act.viewer),
    session: () => 'ended',
    present: () => ({ status: 'done' as const }),
  })
  changeRoute(app, registerCall, {
    prepare: (reader, { body }) => prepareRegistration(reader, body, reader.visit),
    load: (act, { body }) => refuseTakenUsername(act, act.db, body),
    may: beVisitor,
    run: (act, _none, { body }, prepared) => register(act, act.db, body, prepared),
    present: (mail, { visit }) => ({ status: 'sent' as const, demoMail: shownMail(mail, visit.localDemo) }),
    atLeast: SAME_TIME,
  })
  route(app, checkConfirmation, {
    load: ({ visit }, { body }) => findConfirmation(services, body, visit),
    may: beAnyone,
    present: ({ username, registeredAt }) => ({
      username,
      registeredAt: registeredAt?.toISOString() ?? null,
    }),
  })
  changeRoute(app, confirmEmailCall, {
    prepare: (reader, { body }) => prepareConfirmation(reader, body, reader.visit),
    load: () => null,
    may: beAnyone,
    run: (act, _none, _input, confirmation) => confirmEmail(act, act.db, confirmation),
    present: (status) => ({ status }),
  })
  changeRoute(app, resetPassword, {
    prepare: (reader, { body }) => countReset(reader, body, reader.visit),
    load: () => null,
    may: beAnyone,
    run: (act, _none, { body }, mayMail) => (mayMail ? sendReset(act, act.db, body) : null),
    present: (mail, { visit }) => ({ status: 'sent' as const, demoMail: shownMail(mail, visit.localDemo) }),
    atLeast: SAME_TIME,
  })
  route(app, checkToken, {
    load: ({ visit }, { body }) => findTokenOwner(services, body, visit),
    may: beAnyone,
    present: (username) => ({ status: 'valid' as const, username }),
  })
  changeRoute(app, changePasswordCall, {
    prepare: (reader, { body }) => preparePassword(reader, body, reader.viewer, reader.visit),
    load: (act, { body }) => findPasswordOwner(act, act.db, body, act.viewer),
    may: beAnyone,
    run: (act, account, { body }, hash) =>
      changePassword(act, act.db, account, hash, act.viewer, body.token !== undefined),
    session: (change) => change,
    present: () => ({ status: 'done' as const }),
  })
  changeRoute(app, updateUser, {
    prepare: (reader, { body }) => prepareProfile(reader, body, reader.viewer),
    load: (act) => lockOwnAccount(act.db, act.viewer),
    may: ownAccount,
    run: (act, account, { body }) => changeProfile(act, act.db, account, body),
    present: ({ account, mail }, { visit }) => ({
      user: presentCurrentUser(account),
      demoMail: shownMail(mail, visit.localDemo),
    }),
    atLeast: SAME_TIME,
  })
}
