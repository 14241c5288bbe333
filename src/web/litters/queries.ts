import { getLitterInquiry } from '#contract/endpoints/content.ts'
import { litterPedigree } from '#contract/endpoints/pedigree.ts'
import { queryIf, queryOf } from '../client/queries.ts'

const PEDIGREE_GENERATIONS = 4

/** The litter of two dogs; asks nothing before both are chosen. */
export const litterQuery = (sire: string | undefined, dam: string | undefined) =>
  queryIf(
    litterPedigree,
    sire && dam
      ? { body: { fatherRegnr: sire, motherRegnr: dam }, query: { generations: PEDIGREE_GENERATIONS } }
      : undefined,
  )

/** One notice of a litter, plan, mating or stud enquiry. */
export const litterNoticeQuery = (id: string) => queryOf(getLitterInquiry, { params: { id } })
