import { getLitterInquiry } from '#contract/endpoints/content.ts'
import { litterMates, litterPedigree } from '#contract/endpoints/pedigree.ts'
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

interface WantedMates {
  /** of the dog that is chosen */
  regnr: string
  parent: 'sire' | 'dam'
  text: string
  all: boolean
}

/** Who may be chosen beside a dog, or what a text finds beside it. */
export const matesQuery = (wanted: WantedMates) => queryOf(litterMates, { body: wanted })
