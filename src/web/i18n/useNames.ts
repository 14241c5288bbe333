import type { LocalNames } from '#domain/club/localNames.ts'
import { namesIn } from './i18n.ts'
import { useLanguage } from './useLanguage.ts'

/** The places, districts and colours of the records as the reader's language names them. */
export const useNames = (): LocalNames => namesIn(useLanguage())
