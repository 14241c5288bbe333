import { idParams } from '#contract/inputs.ts'
import { fillText } from '#contract/translation.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy, isNamed } from '#domain/dogs.ts'
import { isRegnr, regnrKey } from '#domain/regnr.ts'
import { findDog } from '../dogs/dogs.service.ts'
import type { ShownDog } from '../dogs/dogs.types.ts'
import { presentRecord, presentSummary } from '../dogs/records.presenter.ts'
import { findPair } from '../litters/litters.service.ts'
import { findShownNotice } from '../litters/notices/notices.service.ts'
import { AppError } from '../platform/errors.ts'
import type { MovedPage, PageHead } from '../platform/http/pageHead.ts'
import { dogPath, regnrPath } from './pageAddress.ts'
import { foundPage, missingPage, type Visit } from './visit.ts'

/** The dog of a page by its main number; by another one where that page is; else the page that says that there is none. */
async function pagedDog(
  visit: Visit,
  regnr: string,
  pathOf: (regnr: string) => string,
): Promise<ShownDog | PageHead | MovedPage> {
  if (!isRegnr(regnr)) return missingPage(visit, visit.texts.shell.notFound)
  try {
    const dog = await visit.read(() => findDog(visit.reader, regnr))
    const main = presentSummary(dog.record).regnr
    return regnrKey(regnr) === regnrKey(main) ? dog : { movedTo: pathOf(main) + visit.search }
  } catch (error) {
    if (!isMissing(error)) throw error
    return missingPage(visit, visit.texts.dogs.notFound)
  }
}

const isPage = (dog: ShownDog | PageHead | MovedPage): dog is PageHead | MovedPage =>
  'status' in dog || 'movedTo' in dog

/** A dog's page: what everyone sees of it in a list, by the same presenter, and its picture. */
export async function dogPage(visit: Visit, { $ = '' }: Values): Promise<PageHead | MovedPage> {
  const dog = await pagedDog(visit, $, dogPath)
  if (isPage(dog)) return dog
  const { texts, reader } = visit
  const { regnr, gender, birthYear, breed, titles, bestKaer, bestExhibition, ...record } = presentRecord(
    dog.record,
    reader.live.snapshot,
  )
  const name = isNamed({ ...record, regnr }) ? record.name : texts.dogs.unnamed
  const facts = [
    await visit.breedName(breed),
    gender && texts.common[gender],
    birthYear && fillText(texts.dogs.born, { year: birthYear }),
    titles.length > 0 && fillText(texts.sharing.dogTitles, { titles: titles.join(', ') }),
    bestKaer && fillText(texts.sharing.bestTrial, { result: bestKaer }),
    bestExhibition && fillText(texts.sharing.bestShow, { result: bestExhibition }),
  ].filter((fact) => typeof fact === 'string')
  return foundPage(visit, {
    title: fillText(texts.dogs.title, { name, regnr }),
    description: fillText(texts.sharing.dog, { name, regnr, facts: facts.join(', ') }),
    address: dogPath(regnr),
    picture: dog.picture === null ? undefined : `/images/${encodeURIComponent(dog.picture)}`,
  })
}

const pedigreePath = (regnr: string): string => `/sukutaulu/${regnrPath(regnr)}`
const reviewsPath = (regnr: string): string => `/jalostustarkastus/${regnrPath(regnr)}`

export async function pedigreePage(visit: Visit, { $ = '' }: Values): Promise<PageHead | MovedPage> {
  const dog = await pagedDog(visit, $, pedigreePath)
  if (isPage(dog)) return dog
  const { texts } = visit
  const summary = presentSummary(dog.record)
  const { regnr } = summary
  const name = isNamed(summary) ? summary.name : texts.dogs.unnamed
  return foundPage(visit, {
    title: fillText(texts.pedigree.title, { name }),
    description: fillText(texts.sharing.pedigree, { name, regnr }),
    address: pedigreePath(regnr),
  })
}

/** The breeding reviews of a dog; a page without any is not listed. */
export async function dogReviewsPage(visit: Visit, { $ = '' }: Values): Promise<PageHead | MovedPage> {
  const dog = await pagedDog(visit, $, reviewsPath)
  if (isPage(dog)) return dog
  const { reviews } = visit.texts
  const summary = presentSummary(dog.record)
  return foundPage(visit, {
    title: fillText(reviews.one.title, { dog: calledBy(summary) }),
    description: reviews.one.lead,
    address: reviewsPath(summary.regnr),
    listed: dog.reviews.length > 0,
  })
}

/** The notice of a litter, or a test litter. */
export async function litterPage(visit: Visit, { id }: Values): Promise<PageHead> {
  if (id === undefined) return testLitterPage(visit)
  const { errors, litters, sharing } = visit.texts
  const params = idParams.safeParse({ id })
  if (!params.success) return missingPage(visit, errors.NOT_FOUND)
  try {
    const { notice, ...dogs } = await visit.read(() => findShownNotice(visit.reader, params.data.id))
    const type = litters.notice.types[notice.type]
    const sire = calledBy(presentSummary(dogs.sire))
    const dam = calledBy(presentSummary(dogs.dam))
    const born =
      notice.birthDate === null ? '' : fillText(sharing.litterBorn, { date: formatDate(notice.birthDate) })
    return foundPage(visit, {
      title: fillText(litters.notice.titleOf, { type, sire, dam }),
      description: `${fillText(sharing.litter, { type, sire, dam })} ${born}`,
      address: `/pentue/${params.data.id}`,
    })
  } catch (error) {
    if (!isMissing(error)) throw error
    return missingPage(visit, errors.LITTER_NOT_FOUND)
  }
}

/** There are endlessly many pairs: they can be shared, and are not listed. */
async function testLitterPage(visit: Visit): Promise<PageHead> {
  const { litters, sharing } = visit.texts
  const [fatherRegnr, motherRegnr] = [visit.state('sire'), visit.state('dam')]
  const empty = foundPage(visit, {
    title: litters.heading,
    description: litters.lead,
    address: '/pentue',
    listed: fatherRegnr === undefined && motherRegnr === undefined,
  })
  if (!isNumber(fatherRegnr) || !isNumber(motherRegnr)) return empty
  try {
    const { summaries } = await visit.read(() => findPair(visit.reader, { fatherRegnr, motherRegnr }))
    const [father, mother] = summaries.map(presentSummary) as [Named, Named]
    const [sire, dam] = [calledBy(father), calledBy(mother)]
    return {
      ...empty,
      title: fillText(litters.titlePair, { sire, dam }),
      description: fillText(sharing.litter, { type: litters.heading, sire, dam }),
      address: `/pentue?${new URLSearchParams({ sire: father.regnr, dam: mother.regnr })}`,
    }
  } catch (error) {
    if (!isRefused(error)) throw error
    return empty
  }
}

type Values = Readonly<Record<string, string>>
type Named = ReturnType<typeof presentSummary>

const isNumber = (text: string | undefined): text is string => text !== undefined && isRegnr(text)

export const isMissing = (error: unknown): boolean => error instanceof AppError && error.statusCode === 404

/** The page itself says what is wrong with a pair. */
const isRefused = (error: unknown): boolean =>
  isMissing(error) || (error instanceof AppError && error.statusCode === 422)
