import type { FastifyInstance } from 'fastify'
import {
  analyzeReviews,
  breedReviews,
  dogReviews,
  getReview,
  reviewList,
  reviewListCsv,
} from '#contract/reviews.ts'
import { route } from '../platform/http/route.ts'
import { csvFile } from '../platform/tables/csv.ts'
import { presentAnalysis } from './analysis.presenter.ts'
import { findAnalysis } from './analysis.service.ts'
import { listTable, savedAs } from './listTable.ts'
import { readReviews } from './reviews.policy.ts'
import { presentDogReviews, presentList, presentListed, presentReview } from './reviews.presenter.ts'
import { findDogReviews, findReview, findReviews, findReviewsOfFile } from './reviews.service.ts'

/** Breeding reviews as everyone reads them. */
export function reviewRoutes(app: FastifyInstance): void {
  route(app, reviewList, {
    load: (reader, { query }) => findReviews(reader, query),
    may: readReviews,
    present: (found, { at }) => presentList(found, at),
  })
  route(app, reviewListCsv, {
    load: (reader, { query }) => findReviewsOfFile(reader, query),
    may: readReviews,
    headers: (_rows, { language }) => savedAs(language),
    present: (rows, { language, at }) =>
      csvFile(
        listTable(
          language,
          rows.map((row) => presentListed(row, at)),
        ),
      ),
  })
  route(app, breedReviews, {
    load: (reader, { params, query }) => findReviews(reader, { ...query, breed: params.id }),
    may: readReviews,
    present: (found, { at }) => presentList(found, at),
  })
  route(app, getReview, {
    load: (reader, { params }) => findReview(reader, params.id),
    may: readReviews,
    present: (found, { at }) => presentReview(found, at),
  })
  route(app, dogReviews, {
    load: (reader, { params }) => findDogReviews(reader, params.regnr),
    may: readReviews,
    present: (found, { at }) => presentDogReviews(found, at),
  })
  route(app, analyzeReviews, {
    load: (reader, { body }) => findAnalysis(reader, body),
    may: readReviews,
    present: presentAnalysis,
  })
}
