import type * as z from 'zod'
import type { analysisFilter } from '#contract/analyses.ts'
import { breedFamily } from '#domain/dogs.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import type { Reader } from '../platform/act.ts'
import type { DogFilter } from './analyses.types.ts'

type Asked = Omit<z.output<typeof analysisFilter>, 'judge'>

/** What is asked of dogs, with the dogs and breeds that it names found. @throws AppError 404 BREED_NOT_FOUND, DOG_NOT_FOUND */
export async function findDogFilter(
  reader: Reader,
  { breeds, sires, dams, sex, ageFrom, ageTo, kennel }: Asked,
): Promise<DogFilter> {
  const idsOf = async (regnrs: readonly string[]) => {
    const dogs = await Promise.all(regnrs.map((regnr) => findPedigreeDog(reader, regnr)))
    return dogs.map(({ id }) => id)
  }
  const codes = breeds && (await Promise.all(breeds.map((code) => findBreedCodes(reader, code))))
  return {
    breeds: codes && [...new Set(codes.flat())],
    sires: sires && (await idsOf(sires)),
    dams: dams && (await idsOf(dams)),
    sex,
    ageFrom,
    ageTo,
    kennel,
  }
}

/** Whether one breed alone is asked for: varieties of one are one. */
export const isOneBreed = ({ breeds = [] }: Pick<Asked, 'breeds'>): boolean =>
  new Set(breeds.map(breedFamily)).size === 1

/** What a breed's average leaves out: everything that some of its dogs or judges are chosen by. Source: docs/rules/analyses.md#the-breed-beside. */
const NARROWER = ['sex', 'ageFrom', 'ageTo', 'sires', 'dams', 'kennel', 'judge'] as const

/** The same without that; null where nothing of it was asked for. */
export function widened<Filter extends { readonly [Name in (typeof NARROWER)[number]]?: unknown }>(
  filter: Filter,
): Filter | null {
  if (NARROWER.every((name) => filter[name] === undefined)) return null
  return { ...filter, ...Object.fromEntries(NARROWER.map((name) => [name, undefined])) }
}
