import * as z from 'zod'
import { OUTCOME_DOGS, RULE_OUTCOMES } from '#domain/breeding/rules/caseShape.ts'
import { RULE_REASONS } from '#domain/breeding/rules/judged.ts'
import { RULE_KINDS } from '#domain/breeding/rules/ruleSet.ts'
import { auditPage, auditPaging } from './audit.ts'
import { ruleCondition, ruleFields } from './breedingRuleShapes.ts'
import { call } from './call.ts'
import { dogSummary, healthChip, regnrInput } from './dogs.ts'
import * as at from './endpoints/breedingRules.ts'
import { breedCode, dayInput, id, idParams } from './inputs.ts'
import { localText } from './localText.ts'
import { allOf, type Refusals } from './refusals.ts'

const count = z.number().int()
const version = z.number().int()
const day = z.iso.date()

const citedRule = z.strictObject({
  id,
  kind: z.enum(RULE_KINDS),
  title: localText,
  source: z.string(),
  validFrom: day,
  validTo: day.nullable(),
})
export type CitedRule = z.infer<typeof citedRule>

/** One condition for one dog or both, how it stands and why; `value` is what the reason speaks of, `until` the last day on which it holds. */
const result = z.strictObject({
  condition: ruleCondition,
  dog: z.enum(OUTCOME_DOGS),
  outcome: z.enum(RULE_OUTCOMES),
  reason: z.enum(RULE_REASONS),
  value: z.string().nullable(),
  until: day.nullable(),
  findings: z.array(healthChip),
})
export type RuleOutcomeAnswer = z.infer<typeof result>

const sireAndDam = <Value extends z.ZodType>(value: Value) => z.strictObject({ sire: value, dam: value })

const litterOutcomes = z.strictObject({
  /** of the mating */
  date: day,
  today: day,
  /** by the rules that decide on registration */
  verdict: z.enum(['met', 'notMet', 'unknown']),
  /** `rule` null: none of the kind is known for the breed and day */
  rules: z.array(
    z.strictObject({ kind: z.enum(RULE_KINDS), rule: citedRule.nullable(), results: z.array(result) }),
  ),
  /** rules that hold today and end before the mating */
  ending: z.array(citedRule),
  /** registered offspring, and how many more until the limit; null: no limit is known */
  offspring: sireAndDam(count),
  left: sireAndDam(count.nullable()),
})
export type LitterOutcomes = z.infer<typeof litterOutcomes>

const rulesOfBreed = z.strictObject({
  breed: z.string(),
  date: day,
  rules: z.array(citedRule.extend({ conditions: z.array(ruleCondition) })),
  /** kinds of which none is known: not known, never in order */
  unknown: z.array(z.enum(RULE_KINDS)),
})
export type RulesOfBreed = z.infer<typeof rulesOfBreed>

const date = dayInput('DATE_INVALID').optional()

export const breedingRules = call(at.breedingRules, {
  summary: 'The rules of a planned litter that hold for a breed on a day, today where none is given',
  params: z.object({ breed: breedCode }),
  query: z.object({ date }),
  refusals: { 400: ['BREED_INVALID', 'DATE_INVALID'], 404: ['BREED_NOT_FOUND'] },
  answer: rulesOfBreed,
})
export const litterRules = call(at.litterRules, {
  summary: 'Whether the litter of two dogs may be registered, and what is missing or runs out by the mating',
  query: z.object({ fatherRegnr: regnrInput, motherRegnr: regnrInput, date }),
  cost: 2,
  refusals: {
    400: ['DATE_INVALID'],
    404: ['SIRE_NOT_FOUND', 'DAM_NOT_FOUND'],
    422: ['SIRE_NOT_MALE', 'DAM_NOT_FEMALE', 'SAME_SEX', 'DOG_WITH_ITSELF', 'DIFFERENT_BREEDS'],
  },
  answer: litterOutcomes,
})

const rule = z.strictObject({
  id,
  version,
  state: z.enum(['draft', 'published', 'replaced']),
  /** of a draft: the published rule that it takes the place of */
  replaces: id.nullable(),
  ...ruleFields.shape,
})
export type BreedingRule = z.infer<typeof rule>
/** What a rule is written as. */
export type BreedingRuleFields = z.infer<typeof ruleFields>

const caseFailure = z.strictObject({
  /** of the case, from 0 */
  index: count,
  name: z.string(),
  point: z.string(),
  dog: z.enum(OUTCOME_DOGS),
  expected: z.enum(RULE_OUTCOMES),
  /** null: the rule has no such condition for that dog */
  found: z.enum(RULE_OUTCOMES).nullable(),
})

const standing = z.enum(['met', 'notMet', 'unknown'])
const preview = z.strictObject({
  failures: z.array(caseFailure),
  /** points of conditions of which no case expects anything */
  withoutCase: z.array(z.string()),
  /** litters of the last five years that the rule is for, how many would get another outcome, and how many were left out as too old */
  litters: count,
  changed: count,
  left: count,
  /** the latest of those that would */
  differences: z.array(
    z.strictObject({
      sire: dogSummary,
      dam: dogSummary,
      born: day,
      puppies: count,
      before: standing,
      after: standing,
      /** conditions that would stand otherwise */
      why: z.array(
        z.strictObject({
          dog: z.enum(OUTCOME_DOGS),
          /** null: the condition goes away */
          after: result.nullable(),
          before: result.nullable(),
        }),
      ),
    }),
  ),
})
export type RulePreview = z.infer<typeof preview>

const NOT_FOUND: Refusals = { 404: ['BREEDING_RULE_NOT_FOUND'] }
const OF_BREEDS: Refusals = { 400: ['BREED_INVALID'], 404: ['BREED_NOT_FOUND'] }
const OF_A_DRAFT: Refusals = allOf(NOT_FOUND, { 422: ['BREEDING_RULE_PUBLISHED'] })

export const allBreedingRules = call(at.allBreedingRules, {
  summary: 'Every rule of a planned litter: drafts, published and replaced ones',
  access: 'breedingRules.edit',
  answer: z.array(rule),
})
/** `replaces`: the published rule that it would take the place of. */
export const previewBreedingRule = call(at.previewBreedingRule, {
  summary:
    'What a rule says of its own cases, and which litters of the last five years would get another outcome',
  access: 'breedingRules.edit',
  body: z.object({ rule: ruleFields, replaces: id.nullable() }),
  cost: 5,
  refusals: allOf(OF_BREEDS, NOT_FOUND, { 503: ['PEDIGREE_LOADING'] }),
  answer: preview,
})
export const createBreedingRule = call(at.createBreedingRule, {
  summary: 'Save a new draft of a rule',
  access: 'breedingRules.edit',
  body: z.object({ rule: ruleFields, replaces: id.nullable() }),
  refusals: allOf(OF_BREEDS, NOT_FOUND, { 422: ['BREEDING_RULE_NOT_PUBLISHED', 'BREEDING_RULE_KIND'] }),
  answer: rule,
})
export const editBreedingRule = call(at.editBreedingRule, {
  summary: 'Change a draft',
  access: 'breedingRules.edit',
  body: z.object({ id, version, rule: ruleFields }),
  refusals: allOf(OF_BREEDS, OF_A_DRAFT, { 422: ['BREEDING_RULE_KIND'] }),
  answer: rule,
})
/** `seen`: the difference that whoever publishes has seen; BREEDING_RULE_DIFFERENCE tells in `details` what it is by now. */
export const publishBreedingRule = call(at.publishBreedingRule, {
  summary: 'Publish a draft, whose cases say what they expect',
  access: 'breedingRules.edit',
  body: z.object({ id, version, seen: z.object({ litters: count, changed: count }) }),
  cost: 5,
  refusals: allOf(OF_A_DRAFT, {
    409: ['BREEDING_RULE_OVERLAPS', 'BREEDING_RULE_DIFFERENCE'],
    422: ['BREEDING_RULE_CASES_FAIL', 'BREEDING_RULE_WITHOUT_CASE', 'BREEDING_RULE_NOT_PUBLISHED'],
    503: ['PEDIGREE_LOADING'],
  }),
  answer: rule,
})
export const endBreedingRule = call(at.endBreedingRule, {
  summary: 'Say on which day a published rule ends; null: it goes on',
  access: 'breedingRules.edit',
  body: z.object({ id, version, validTo: dayInput('DATE_INVALID').nullable() }),
  refusals: allOf(NOT_FOUND, {
    409: ['BREEDING_RULE_OVERLAPS'],
    422: ['BREEDING_RULE_NOT_PUBLISHED', 'RULE_ENDS_BEFORE'],
  }),
  answer: rule,
})
export const removeBreedingRule = call(at.removeBreedingRule, {
  summary: 'Remove a draft',
  access: 'breedingRules.edit',
  body: z.object({ id, version }),
  refusals: OF_A_DRAFT,
  answer: z.strictObject({ status: z.literal('done') }),
})
export const breedingRuleChanges = call(at.breedingRuleChanges, {
  summary: 'Who has changed what of a rule, and when',
  access: 'breedingRules.edit',
  params: idParams,
  query: auditPaging,
  refusals: NOT_FOUND,
  answer: auditPage,
})
