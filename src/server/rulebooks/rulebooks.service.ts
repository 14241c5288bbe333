import type * as z from 'zod'
import type { rulebookInput, saveRulebook } from '#contract/rulebooks.ts'
import { addDays } from '#domain/dates.ts'
import { TRIAL_CLASSES } from '#domain/trials/results.ts'
import { PARTS, type Rulebook, rulebookOn } from '#domain/trials/rulebook.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import {
  allVersions,
  citations,
  deleteVersion,
  insertVersion,
  lockVersions,
  type RulebookVersion,
} from './rulebooks.store.ts'

export type WrittenRulebook = z.output<typeof rulebookInput>
type Saved = z.output<NonNullable<(typeof saveRulebook)['body']>>

/** A version with how many results cite it. */
export type CitedVersion = RulebookVersion & { readonly results: number }

/** A rulebook: its versions, newest first, and the time it holds for. */
export interface DatedRulebook {
  readonly validFrom: string
  readonly validTo: string | null
  readonly current: boolean
  readonly versions: readonly [CitedVersion, ...CitedVersion[]]
}

export interface DescribedVersion {
  readonly version: CitedVersion
  readonly validTo: string | null
  readonly newestId: number
  readonly removeBlocked: 'RULEBOOK_CITED' | 'RULEBOOK_FIRST' | null
}

/** Every rulebook, the newest date first. */
export async function listRulebooks({ db, today }: Reader): Promise<DatedRulebook[]> {
  const [versions, cited] = await Promise.all([allVersions(db), citations(db)])
  const inForce = rulebookOn(versions, today)?.validFrom
  const dates = [...new Set(versions.map(({ validFrom }) => validFrom))]
  return dates.map((validFrom) => {
    const [newest, ...older] = versions
      .filter((version) => version.validFrom === validFrom)
      .map((version) => ({ ...version, results: cited.get(version.id) ?? 0 }))
    return {
      validFrom,
      validTo: lastDay(versions, validFrom),
      current: validFrom === inForce,
      versions: [newest!, ...older],
    }
  })
}

/** One version with what may be done with it. @throws AppError 404 RULEBOOK_NOT_FOUND */
export async function describeVersion({ db }: Reader, id: number): Promise<DescribedVersion> {
  const [versions, cited] = await Promise.all([allVersions(db), citations(db)])
  const version = versionIn(versions, id)
  const results = cited.get(id) ?? 0
  const first = versions.at(-1)
  return {
    version: { ...version, results },
    validTo: lastDay(versions, version.validFrom),
    newestId: newestOf(versions, version.validFrom)!.id,
    removeBlocked: results > 0 ? 'RULEBOOK_CITED' : first?.id === id ? 'RULEBOOK_FIRST' : null,
  }
}

/** The last day a rulebook holds for: the one before the next begins; null: until further notice. */
export function lastDay(versions: readonly Rulebook[], validFrom: string): string | null {
  const later = versions.map((version) => version.validFrom).filter((day) => day > validFrom)
  return later.length === 0 ? null : addDays(later.toSorted()[0]!, -1)
}

/**
 * Keeps a rulebook: a new version of the one it was made from, or with another date a new one.
 * @returns id of the version
 * @throws AppError 404 RULEBOOK_NOT_FOUND, 409 CHANGED_MEANWHILE or RULEBOOK_DATE_TAKEN
 */
export async function keepRulebook(act: Act, input: Saved): Promise<number> {
  const { db, at, by } = act
  const { baseId, ...written } = input
  const versions = await lockVersions(db)
  const base = versionIn(versions, baseId)
  if (newestOf(versions, base.validFrom)?.id !== baseId) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  const before = newestOf(versions, written.validFrom)
  if (before && before.id !== baseId)
    throw new AppError('conflict', 'RULEBOOK_DATE_TAKEN', { validFrom: 'RULEBOOK_DATE_TAKEN' })
  const version = { ...written, id: 0, revision: (before?.revision ?? 0) + 1, createdAt: at, createdBy: null }
  const id = await insertVersion(db, version, by)
  await act.log(
    ['rulebook', written.validFrom],
    before ? 'CHANGED' : 'CREATED',
    before && auditedRulebook(before),
    auditedRulebook(version),
  )
  return id
}

/**
 * Takes the newest version of a rulebook away, so that the one before holds again.
 * @throws AppError 404 RULEBOOK_NOT_FOUND, 409 CHANGED_MEANWHILE, 422 RULEBOOK_CITED or RULEBOOK_FIRST
 */
export async function dropRulebook(act: Act, id: number): Promise<void> {
  await lockVersions(act.db)
  const { version, newestId, removeBlocked } = await describeVersion(act, id)
  if (newestId !== id) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (removeBlocked) throw new AppError('refused', removeBlocked)
  await deleteVersion(act.db, id)
  await act.log(['rulebook', version.validFrom], 'ERASED', auditedRulebook(version))
}

/** @throws AppError 404 RULEBOOK_NOT_FOUND */
export function versionIn(versions: readonly RulebookVersion[], id: number): RulebookVersion {
  const version = versions.find((each) => each.id === id)
  if (!version) throw new AppError('notFound', 'RULEBOOK_NOT_FOUND')
  return version
}

/** Versions come newest first. */
function newestOf(versions: readonly RulebookVersion[], validFrom: string): RulebookVersion | undefined {
  return versions.find((version) => version.validFrom === validFrom)
}

/** All that the log tells of a rulebook, in fields small enough to be compared by eye. */
function auditedRulebook(rulebook: RulebookVersion): Record<string, unknown> {
  const { revision, confirmed, note, classes, huntFeatures, waterFeatures } = rulebook
  const ofClasses = TRIAL_CLASSES.flatMap((trialClass) => {
    const { coefficients, leastAgeMonths, lastAgeMonths, needsShowAward, firstPrizeInAvo } =
      classes[trialClass]
    return [
      [`coefficients${trialClass}`, PARTS.map((part) => coefficients[part] ?? '–').join(' / ')],
      [`ages${trialClass}`, `${leastAgeMonths}–${lastAgeMonths ?? ''}`],
      [`needsShowAward${trialClass}`, needsShowAward],
      [`firstPrizeInAvo${trialClass}`, firstPrizeInAvo],
    ]
  })
  const ofFeatures = [...huntFeatures, ...waterFeatures].map(({ code, values, zero, zeroes, needed }) => [
    code,
    [values.join(' '), zero, zeroes, needed].filter(Boolean).join(', '),
  ])
  return {
    revision,
    confirmed,
    note,
    ...Object.fromEntries(ofClasses),
    prizeLimits: rulebook.prizeLimits.join(' / '),
    firstPrizeLeastGrade: rulebook.firstPrizeLeastGrade,
    leastPointsAtGame: rulebook.leastPointsAtGame,
    waterValidity: rulebook.waterValidity,
    ...Object.fromEntries(ofFeatures),
  }
}
