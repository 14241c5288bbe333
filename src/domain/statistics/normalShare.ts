/**
 * The part of the standard normal distribution that lies below a point, to 8 · 10⁻⁸.
 * Source: Abramowitz & Stegun, Handbook of Mathematical Functions, 26.2.17.
 */
export function normalShare(point: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(point))
  const series = [1.330274429, -1.821255978, 1.781477937, -0.356563782, 0.31938153].reduce(
    (sum, coefficient) => (sum + coefficient) * t,
    0,
  )
  const beyond = (Math.exp((-point * point) / 2) / Math.sqrt(2 * Math.PI)) * series
  return point < 0 ? beyond : 1 - beyond
}
