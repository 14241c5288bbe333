import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { requirePermission } from '../accounts/session/guards.ts'
import { rootRoute } from '../rootRoute.tsx'
import { BREEDING_RULE_PATH, BREEDING_RULES_PATH, newRuleSearchOf } from './addresses.ts'

const rulesRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: BREEDING_RULES_PATH,
  staticData: { name: 'hallinta-jalostussaannot', fullWidth: true },
  beforeLoad: requirePermission('breedingRules.edit'),
  component: lazyRouteComponent(() => import('./RulesPage.tsx'), 'RulesPage'),
})

const ruleRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: BREEDING_RULE_PATH,
  staticData: { name: 'hallinta-jalostussaanto', fullWidth: true },
  validateSearch: newRuleSearchOf,
  beforeLoad: requirePermission('breedingRules.edit'),
  component: lazyRouteComponent(() => import('./RulePage.tsx'), 'RulePage'),
})

/** The rules of a planned litter of the administration. */
export const breedingRuleRoutes = [rulesRoute, ruleRoute] as const
