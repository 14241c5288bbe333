import type * as z from 'zod'
import { REVIEW_FILE_MAX, REVIEW_LIST_PAGE_SIZE } from '#contract/constants.ts'
import type { reviewListCsv, reviewListQuery } from '#contract/reviews.ts'
import { findBreedCodes } from '../dogs/breeds.service.ts'
import { findPedigreeDog } from '../dogs/dogs.service.ts'
import { dogSummaries } from '../dogs/records.service.ts'
import type { Reader } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { findClasses } from './classes.service.ts'
import { reviewById, reviewFacets, reviewsOf, reviewsOfDog } from './reviews.store.ts'
import type { ReviewPage, ReviewRow, ShownReview } from './reviews.types.ts'

type ListQuery = z.output<typeof reviewListQuery>
type Graded<Query> = Query & { readonly grades: readonly string[] }

/** One page of the reviews that match. @throws AppError 404 BREED_NOT_FOUND */
export async function findReviews(reader: Reader, query: ListQuery): Promise<ReviewPage> {
  const asked = await withGrades(reader, query)
  return reader.shownReviews.page(JSON.stringify(asked), () => readReviews(reader, asked))
}

/** With the classes in the club's order, where they are ordered by it. */
async function withGrades<Query extends Pick<ListQuery, 'sort'>>(reader: Reader, query: Query) {
  const { classes } = query.sort === 'class' ? await findClasses(reader) : { classes: [] }
  return { ...query, grades: classes.map(({ code }) => code) }
}

async function readReviews(reader: Reader, { page, ...query }: Graded<ListQuery>): Promise<ReviewPage> {
  const slice = { offset: (page - 1) * REVIEW_LIST_PAGE_SIZE, limit: REVIEW_LIST_PAGE_SIZE }
  const [found, facets] = await Promise.all([
    matching(reader, query, slice),
    reader.shownReviews.facets(() => reviewFacets(reader.db)),
  ])
  return { ...found, page, ...facets }
}

/** All reviews that match, for a file. @throws AppError 404 BREED_NOT_FOUND, 422 REVIEWS_TOO_MANY */
export async function findReviewsOfFile(
  reader: Reader,
  query: z.output<typeof reviewListCsv.query>,
): Promise<readonly ShownReview[]> {
  const { rows, total } = await matching(reader, await withGrades(reader, query), {
    offset: 0,
    limit: REVIEW_FILE_MAX,
  })
  if (total > rows.length) throw new AppError('refused', 'REVIEWS_TOO_MANY')
  return rows
}

async function matching(
  reader: Reader,
  { breed, sort, direction, grades, ...filter }: Graded<Omit<ListQuery, 'page'>>,
  slice: { readonly offset: number; readonly limit: number },
) {
  const breeds = await findBreedCodes(reader, breed)
  const { rows, total } = await reviewsOf(
    reader.db,
    { ...filter, breeds },
    { sort, direction, grades },
    slice,
  )
  return { rows: await withDogs(reader, rows), total }
}

async function withDogs(reader: Reader, rows: readonly ReviewRow[]): Promise<readonly ShownReview[]> {
  const dogs = await dogSummaries(
    reader,
    rows.map(({ dogId }) => dogId),
  )
  return rows.flatMap((row) => {
    const dog = dogs.get(row.dogId)
    return dog ? [{ ...row, dog }] : []
  })
}

/** @throws AppError 404 REVIEW_NOT_FOUND */
export async function findReview(reader: Reader, id: number): Promise<ShownReview> {
  const row = await reviewById(reader.db, id)
  const [shown] = row ? await withDogs(reader, [row]) : []
  if (!shown) throw new AppError('notFound', 'REVIEW_NOT_FOUND')
  return shown
}

/** A dog and all its reviews. @throws AppError 404 DOG_NOT_FOUND */
export async function findDogReviews(reader: Reader, regnr: string) {
  const { id } = await findPedigreeDog(reader, regnr)
  const [dogs, reviews] = await Promise.all([dogSummaries(reader, [id]), reviewsOfDog(reader.db, id)])
  const dog = dogs.get(id)
  if (!dog) throw new AppError('notFound', 'DOG_NOT_FOUND')
  return { dog, reviews }
}
