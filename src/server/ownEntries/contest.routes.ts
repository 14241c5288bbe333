import type { FastifyInstance } from 'fastify'
import { type ContestPage, contestEntry, entryContest } from '#contract/contests.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import { contestAsOwner } from '../entries/contests/contests.policy.ts'
import { presentContest } from '../entries/contests/contests.presenter.ts'
import {
  type ContestedEntry,
  contestEntry as contest,
  contestRefusal,
  findContested,
  lockContested,
} from '../entries/contests/contests.service.ts'
import type { Reader } from '../platform/act.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { presentTrial } from './ownEntries.presenter.ts'

/** Contesting an entry as an owner of its dog. */
export function contestRoutes(app: FastifyInstance): void {
  route(app, entryContest, {
    load: (reader, { params }) => findContested(reader, params.id),
    may: contestAsOwner,
    read: describe,
    present,
  })
  changeRoute(app, contestEntry, {
    load: (act, { params }) => lockContested(act, params.id),
    may: contestAsOwner,
    run: async (act, contested, { body }) => describe(act, await contest(act, contested, body)),
    present,
    keepsSessions: true,
  })
}

const describe = async (reader: Reader, contested: ContestedEntry) => ({
  ...contested,
  dog: (await dogSummaries(reader, [contested.entry.dogId])).get(contested.entry.dogId)!,
  refused: contestRefusal(reader, contested),
})

/** The owner sees nothing of who has entered the dog. */
const present = (
  { entry, trial, dog, contest, refused }: Awaited<ReturnType<typeof describe>>,
  { today }: Pick<Reader, 'today'>,
): ContestPage => ({
  trial: presentTrial(trial, today),
  dog: presentSummary(dog),
  class: entry.class,
  enteredAt: entry.enteredAt.toISOString(),
  leftAt: entry.withdrawnAt?.toISOString() ?? null,
  contest: contest ? presentContest(contest) : null,
  refused,
})
