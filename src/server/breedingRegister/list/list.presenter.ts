import type { BreedingListAnswer, BreedingListRow } from '#contract/breedingList.ts'
import { BREEDING_LIST_PAGE_SIZE } from '#contract/breedingListConstants.ts'
import type { PedigreeSnapshot } from '../../genetics/snapshot.ts'
import { presentEntry } from '../breedingRegister.presenter.ts'
import type { ListCounts, ListedDog } from './list.types.ts'

export const presentListed = (one: ListedDog, pedigree: PedigreeSnapshot): BreedingListRow => ({
  ...presentEntry(one, pedigree),
  age: one.age,
  dead: one.dead,
  since: one.since,
  offered: one.offered,
  litters: one.facts.litters,
  offspring: one.facts.offspring,
  lastLitter: one.facts.lastLitter,
  expires: one.expires && { what: one.expires.what, day: one.expires.day },
  proposal: one.proposal && {
    action: one.proposal.action,
    points: one.proposal.points.map(({ reason, condition, day }) => ({ reason, condition, day })),
  },
})

interface FoundList {
  readonly rows: readonly ListedDog[]
  readonly counts: ListCounts
  readonly total: number
  readonly page: number
}

export const presentList = (
  { rows, counts, total, page }: FoundList,
  pedigree: PedigreeSnapshot,
): BreedingListAnswer => ({
  rows: rows.map((one) => presentListed(one, pedigree)),
  counts: {
    all: counts.all,
    states: {
      applied: counts.states.applied,
      active: counts.states.active,
      declined: counts.states.declined,
      removed: counts.states.removed,
    },
    males: counts.males,
    decision: counts.decision,
    finding: counts.finding,
    review: counts.review,
  },
  total,
  page,
  pageSize: BREEDING_LIST_PAGE_SIZE,
})
