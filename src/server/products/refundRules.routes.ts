import type { FastifyInstance } from 'fastify'
import {
  createRefundRule,
  deleteRefundRule,
  editRefundRule,
  type RefundRuleDetails,
  refundRules,
} from '#contract/refundRules.ts'
import { addDays } from '#domain/dates.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editProducts } from './products.policy.ts'
import type { StoredRule } from './products.types.ts'
import {
  addRefundRule,
  changeRefundRule,
  lockRule,
  readRefundRules,
  removeRefundRule,
} from './refundRules.service.ts'

/** What comes back when an entrant cancels. */
export function refundRuleRoutes(app: FastifyInstance): void {
  route(app, refundRules, { load: readRefundRules, may: editProducts, present: presentRules })
  changeRoute(app, createRefundRule, {
    load: () => null,
    may: editProducts,
    run: (act, _none, { body }) => addRefundRule(act, body),
    present: presentRules,
  })
  changeRoute(app, editRefundRule, {
    load: (act, { body }) => lockRule(act, body.id),
    may: editProducts,
    run: (act, rule, { body }) => changeRefundRule(act, rule, body),
    present: presentRules,
  })
  changeRoute(app, deleteRefundRule, {
    load: (act, { body }) => lockRule(act, body.id),
    may: editProducts,
    run: removeRefundRule,
    present: presentRules,
  })
}

const presentRules = (rules: readonly StoredRule[]): { rules: RefundRuleDetails[] } => ({
  rules: rules.map((rule, index) => {
    const next = rules[index + 1]
    return {
      id: rule.id,
      version: rule.version,
      ground: rule.ground,
      validFrom: rule.validFrom,
      validTo: next?.ground === rule.ground ? addDays(next.validFrom, -1) : null,
      share: rule.share,
      handlingCents: rule.handlingCents,
      needsCertificate: rule.needsCertificate,
      confirmed: rule.confirmed,
      entries: rule.entries,
    }
  }),
})
