/** The formulas behind a topic, as text that a screen reader can read. Source: docs/rules/genetics.md. */
export const FORMULAS = {
  inbreeding: ['F = Σ (½)^(a + b − 1) · (1 + F(A))'],
  completeness: ['EG = Σ (½)^n', 'AVK = N₁ / N₂'],
  kinship: ['f(x, y) = F(x × y)', 'f(x, x) = ½ (1 + F)'],
  founders: ['fe = 1 / Σ p²', 'fg = 1 / (2 · f̄)'],
  size: ['Ne = 1 / (2 · ΔF)', 'ΔF = 1 − (1 − F)^(1 / (t − 1))'],
  intervals: ['x̄ ± t · s / √n'],
} as const
