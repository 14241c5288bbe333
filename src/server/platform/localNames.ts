import { ENGLISH_NAMES } from '#domain/club/englishNames.ts'
import { FINNISH_NAMES, type LocalNames } from '#domain/club/localNames.ts'
import { SWEDISH_NAMES } from '#domain/club/swedishNames.ts'
import type { Language } from './http/language.ts'

/** The names that a language has for what the records name in Finnish. */
export const LOCAL_NAMES: Readonly<Record<Language, LocalNames>> = {
  fi: FINNISH_NAMES,
  sv: SWEDISH_NAMES,
  en: ENGLISH_NAMES,
}
