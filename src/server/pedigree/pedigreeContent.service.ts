import type { PedigreeAnswer } from '#contract/pedigree.ts'
import { isNamed } from '#domain/dogs.ts'
import { inHealthOrder } from '#domain/health/order.ts'
import type { PaperContent, PaperFact } from '#domain/verification/statement.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { presentPedigree } from './pedigree.presenter.ts'
import { findPedigree } from './pedigree.service.ts'

/** What a pedigree on paper says, for its square code: the dog, its figure, and the number of each ancestor by its place, empty where it is not known. */
export function pedigreeContent({ dog, chart, inbreeding }: PedigreeAnswer): PaperContent {
  const facts: readonly (readonly [PaperFact, string | number | null])[] = [
    ['regnr', dog.regnr],
    ['name', isNamed(dog) ? dog.name : null],
    ['born', dog.birthDate ?? dog.birthYear],
    ['titles', dog.titles.join(' ')],
    [
      'health',
      inHealthOrder(dog.health)
        .map(({ kind, scale, value }) => `${kind}:${scale}:${value}`)
        .join('|'),
    ],
    ['generations', chart.generations],
    ['inbreeding', inbreeding.coefficient === null ? null : Number(inbreeding.coefficient.toFixed(6))],
  ]
  return {
    kind: 'pedigree',
    about: `${dog.regnr}:${chart.generations}`,
    facts: facts.flatMap(([fact, value]) =>
      value === null || value === '' ? [] : [[fact, String(value)] as const],
    ),
    rows: untilKnown(chart.places.map((index) => (index === null ? '' : (chart.dogs[index]?.regnr ?? '')))),
  }
}

/** A row a place, up to the last that is known. */
const untilKnown = (numbers: readonly string[]): string[][] =>
  numbers.slice(0, numbers.findLastIndex((number) => number !== '') + 1).map((number) => [number])

/** What the pedigree that a paper was of would say now. @param about number and generations, with a colon between @throws AppError 404 */
export async function pedigreeNow(reader: Reader, about: string): Promise<PaperContent> {
  const [, regnr, generations] = /^(.+):(\d)$/.exec(about) ?? []
  if (!regnr) throw new AppError('notFound', 'DOG_NOT_FOUND')
  const { dog, loaded } = await findPedigree(reader, { regnr, generations: Number(generations) })
  return pedigreeContent(presentPedigree(dog, loaded))
}
