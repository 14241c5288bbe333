import type * as z from 'zod'
import type { rulebookInput, saveRulebook } from '#contract/rulebooks.ts'
import { type Rulebook, rulebookOn } from '#domain/trials/rulebook.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { auditedRulebook } from './auditedRulebook.ts'
import {
  allVersions,
  citations,
  currentRulebooks,
  deleteVersion,
  insertVersion,
  lockVersions,
  rulebooksById,
} from './rulebooks.store.ts'
import type { RulebookVersion, StoredRulebook } from './rulebooks.types.ts'
import { lastDay, newestOf, newestOfEachDate, versionIn } from './versions.ts'

type Written = z.output<typeof rulebookInput>
type SaveInput = z.output<NonNullable<(typeof saveRulebook)['body']>>

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

/** The rulebooks in force, by date: of each date the newest version. `rulebookOn` of the domain picks the one of a day. */
export const rulebooksInForce = ({ db }: Pick<Reader, 'db'>): Promise<StoredRulebook[]> =>
  currentRulebooks(db)

/** Every version, replaced ones too. */
export const everyRulebook = ({ db }: Pick<Reader, 'db'>): Promise<readonly StoredRulebook[]> =>
  allVersions(db)

/** Rulebooks by their ids, replaced versions too: what results were judged by. */
export const citedRulebooks = (
  { db }: Pick<Reader, 'db'>,
  ids: readonly number[],
): Promise<Map<number, StoredRulebook>> => rulebooksById(db, ids)

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

/**
 * Keeps a rulebook: a new version of the one it was made from, or with another date a new one.
 * @returns id of the version
 * @throws AppError 404 RULEBOOK_NOT_FOUND, 409 CHANGED_MEANWHILE or RULEBOOK_DATE_TAKEN
 */
export async function keepRulebook(act: Act, input: SaveInput): Promise<number> {
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

/** The rulebooks of all dates as they are, and as they would be with a written one in the place of its date's. */
export interface ComparedRulebooks {
  readonly now: readonly Rulebook[]
  readonly planned: readonly Rulebook[]
  readonly written: Rulebook
  /** the last day the written one would hold for; null: until further notice */
  readonly to: string | null
}

/** @throws AppError 404 RULEBOOK_NOT_FOUND where there is none that it was made from */
export async function compareWritten(
  { db }: Reader,
  { baseId, ...written }: Written,
): Promise<ComparedRulebooks> {
  const versions = await allVersions(db)
  versionIn(versions, baseId)
  const now = newestOfEachDate(versions)
  const planned = [...now.filter(({ validFrom }) => validFrom !== written.validFrom), written]
  return { now, planned, written, to: lastDay(versions, written.validFrom) }
}
