import { addDays, addMonths } from '../dates.ts'
import type { NoticeType } from './noticeTypes.ts'

/** How a notice stands that waits no more. */
export const DECIDED_STATES = ['shown', 'declined', 'withdrawn'] as const
export type DecidedState = (typeof DECIDED_STATES)[number]
/** How a notice stands. `waiting`: for the breed adviser. Source: docs/rules/breeding-and-health.md#litter-notices. */
export const NOTICE_STATES = ['waiting', ...DECIDED_STATES] as const
export type NoticeState = (typeof NOTICE_STATES)[number]

/** Months that a notice is shown after its last update. Source: docs/rules/breeding-and-health.md#litter-notices. */
const SHOWN_MONTHS = 3

/** The last day on which a notice of `today` is shown, ISO. */
export const expiresOn = (today: string): string => addMonths(today, SHOWN_MONTHS)

/** Days before the last one on which its keeper is reminded. Source: docs/rules/breeding-and-health.md#litter-notices. */
const REMINDED_DAYS = 7

/** Keepers of notices that are shown until this day or less are reminded on `today`, ISO. */
export const remindedUntil = (today: string): string => addDays(today, REMINDED_DAYS)

/** The most puppies of a litter that is believed. Source: docs/rules/breeding-and-health.md#litter-notices. */
export const MOST_PUPPIES = 24

export type NoticeFault =
  | 'BIRTH_DATE_MISSING'
  | 'BIRTH_IN_FUTURE'
  | 'BIRTH_BEFORE_MATING'
  | 'BIRTH_NOT_ASKED'
  | 'MATING_DATE_MISSING'
  | 'MATING_IN_FUTURE'
  | 'MATING_IN_PAST'
  | 'TOO_MANY_PUPPIES'

interface Told {
  readonly type: NoticeType
  /** ISO days */
  readonly matingDate: string | null
  readonly birthDate: string | null
  readonly females: number | null
  readonly males: number | null
}

/**
 * What is wrong with a notice by field; empty: nothing. Source: docs/rules/breeding-and-health.md#litter-notices.
 * @param today ISO day
 */
export function noticeFaults(
  { type, matingDate, birthDate, females, males }: Told,
  today: string,
): Partial<Record<keyof Told, NoticeFault>> {
  return {
    ...matingFault(type, matingDate, today),
    ...birthFault(type, matingDate, birthDate, today),
    ...((females ?? 0) + (males ?? 0) > MOST_PUPPIES && { females: 'TOO_MANY_PUPPIES' as const }),
  }
}

type Faults = Partial<Record<keyof Told, NoticeFault>>

function matingFault(type: NoticeType, matingDate: string | null, today: string): Faults {
  if (matingDate === null) return type === 'mating' ? { matingDate: 'MATING_DATE_MISSING' } : {}
  if (type === 'plan') return matingDate < today ? { matingDate: 'MATING_IN_PAST' } : {}
  return matingDate > today ? { matingDate: 'MATING_IN_FUTURE' } : {}
}

function birthFault(
  type: NoticeType,
  matingDate: string | null,
  birthDate: string | null,
  today: string,
): Faults {
  if (type !== 'litter') return birthDate === null ? {} : { birthDate: 'BIRTH_NOT_ASKED' }
  if (birthDate === null) return { birthDate: 'BIRTH_DATE_MISSING' }
  if (birthDate > today) return { birthDate: 'BIRTH_IN_FUTURE' }
  return matingDate !== null && birthDate <= matingDate ? { birthDate: 'BIRTH_BEFORE_MATING' } : {}
}
