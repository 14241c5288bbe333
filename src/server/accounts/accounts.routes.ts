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
import type { Services } from '../services.ts'
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
    prepare: ({ body, visit }) => checkSignin(services, body, visit),
    load: (_asked, tx, checked) => lockChecked(tx, checked),
    may: beAnyone,
    run: (account, { visit, viewer }, tx) => signIn(services, tx, account, visit, viewer),
    session: ({ token, expiresAt }) => ({ token, expiresAt }),
    present: ({ account }) => presentCurrentUser(account),
  })
  changeRoute(app, signout, {
    load: () => null,
    may: beAnyone,
    run: (_none, { viewer }, tx) => signOut(services, tx, viewer),
    session: () => 'ended',
    present: () => ({ status: 'done' as const }),
  })
  changeRoute(app, registerCall, {
    prepare: ({ body, visit }) => prepareRegistration(services, body, visit),
    load: ({ body }, tx) => refuseTakenUsername(services, tx, body),
    may: beVisitor,
    run: (_none, { body }, tx, prepared) => register(services, tx, body, prepared),
    present: (mail, { visit }) => ({ status: 'sent' as const, demoMail: shownMail(mail, visit.localDemo) }),
    atLeast: SAME_TIME,
  })
  route(app, checkConfirmation, {
    load: ({ body, visit }) => findConfirmation(services, body, visit),
    may: beAnyone,
    present: ({ username, registeredAt }) => ({
      username,
      registeredAt: registeredAt?.toISOString() ?? null,
    }),
  })
  changeRoute(app, confirmEmailCall, {
    prepare: ({ body, visit }) => prepareConfirmation(services, body, visit),
    load: () => null,
    may: beAnyone,
    run: (_none, _asked, tx, confirmation) => confirmEmail(services, tx, confirmation),
    present: (status) => ({ status }),
  })
  changeRoute(app, resetPassword, {
    prepare: ({ body, visit }) => countReset(services, body, visit),
    load: () => null,
    may: beAnyone,
    run: (_none, { body }, tx, mayMail) => (mayMail ? sendReset(services, tx, body) : null),
    present: (mail, { visit }) => ({ status: 'sent' as const, demoMail: shownMail(mail, visit.localDemo) }),
    atLeast: SAME_TIME,
  })
  route(app, checkToken, {
    load: ({ body, visit }) => findTokenOwner(services, body, visit),
    may: beAnyone,
    present: (username) => ({ status: 'valid' as const, username }),
  })
  changeRoute(app, changePasswordCall, {
    prepare: ({ body, viewer, visit }) => preparePassword(services, body, viewer, visit),
    load: ({ body, viewer }, tx) => findPasswordOwner(services, tx, body, viewer),
    may: beAnyone,
    run: (account, { body, viewer }, tx, hash) =>
      changePassword(services, tx, account, hash, viewer, body.token !== undefined),
    session: (change) => change,
    present: () => ({ status: 'done' as const }),
  })
  changeRoute(app, updateUser, {
    prepare: ({ body, viewer }) => prepareProfile(services, body, viewer),
    load: ({ viewer }, tx) => lockOwnAccount(tx, viewer),
    may: ownAccount,
    run: (account, { body }, tx) => changeProfile(services, tx, account, body),
    present: ({ account, mail }, { visit }) => ({
      user: presentCurrentUser(account),
      demoMail: shownMail(mail, visit.localDemo),
    }),
    atLeast: SAME_TIME,
  })
}
