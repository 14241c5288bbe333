import type * as z from 'zod'
import type { analysisFilter } from '#contract/analyses.ts'
import type { Grouping } from '#domain/analyses/analyses.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import type { SummaryRow } from '../dogs/dogs.types.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import type { DogMean, FoundDogs, GroupNames, GroupRow } from './analyses.types.ts'
import { breedNames } from './groupOrder.store.ts'

type Asked = Pick<z.output<typeof analysisFilter>, 'sires' | 'dams'> & {
  readonly by: string
  readonly judge?: number | string | undefined
}
/** The names of judges by the keys of their groups, in the order of the names. */
export type JudgeNames = (keys: readonly string[]) => Promise<ReadonlyMap<string, string>>

const OF_DOGS: ReadonlySet<string> = new Set<Grouping>(['sire', 'dam'])

/** What the groups, and the dogs and the judge that were asked for, are called. @throws AppError 404 DOG_NOT_FOUND */
export async function findNames(
  reader: Reader,
  { by, sires = [], dams = [], judge }: Asked,
  groups: readonly GroupRow[],
  judgeNames: JudgeNames,
): Promise<GroupNames> {
  const keys = groups.map(({ key }) => key)
  const judges = [...(by === 'judge' ? keys : []), ...(judge === undefined ? [] : [String(judge)])]
  const [breeds, dogs, ofSires, ofDams, ofJudges] = await Promise.all([
    by === 'breed' ? breedNames(reader.db, keys, reader.language) : [],
    OF_DOGS.has(by) ? dogSummaries(reader, keys.map(Number)) : new Map<number, SummaryRow>(),
    findDogs(reader, sires),
    findDogs(reader, dams),
    judges.length > 0 ? judgeNames(judges) : new Map<string, string>(),
  ])
  return {
    by,
    dogs,
    names: new Map([...breeds, ...(by === 'judge' ? ofJudges : [])]),
    sires: ofSires,
    dams: ofDams,
    judge: judge === undefined ? null : (ofJudges.get(String(judge)) ?? null),
  }
}

async function findDogs(reader: Reader, regnrs: readonly string[]): Promise<readonly SummaryRow[]> {
  const found = await Promise.all(regnrs.map((regnr) => findPedigreeDog(reader, regnr)))
  const dogs = await dogSummaries(
    reader,
    found.map(({ id }) => id),
  )
  return [...dogs.values()]
}

/** A group's key as the database compares it: of a sire or dam the id of the dog whose number it is. @throws AppError 404 DOG_NOT_FOUND */
export const keyOf = async (reader: Reader, by: string, group: string): Promise<string> =>
  OF_DOGS.has(by) ? String((await findPedigreeDog(reader, group)).id) : group

/** One page of the dogs behind a figure with their names. */
export async function withDogs(
  reader: Reader,
  { rows, total }: { readonly rows: readonly DogMean[]; readonly total: number },
): Promise<Omit<FoundDogs, 'page'>> {
  const dogs = await dogSummaries(
    reader,
    rows.map(({ dogId }) => dogId),
  )
  return {
    rows: rows.flatMap((row) => {
      const dog = dogs.get(row.dogId)
      return dog ? [{ ...row, dog }] : []
    }),
    total,
  }
}
