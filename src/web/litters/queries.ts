import { keepPreviousData } from '@tanstack/react-query'
import { getLitterInquiry, litterNotices } from '#contract/endpoints/litterNotices.ts'
import { expectedPuppies, litterMates, litterPedigree } from '#contract/endpoints/pedigree.ts'
import type { NoticeType } from '#domain/breeding/noticeTypes.ts'
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

/** What the puppies of two dogs may inherit; without a number of puppies as many as a litter of the breed has. */
export const expectedQuery = (sire: string, dam: string, puppies: number | undefined) => ({
  ...queryOf(expectedPuppies, { query: { fatherRegnr: sire, motherRegnr: dam, puppies } }),
  placeholderData: keepPreviousData,
})

/** One notice of a litter, plan, mating or stud enquiry. */
export const litterNoticeQuery = (id: string) => queryOf(getLitterInquiry, { params: { id } })

/** The notices of a type that are shown. */
export const noticesQuery = (type: NoticeType, breed: string | undefined, place: string | undefined) => ({
  ...queryOf(litterNotices, { params: { type }, query: { breed, place } }),
  placeholderData: keepPreviousData,
})

interface WantedMates {
  /** of the dog that is chosen */
  regnr: string
  parent: 'sire' | 'dam'
  text: string
  all: boolean
}

/** Who may be chosen beside a dog, or what a text finds beside it. */
export const matesQuery = (wanted: WantedMates) => queryOf(litterMates, { body: wanted })
