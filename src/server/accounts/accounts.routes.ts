import type { FastifyInstance } from 'fastify'
import {
  alive,
  captcha,
  changePassword as changePasswordCall,
  checkConfirmation,
  checkOwnEmail,
  checkToken,
  confirmEmail as confirmEmailCall,
  getUser,
  register as registerCall,
  resetPassword,
  signin,
  signout,
  updateUser,
} from '#contract/accounts.ts'
import { signinWithCode } from '#contract/secondFactor.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { beAnyone, beVisitor, ownAccount } from './accounts.policy.ts'
import { presentCurrentUser } from './accounts.presenter.ts'
import { confirmEmail, findConfirmation, prepareConfirmation } from './confirmation.service.ts'
import { SAME_TIME } from './limits.ts'
import {
  changePassword,
  countReset,
  findPasswordOwner,
  findTokenOwner,
  preparePassword,
  sendReset,
} from './password.service.ts'
import {
  changeProfile,
  countEmailCheck,
  findOwnAccount,
  lockOwnAccount,
  mailEmailCheck,
  prepareProfile,
} from './profile.service.ts'
import { prepareRegistration, refuseTakenUsername, register } from './registration.service.ts'
import { checkSignin, lockChecked, signIn, signOut } from './signin.service.ts'

export function accountRoutes(app: FastifyInstance): void {
  route(app, alive, {
    load: ({ viewer }) => ({ authenticated: viewer.account !== undefined }),
    may: beAnyone,
    present: ({ authenticated }) => ({ authenticated }),
  })
  route(app, captcha, {
    load: ({ captcha }) => captcha.challenge(),
    may: beAnyone,
    present: (challenge) => challenge,
  })
  route(app, getUser, {
    load: findOwnAccount,
    may: ownAccount,
    present: presentCurrentUser,
  })
  for (const call of [signin, signinWithCode] as const)
    changeRoute(app, call, {
      prepare: (reader, { body }) => checkSignin(reader, body),
      load: (act, _input, checked) => lockChecked(act, checked),
      may: beAnyone,
      run: signIn,
      session: ({ token, expiresAt, device }) => ({ token, expiresAt, device }),
      present: ({ account }, reader) => presentCurrentUser(account, reader),
    })
  changeRoute(app, signout, {
    load: () => null,
    may: beAnyone,
    run: signOut,
    session: () => 'ended',
    present: () => ({ status: 'done' as const }),
  })
  changeRoute(app, registerCall, {
    prepare: (reader, { body }) => prepareRegistration(reader, body),
    load: (act, { body }) => refuseTakenUsername(act, body),
    may: beVisitor,
    run: (act, _none, { body }, prepared) => register(act, body, prepared),
    device: (device) => device,
    present: () => ({ status: 'sent' as const }),
    atLeast: SAME_TIME,
  })
  route(app, checkConfirmation, {
    load: (reader, { body }) => findConfirmation(reader, body),
    may: beAnyone,
    present: ({ username, registeredAt, passwordNeeded }) => ({
      username,
      registeredAt: registeredAt?.toISOString() ?? null,
      passwordNeeded,
    }),
  })
  changeRoute(app, confirmEmailCall, {
    prepare: (reader, { body }) => prepareConfirmation(reader, body),
    load: () => null,
    may: beAnyone,
    run: (act, _none, _input, confirmation) => confirmEmail(act, confirmation),
    session: ({ signedIn }) => signedIn ?? undefined,
    present: ({ status, signedIn }, reader) => ({
      status,
      user: signedIn && presentCurrentUser(signedIn.account, reader),
    }),
  })
  changeRoute(app, resetPassword, {
    prepare: (reader, { body }) => countReset(reader, body),
    load: () => null,
    may: beAnyone,
    run: async (act, _none, { body }, mayMail) => {
      if (mayMail) await sendReset(act, body)
    },
    present: () => ({ status: 'sent' as const }),
    atLeast: SAME_TIME,
  })
  route(app, checkToken, {
    load: (reader, { body }) => findTokenOwner(reader, body),
    may: beAnyone,
    present: (username) => ({ status: 'valid' as const, username }),
  })
  changeRoute(app, changePasswordCall, {
    prepare: (reader, { body }) => preparePassword(reader, body),
    load: (act, { body }) => findPasswordOwner(act, body),
    may: beAnyone,
    run: (act, account, { body: { token } }, passwordHash) =>
      changePassword(act, account, { token, passwordHash }),
    session: (change) => change,
    present: () => ({ status: 'done' as const }),
  })
  changeRoute(app, updateUser, {
    prepare: (reader, { body }) => prepareProfile(reader, body),
    load: lockOwnAccount,
    may: ownAccount,
    run: (act, account, { body }) => changeProfile(act, account, body),
    present: (account, reader) => ({ user: presentCurrentUser(account, reader) }),
    atLeast: SAME_TIME,
  })
  changeRoute(app, checkOwnEmail, {
    prepare: countEmailCheck,
    load: lockOwnAccount,
    may: ownAccount,
    run: mailEmailCheck,
    present: () => ({ status: 'sent' as const }),
  })
}
