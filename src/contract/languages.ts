/** Finnish is the default and the fallback. Source: docs/rules/screens.md#rules-of-screens. */
export const LANGUAGES = ['fi', 'sv', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
