/** What males are compared by beside a bitch. Source: docs/rules/breeding-and-health.md#finding-a-mate. */
export const MATE_AIMS = ['inbreeding', 'kinship', 'health', 'rules', 'trials', 'register'] as const
export type MateAim = (typeof MATE_AIMS)[number]

/** Weights are whole numbers from 0, which leaves an aim out, to this one. */
export const MOST_WEIGHT = 5
export const USUAL_WEIGHT = 3
export type MateWeights = Readonly<Record<MateAim, number>>

/** How good a male is by each aim, the larger the better, in the aim's own unit; null: not known. */
export type MateMerits = Readonly<Record<MateAim, number | null>>

/** The aims that count, those with the largest weight first. */
export const weighedAims = (weights: MateWeights): MateAim[] =>
  MATE_AIMS.filter((aim) => weights[aim] > 0).sort((a, b) => weights[b] - weights[a])

/** A merit as it is compared: what is not known is worse than anything that is. */
export const compared = (merit: number | null): number => merit ?? Number.NEGATIVE_INFINITY

/** Males are told apart by what is shown of them alone: a merit is rounded to the decimals of its figure. */
export const asShown = (merit: number, decimals: number): number =>
  Math.round(merit * 10 ** decimals) / 10 ** decimals
