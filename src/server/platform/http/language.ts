import type { FastifyRequest } from 'fastify'
import en from '#contract/texts/en/errors.json' with { type: 'json' }
import enPages from '#contract/texts/en/pages/errors.json' with { type: 'json' }
import enStaff from '#contract/texts/en/staff/errors.json' with { type: 'json' }
import fi from '#contract/texts/fi/errors.json' with { type: 'json' }
import fiPages from '#contract/texts/fi/pages/errors.json' with { type: 'json' }
import fiStaff from '#contract/texts/fi/staff/errors.json' with { type: 'json' }
import sv from '#contract/texts/sv/errors.json' with { type: 'json' }
import svPages from '#contract/texts/sv/pages/errors.json' with { type: 'json' }
import svStaff from '#contract/texts/sv/staff/errors.json' with { type: 'json' }
import { fillText } from '#contract/translation.ts'
import type { ErrorCode } from '../errors.ts'

const MESSAGES = {
  fi: { ...fi, ...fiPages, ...fiStaff },
  sv: { ...sv, ...svPages, ...svStaff },
  en: { ...en, ...enPages, ...enStaff },
} satisfies Record<string, Record<ErrorCode, string>>
export type Language = keyof typeof MESSAGES
/** Read from the address itself: a call's checked query holds only what the call asks for. */
const LANG = /[?&]lang=(\w+)/

const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(MESSAGES, value)

/** The language that the address asks for, as pages are shared and found by it; undefined: none that is known. */
export function requestedLanguage({ url }: FastifyRequest): Language | undefined {
  const requested = LANG.exec(url)?.[1]
  return isLanguage(requested) ? requested : undefined
}

/** The language of an answer: the `lang` parameter, else the first known one of Accept-Language, else Finnish. */
export function languageOf(request: FastifyRequest): Language {
  const requested = requestedLanguage(request)
  if (requested) return requested
  const accepted = request.headers['accept-language'] ?? ''
  return accepted.split(',').map(primaryTag).find(isLanguage) ?? 'fi'
}

/** The text of an error; `details`: what stands in its `{{places}}`. */
export function messageOf(code: ErrorCode, language: Language, details?: unknown): string {
  return fillText(MESSAGES[language][code], Object(details), language)
}

/** True for a code that has a text. */
export function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(MESSAGES.fi, code)
}

/** `sv` of ` sv-FI;q=0.8`. */
function primaryTag(range: string): string {
  return range.trim().split(/[-;]/, 1)[0]!.toLowerCase()
}
