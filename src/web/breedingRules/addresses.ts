import { type RawSearch, wholeOf } from '../searchValues.ts'

export const BREEDING_RULES_PATH = '/hallinta/jalostussaannot'
export const breedingRulesAddress = () => ({ to: BREEDING_RULES_PATH }) as const

export const BREEDING_RULE_PATH = `${BREEDING_RULES_PATH}/$id` as const
/** The published rule that the new draft takes the place of. */
export interface NewRuleSearch {
  korvaa?: number
}
export const newRuleSearchOf = (raw: RawSearch): NewRuleSearch => ({
  korvaa: wholeOf(raw.korvaa, 1, Number.MAX_SAFE_INTEGER),
})
export const breedingRuleAddress = (id: number | string, search: NewRuleSearch = {}) =>
  ({ to: BREEDING_RULE_PATH, params: { id: String(id) }, search }) as const
/** Stands in place of the id where a rule is added. */
export const NEW_RULE = 'uusi'
