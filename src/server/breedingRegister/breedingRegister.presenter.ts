import type {
  CheckedDog,
  ListedMale,
  RegisterCheck,
  StaffRegister,
  StaffRegisterEntry,
} from '#contract/breedingRegister.ts'
import { REGISTER_PAGE_SIZE } from '#contract/constants.ts'
import type { RegisterPlace } from '#contract/dogs.ts'
import type { CheckedCondition } from '#domain/breeding/registerCheck.ts'
import { presentAccount } from '../audit/audit.presenter.ts'
import { presentCitation } from '../breedingRules/citation.presenter.ts'
import type { RecordRow } from '../dogs/dogs.types.ts'
import { presentRecord } from '../dogs/records.presenter.ts'
import type { PedigreeSnapshot } from '../genetics/snapshot.ts'
import type { StaffRegisterPage } from './breedingRegister.service.ts'
import type { AddedEntry, CheckedEntry, ListedMaleRow } from './breedingRegister.types.ts'

/** What everyone may know of a dog's place in the register. */
export const presentPlace = ({ state, added, removed, magazine }: AddedEntry): RegisterPlace => ({
  active: state === 'active',
  added,
  removed,
  magazine,
})

const presentCondition = ({
  condition,
  outcome,
  reason,
  value,
  findings,
  cited,
}: CheckedCondition): RegisterCheck => ({
  condition,
  outcome,
  reason,
  value,
  findings: findings.map(({ kind, scale, value: grade }) => ({ kind, scale, value: grade })),
  cited: presentCitation(cited),
})

interface FoundCheck {
  readonly record: RecordRow
  readonly entry: AddedEntry | null
  readonly conditions: readonly CheckedCondition[]
}

export const presentCheck = (
  { record, entry, conditions }: FoundCheck,
  pedigree: PedigreeSnapshot,
): CheckedDog => ({
  dog: presentRecord(record, pedigree),
  register: entry && presentPlace(entry),
  conditions: conditions.map(presentCondition),
})

export const presentMale = (
  { record, added, owners }: ListedMaleRow,
  pedigree: PedigreeSnapshot,
): ListedMale => ({
  dog: presentRecord(record, pedigree),
  added,
  owners: owners.map(({ name, town }) => ({ name, town })),
})

/** An entry for the staff of the register. */
export const presentEntry = (
  { entry, record, conditions, laterFindings }: CheckedEntry,
  pedigree: PedigreeSnapshot,
): StaffRegisterEntry => ({
  id: entry.id,
  dog: presentRecord(record, pedigree),
  state: entry.state,
  applied: entry.applied,
  added: entry.added,
  removed: entry.removed,
  magazine: entry.magazine,
  assured: entry.assured,
  listConsent: entry.listConsent,
  available: entry.available,
  reason: entry.reason,
  decidedAt: entry.decidedAt?.toISOString() ?? null,
  decidedBy: presentAccount(entry.decidedBy, entry.decider),
  version: entry.version,
  conditions: conditions.map(presentCondition),
  laterFindings: [...laterFindings],
})

export const presentStaffRegister = (
  { waiting, waitingTotal, entries, total, page }: StaffRegisterPage,
  pedigree: PedigreeSnapshot,
): StaffRegister => ({
  waiting: waiting.map((one) => presentEntry(one, pedigree)),
  waitingTotal,
  entries: entries.map((one) => presentEntry(one, pedigree)),
  total,
  page,
  pageSize: REGISTER_PAGE_SIZE,
})
