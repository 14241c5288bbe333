/** What an award that was seen on paper stands for: docs/rules/trials.md#awards-on-paper. */
export const PAPER_AWARD_GROUNDS = ['showAward', 'firstPrizeInAvo'] as const
export type PaperAwardGround = (typeof PAPER_AWARD_GROUNDS)[number]

/** What the register has found out of it; before, it counts like one that is confirmed. */
export const PAPER_AWARD_VERDICTS = ['confirmed', 'denied'] as const
export type PaperAwardVerdict = (typeof PAPER_AWARD_VERDICTS)[number]
