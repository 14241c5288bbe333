import type { FastifyInstance } from 'fastify'
import {
  allBreedingRules,
  breedingRuleChanges,
  breedingRules,
  createBreedingRule,
  editBreedingRule,
  endBreedingRule,
  previewBreedingRule,
  publishBreedingRule,
  removeBreedingRule,
} from '#contract/breedingRules.ts'
import { presentChanges } from '../audit/audit.presenter.ts'
import { changesOf } from '../audit/audit.service.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editBreedingRules, readBreedingRules } from './breedingRules.policy.ts'
import { presentPreview, presentRule, presentRulesOfBreed } from './breedingRules.presenter.ts'
import {
  addDraft,
  changeDraft,
  endRule,
  findRule,
  listRules,
  lockRule,
  publishRule,
  removeDraft,
} from './breedingRules.service.ts'
import { findRulesOfBreed } from './mating.service.ts'
import { previewRule } from './preview.service.ts'

/** Rules of a planned litter: those that hold, for everyone, and all of them for who keeps them. */
export function breedingRuleRoutes(app: FastifyInstance): void {
  route(app, breedingRules, {
    load: (reader, { params, query }) => findRulesOfBreed(reader, params.breed, query.date),
    may: readBreedingRules,
    present: presentRulesOfBreed,
  })
  route(app, allBreedingRules, {
    load: listRules,
    may: editBreedingRules,
    present: (all) => all.map(presentRule),
  })
  route(app, breedingRuleChanges, {
    load: (reader, { params }) => findRule(reader, params.id),
    may: editBreedingRules,
    read: (reader, { id }, { query }) =>
      changesOf(reader, { subject: 'breedingRule', subjectId: String(id), ...query }),
    present: presentChanges,
  })
  route(app, previewBreedingRule, {
    load: (reader, { body }) => (body.replaces === null ? null : findRule(reader, body.replaces)),
    may: editBreedingRules,
    read: (reader, former, { body }) => previewRule(reader, body.rule, former),
    present: presentPreview,
  })
  changeRoute(app, createBreedingRule, {
    load: (act, { body }) => (body.replaces === null ? null : lockRule(act, body.replaces)),
    may: editBreedingRules,
    run: (act, former, { body }) => addDraft(act, former, body.rule),
    present: presentRule,
  })
  changeRoute(app, editBreedingRule, {
    load: (act, { body }) => lockRule(act, body.id),
    may: editBreedingRules,
    run: (act, before, { body }) => changeDraft(act, before, body),
    present: presentRule,
  })
  changeRoute(app, publishBreedingRule, {
    load: (act, { body }) => lockRule(act, body.id),
    may: editBreedingRules,
    run: (act, draft, { body }) => publishRule(act, draft, body),
    present: presentRule,
  })
  changeRoute(app, endBreedingRule, {
    load: (act, { body }) => lockRule(act, body.id),
    may: editBreedingRules,
    run: (act, rule, { body }) => endRule(act, rule, body),
    present: presentRule,
  })
  changeRoute(app, removeBreedingRule, {
    load: (act, { body }) => lockRule(act, body.id),
    may: editBreedingRules,
    run: (act, draft, { body }) => removeDraft(act, draft, body.version),
    present: () => ({ status: 'done' as const }),
  })
}
