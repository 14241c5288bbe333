import type { FastifyInstance } from 'fastify'
import {
  createPhrase,
  editPhrase,
  phraseChanges,
  phrases,
  placePhrase,
  takeFirstPhrases,
} from '#contract/phrases.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editPhrases } from './phrases.policy.ts'
import { presentPhrase } from './phrases.presenter.ts'
import * as list from './phrases.service.ts'

/** The club's phrases for judges' reviews. */
export function phraseRoutes(app: FastifyInstance): void {
  route(app, phrases, {
    load: list.listPhrases,
    may: editPhrases,
    present: (all) => all.map(presentPhrase),
  })
  route(app, phraseChanges, {
    load: (reader, { params }) => list.findPhrase(reader, params.id),
    may: editPhrases,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'phrase', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  changeRoute(app, createPhrase, {
    load: () => null,
    may: editPhrases,
    run: (act, _none, { body }) => list.addPhrase(act, body),
    present: presentPhrase,
    keepsSessions: true,
  })
  changeRoute(app, editPhrase, {
    load: (act, { body }) => list.lockPhrase(act, body.id),
    may: editPhrases,
    run: (act, phrase, { body }) => list.changePhrase(act, phrase, body),
    present: presentPhrase,
    keepsSessions: true,
  })
  changeRoute(app, placePhrase, {
    load: (act, { body }) => list.lockPhrase(act, body.id),
    may: editPhrases,
    run: (act, phrase, { body }) => list.movePhrase(act, phrase, body.place),
    present: (all) => all.map(presentPhrase),
    keepsSessions: true,
  })
  changeRoute(app, takeFirstPhrases, {
    load: () => null,
    may: editPhrases,
    run: list.takeFirstPhrases,
    present: (all) => all.map(presentPhrase),
    keepsSessions: true,
  })
}
