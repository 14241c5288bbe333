/** What an award that was seen on paper stands for: docs/rules/trials.md#awards-on-paper. */
export const PAPER_AWARD_GROUNDS = ['showAward', 'firstPrizeInAvo'] as const
export type PaperAwardGround = (typeof PAPER_AWARD_GROUNDS)[number]

/** What the register has found out of it; before, it counts like one that is confirmed. */
export const PAPER_AWARD_VERDICTS = ['confirmed', 'denied'] as const
export type PaperAwardVerdict = (typeof PAPER_AWARD_VERDICTS)[number]

export interface CountedAward {
  readonly ground: PaperAwardGround
  readonly award: string
  readonly place: string
  readonly wonOn: string
  readonly verdict: PaperAwardVerdict | null
}

/** What of each ground the right to start of a dog follows from: the first award that has not been denied. */
export function countingAwards(awards: readonly CountedAward[]) {
  const first = (ground: PaperAwardGround) =>
    awards
      .filter((award) => award.ground === ground && award.verdict !== 'denied')
      .toSorted((a, b) => a.wonOn.localeCompare(b.wonOn))[0]
  return Object.fromEntries(
    PAPER_AWARD_GROUNDS.flatMap((ground) => {
      const found = first(ground)
      return found ? [[ground, { award: found.award, place: found.place, wonOn: found.wonOn }]] : []
    }),
  ) as Partial<Record<PaperAwardGround, Pick<CountedAward, 'award' | 'place' | 'wonOn'>>>
}
