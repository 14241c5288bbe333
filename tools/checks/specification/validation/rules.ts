import { BREEDING_RULES } from './breeding.ts'
import { DOG_RULES } from './dogs.ts'
import { ENTRY_RULES } from './entries.ts'
import { REQUIRED_RULES } from './required.ts'
import type { HeldRule, ValueRule } from './rule.ts'
import { TRIAL_RULES } from './trials.ts'

/** Every rule of validation that the specification states. */
export const SPECIFIED_RULES: readonly (ValueRule | HeldRule)[] = [
  ...DOG_RULES,
  ...REQUIRED_RULES,
  ...TRIAL_RULES,
  ...BREEDING_RULES,
  ...ENTRY_RULES,
]
