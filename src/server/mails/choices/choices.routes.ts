import type { FastifyInstance } from 'fastify'
import {
  changeLinkedMailChoice,
  changeOwnMailChoice,
  linkedMailChoices,
  ownMailChoices,
} from '#contract/mailChoices.ts'
import { findOwnAccount, lockOwnAccount } from '../../accounts/profile.service.ts'
import { changeRoute } from '../../platform/http/changeRoute.ts'
import { route } from '../../platform/http/route.ts'
import { chooseByLink, chooseOwn } from '../mails.policy.ts'
import { type Choices, choose, findLinkedChoices, findLinkedMail, findOwnChoices } from './choices.service.ts'

/** Which mails that are not necessary an address gets: chosen by who is signed in, or by the link of one of them. */
export function mailChoiceRoutes(app: FastifyInstance): void {
  route(app, ownMailChoices, {
    load: findOwnAccount,
    may: chooseOwn,
    read: findOwnChoices,
    present: presentChoices,
  })
  changeRoute(app, changeOwnMailChoice, {
    load: lockOwnAccount,
    may: chooseOwn,
    run: (act, { email }, { body }) => choose(act, email, body),
    afterwards: findOwnChoices,
    present: presentChoices,
    keepsSessions: true,
  })
  route(app, linkedMailChoices, {
    load: (reader, { body }) => findLinkedMail(reader, body.token),
    may: chooseByLink,
    read: findLinkedChoices,
    present: presentLinked,
  })
  changeRoute(app, changeLinkedMailChoice, {
    load: (act, { body }) => findLinkedMail(act, body.token),
    may: chooseByLink,
    run: async (act, linked, { body }) => {
      await choose(act, linked.address, body)
      return findLinkedChoices(act, linked)
    },
    present: presentLinked,
    keepsSessions: true,
  })
}

const presentChoices = ({ address, topics }: Choices) => ({
  email: address,
  topics: topics.map(({ topic, wanted }) => ({ topic, wanted })),
})

const presentLinked = ({ topic, ...choices }: Awaited<ReturnType<typeof findLinkedChoices>>) => ({
  ...presentChoices(choices),
  topic,
})
