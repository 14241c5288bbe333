export interface Distribution {
  readonly count: number
  readonly mean: number
  readonly min: number
  readonly max: number
  /** the values below which 10, 25, 50, 75 and 90 % lie */
  readonly quantiles: { p10: number; p25: number; p50: number; p75: number; p90: number }
  /** ascending values; `percentile` searches in them */
  readonly sorted: Float64Array
}

/** Describes a set of figures (F of a breed's litters of ten years); null for an empty set. */
export declare function distributionOf(values: ArrayLike<number>): Distribution | null

/** The share (0..1) of values below this one, ties counted half: 0.82 = "higher than 82 %". */
export declare function percentile(distribution: Distribution, value: number): number

/** Counts of values in `bins` equal classes from 0 to `max`; values from `max` on fall into the last. */
export declare function histogram(distribution: Distribution, bins: number, max: number): Int32Array
