import type { PaperAward } from '#contract/paperAwardFields.ts'
import { formatDate } from '#domain/dates.ts'

/** What was won, where and when. */
export const awardText = ({ award, place, wonOn }: Pick<PaperAward, 'award' | 'place' | 'wonOn'>): string =>
  `${award}, ${place} ${formatDate(wonOn)}`
