import { isDeepStrictEqual } from 'node:util'
import type { BreedingRuleFields } from '#contract/breedingRules.ts'
import { failuresOf, pointsWithoutCase } from '#domain/breeding/rules/cases.ts'
import { doClash } from '#domain/breeding/rules/inForce.ts'
import { place } from '#domain/breeding/rules/publishing.ts'
import { breedFamily } from '#domain/dogs.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import { healthCodesOf } from '../healthCodes/healthCodes.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  allRules,
  deleteRule,
  holdRules,
  insertRule,
  lockRuleRow,
  publishedRules,
  ruleById,
  setEnd,
  setState,
  updateRule,
} from './breedingRules.store.ts'
import type { StoredRule } from './breedingRules.types.ts'
import { findDifference } from './preview.service.ts'

interface Versioned {
  readonly version: number
}

/** Every rule. */
export const listRules = ({ db }: Reader): Promise<StoredRule[]> => allRules(db)

/** @throws AppError 404 BREEDING_RULE_NOT_FOUND */
export async function findRule({ db }: Pick<Reader, 'db'>, id: number): Promise<StoredRule> {
  return required(await ruleById(db, id))
}

/** The rule, locked to the end of the transaction. @throws AppError 404 BREEDING_RULE_NOT_FOUND */
export const lockRule = async ({ db }: Act, id: number): Promise<StoredRule> =>
  required(await lockRuleRow(db, id))

function required(rule: StoredRule | undefined): StoredRule {
  if (!rule) throw new AppError('notFound', 'BREEDING_RULE_NOT_FOUND')
  return rule
}

/** With its keys in one order: what is read from the database has them in another than what was written. */
function sorted(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sorted(part)]))
}

/** What an audit row keeps of a rule. */
const audited = (rule: BreedingRuleFields | StoredRule) => ({
  ruleKind: rule.kind,
  ruleBreeds: rule.breeds,
  nameFi: rule.title.fi,
  nameSv: rule.title.sv,
  nameEn: rule.title.en,
  validFrom: rule.validFrom,
  validTo: rule.validTo,
  ruleSource: rule.source,
  ruleConditions: rule.conditions.map(({ confirmed: _confirmed, ...condition }) => sorted(condition)),
  ruleCases: rule.cases.map(({ name }) => name),
})

const fieldsOf = ({ id: _id, version: _version, state: _state, replaces: _replaces, ...rule }: StoredRule) =>
  rule

const family = (rule: BreedingRuleFields): BreedingRuleFields => ({
  ...rule,
  breeds: [...new Set(rule.breeds.map(breedFamily))],
})

/** Saves a new draft. @throws AppError 404 BREED_NOT_FOUND, 422 BREEDING_RULE_NOT_PUBLISHED, BREEDING_RULE_KIND */
export async function addDraft(
  act: Act,
  former: StoredRule | null,
  written: BreedingRuleFields,
): Promise<StoredRule> {
  const rule = family(written)
  await checkBreeds(act, rule)
  checkFormer(former, rule)
  const same = (await allRules(act.db)).find(
    (one) =>
      one.state === 'draft' &&
      one.replaces === (former?.id ?? null) &&
      isDeepStrictEqual(fieldsOf(one), rule),
  )
  if (same) return same
  const id = await insertRule(act.db, rule, { state: 'draft', replaces: former?.id ?? null })
  await act.log(['breedingRule', id], 'CREATED', null, audited(rule))
  return findRule(act, id)
}

/** Changes a draft. @throws AppError 404 BREED_NOT_FOUND, 409 CHANGED_MEANWHILE, 422 BREEDING_RULE_PUBLISHED, BREEDING_RULE_KIND */
export async function changeDraft(
  act: Act,
  before: StoredRule,
  { version, rule: written }: Versioned & { readonly rule: BreedingRuleFields },
): Promise<StoredRule> {
  requireDraft(before, version)
  const rule = family(written)
  await checkBreeds(act, rule)
  checkFormer(await formerOf(act, before), rule)
  await updateRule(act.db, before.id, rule)
  await act.log(['breedingRule', before.id], 'CHANGED', audited(before), audited(rule))
  return findRule(act, before.id)
}

/** @throws AppError 404 BREED_NOT_FOUND */
async function checkBreeds(act: Act, { breeds }: BreedingRuleFields): Promise<void> {
  await Promise.all(breeds.map((code) => findBreedCodes(act, code)))
}

/** Only what is published is taken the place of, by a rule of its kind. */
function checkFormer(former: StoredRule | null, rule: BreedingRuleFields): void {
  if (former === null) return
  if (former.state !== 'published') throw new AppError('refused', 'BREEDING_RULE_NOT_PUBLISHED')
  if (former.kind !== rule.kind)
    throw new AppError('refused', 'BREEDING_RULE_KIND', { 'rule.kind': 'BREEDING_RULE_KIND' })
}

const formerOf = ({ db }: Pick<Reader, 'db'>, { replaces }: StoredRule) =>
  replaces === null ? null : ruleById(db, replaces).then((former) => former ?? null)

function requireDraft({ state, version }: StoredRule, seen: number): void {
  if (version !== seen) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (state !== 'draft') throw new AppError('refused', 'BREEDING_RULE_PUBLISHED')
}

/**
 * Publishes a draft. Source: docs/rules/breeding-rules.md#keeping-rules.
 * @throws AppError 409 CHANGED_MEANWHILE, BREEDING_RULE_OVERLAPS, BREEDING_RULE_DIFFERENCE, 422 BREEDING_RULE_PUBLISHED,
 * BREEDING_RULE_CASES_FAIL, BREEDING_RULE_WITHOUT_CASE, BREEDING_RULE_NOT_PUBLISHED
 */
export async function publishRule(
  act: Act,
  draft: StoredRule,
  { version, seen }: Versioned & { readonly seen: { readonly litters: number; readonly changed: number } },
): Promise<StoredRule> {
  requireDraft(draft, version)
  await holdRules(act.db)
  const codes = await healthCodesOf(act)
  if (failuresOf(draft, codes).length > 0) throw new AppError('refused', 'BREEDING_RULE_CASES_FAIL')
  if (pointsWithoutCase(draft).length > 0) throw new AppError('refused', 'BREEDING_RULE_WITHOUT_CASE')
  const published = await publishedRules(act.db)
  const former = published.find(({ id }) => id === draft.replaces) ?? null
  if (draft.replaces !== null && former === null) throw new AppError('refused', 'BREEDING_RULE_NOT_PUBLISHED')
  const placed = place(published, draft, former)
  if (placed.clash) throw overlaps()
  const { litters, changed } = await findDifference(act, draft, former)
  if (litters !== seen.litters || changed !== seen.changed)
    throw new AppError('conflict', 'BREEDING_RULE_DIFFERENCE', undefined, { details: { litters, changed } })
  if (placed.ended) await end(act, placed.ended.rule, placed.ended.validTo)
  if (placed.replaced) {
    await setState(act.db, placed.replaced.id, 'replaced')
    await act.log(
      ['breedingRule', placed.replaced.id],
      'CHANGED',
      { ruleState: 'published' },
      { ruleState: 'replaced' },
    )
  }
  await setState(act.db, draft.id, 'published')
  await act.log(['breedingRule', draft.id], 'CHANGED', { ruleState: 'draft' }, { ruleState: 'published' })
  return findRule(act, draft.id)
}

const overlaps = () =>
  new AppError('conflict', 'BREEDING_RULE_OVERLAPS', { validFrom: 'BREEDING_RULE_OVERLAPS' })

async function end(act: Act, rule: StoredRule, validTo: string | null): Promise<void> {
  await setEnd(act.db, rule.id, validTo)
  await act.log(['breedingRule', rule.id], 'CHANGED', { validTo: rule.validTo }, { validTo })
}

/** Says on which day a published rule ends. @throws AppError 409 CHANGED_MEANWHILE, BREEDING_RULE_OVERLAPS, 422 BREEDING_RULE_NOT_PUBLISHED, RULE_ENDS_BEFORE */
export async function endRule(
  act: Act,
  rule: StoredRule,
  { version, validTo }: Versioned & { readonly validTo: string | null },
): Promise<StoredRule> {
  if (version !== rule.version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (rule.state !== 'published') throw new AppError('refused', 'BREEDING_RULE_NOT_PUBLISHED')
  if (validTo !== null && validTo < rule.validFrom)
    throw new AppError('refused', 'RULE_ENDS_BEFORE', { validTo: 'RULE_ENDS_BEFORE' })
  await holdRules(act.db)
  const others = (await publishedRules(act.db)).filter(({ id }) => id !== rule.id)
  if (others.some((other) => doClash(other, { ...rule, validTo }))) throw overlaps()
  await end(act, rule, validTo)
  return findRule(act, rule.id)
}

/** Removes a draft. @throws AppError 409 CHANGED_MEANWHILE, 422 BREEDING_RULE_PUBLISHED */
export async function removeDraft(act: Act, draft: StoredRule, version: number): Promise<void> {
  requireDraft(draft, version)
  await deleteRule(act.db, draft.id)
  await act.log(['breedingRule', draft.id], 'ERASED', audited(draft))
}
