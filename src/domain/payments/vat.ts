const WEIGHTS = [7, 9, 10, 5, 8, 4, 2]

/** Whether a text is a Finnish business id (`1234567-1`) with the right check digit. Source: docs/rules/entries.md#receipts. */
export function isBusinessId(text: string): boolean {
  const [, digits = '', check] = /^(\d{7})-(\d)$/.exec(text) ?? []
  if (check === undefined) return false
  const rest = WEIGHTS.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0) % 11
  return rest !== 1 && Number(check) === (rest === 0 ? 0 : 11 - rest)
}

/** A percentage as people write it (`25,5`) in thousandths; null where the text is none. */
export function parsePermille(text: string): number | null {
  const [, whole, tenth = '0'] = /^(\d{1,2})(?:[.,](\d))?$/.exec(text.trim()) ?? []
  const permille = Number(whole) * 10 + Number(tenth)
  return whole !== undefined && permille > 0 ? permille : null
}

/** Thousandths as a percentage in a language: `25,5`, in English `25.5`. */
export const formatPermille = (permille: number, language: 'fi' | 'sv' | 'en' = 'fi'): string =>
  language === 'en' ? String(permille / 10) : String(permille / 10).replace('.', ',')

/**
 * The value added tax that a price holds, in integer cents, rounded half up.
 * @param cents price with the tax, at least 0. Source: docs/rules/entries.md#receipts
 */
export const vatCents = (cents: number, permille: number): number =>
  Math.floor((2 * cents * permille + 1000 + permille) / (2 * (1000 + permille)))
