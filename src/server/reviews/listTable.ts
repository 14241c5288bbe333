import type { ListedReview } from '#contract/reviews.ts'
import enCommon from '#contract/texts/en/common.json' with { type: 'json' }
import enDogs from '#contract/texts/en/pages/dogs.json' with { type: 'json' }
import en from '#contract/texts/en/pages/reviews.json' with { type: 'json' }
import fiCommon from '#contract/texts/fi/common.json' with { type: 'json' }
import fiDogs from '#contract/texts/fi/pages/dogs.json' with { type: 'json' }
import fi from '#contract/texts/fi/pages/reviews.json' with { type: 'json' }
import svCommon from '#contract/texts/sv/common.json' with { type: 'json' }
import svDogs from '#contract/texts/sv/pages/dogs.json' with { type: 'json' }
import sv from '#contract/texts/sv/pages/reviews.json' with { type: 'json' }
import { attachment } from '../platform/files/disposition.ts'
import type { Language } from '../platform/http/language.ts'
import type { Cell, Table } from '../platform/tables/table.ts'

const TEXTS = {
  fi: { ...fi, kinds: fiDogs.reviews.kinds, genders: fiCommon },
  sv: { ...sv, kinds: svDogs.reviews.kinds, genders: svCommon },
  en: { ...en, kinds: enDogs.reviews.kinds, genders: enCommon },
} as const

/** Reviews for a spreadsheet, a row each. */
export function listTable(language: Language, reviews: readonly ListedReview[]): Table {
  const { file, kinds, genders, columns } = TEXTS[language]
  return {
    name: file.name,
    columns: [
      { title: columns.date, width: 12 },
      { title: columns.clock, width: 8 },
      { title: columns.place, width: 20 },
      { title: columns.kind, width: 18 },
      { title: file.regnr, width: 16 },
      { title: file.dog, width: 32 },
      { title: file.breed, width: 8 },
      { title: file.gender, width: 8 },
      { title: columns.class, width: 8 },
      { title: `${columns.height} (cm)`, width: 12 },
      { title: `${columns.length} (cm)`, width: 12 },
      { title: columns.reviewer, width: 28 },
    ],
    rows: reviews.map((review): readonly Cell[] => [
      { day: review.date },
      review.clock,
      review.place,
      kinds[review.kind],
      review.dog.regnr,
      review.dog.name,
      review.dog.breed,
      review.dog.gender && genders[review.dog.gender],
      review.class,
      review.height,
      review.length,
      review.reviewer,
    ]),
  }
}

/** The header of the file. */
export const savedAs = (language: Language): Record<string, string> => ({
  'content-disposition': attachment(`${TEXTS[language].file.name}.csv`),
  'cache-control': 'no-cache',
})
