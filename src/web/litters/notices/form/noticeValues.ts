import type { Resolver } from 'react-hook-form'
import type * as z from 'zod'
import { type OwnNotice, type StaffNotice, saveNotice } from '#contract/litterNotices.ts'
import { noticeFaults } from '#domain/breeding/litterNotice.ts'
import type { NoticeType } from '#domain/breeding/noticeTypes.ts'
import { formatDate } from '#domain/dates.ts'
import { finnishToday, parseDay } from '../../../ui/values/days.ts'

const written = saveNotice.body.omit({ id: true, version: true })
export type NoticeBody = z.output<typeof written>

type TypedField = 'matingDate' | 'birthDate' | 'females' | 'males'

/** A notice as its form holds it: days and numbers as they are typed, the dogs by number. */
export type NoticeValues = Omit<NoticeBody, TypedField> & Record<TypedField, string>

/** Which fields a type has: a wish for a stud has no mating, only a litter has puppies. Source: docs/rules/breeding-and-health.md#litter-notices. */
export const asksFor = (type: NoticeType) => ({ mating: type !== 'stud', litter: type === 'litter' })

export const EMPTY_NOTICE: NoticeValues = {
  type: 'litter',
  fatherRegnr: '',
  motherRegnr: '',
  kennelName: '',
  matingDate: '',
  birthDate: '',
  females: '',
  males: '',
  sold: false,
  place: '',
  website: '',
  furtherInformation: '',
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  reason: '',
}

const typedDay = (day: string | null) => (day === null ? '' : formatDate(day))
const typedNumber = (number: number | null) => (number === null ? '' : String(number))

/** The values of the form, out of a stored notice. */
export const noticeValues = (notice: OwnNotice | StaffNotice): NoticeValues => ({
  type: notice.type,
  fatherRegnr: notice.father.regnr,
  motherRegnr: notice.mother.regnr,
  kennelName: notice.kennelName ?? '',
  matingDate: typedDay(notice.matingDate),
  birthDate: typedDay(notice.birthDate),
  females: typedNumber(notice.females),
  males: typedNumber(notice.males),
  sold: notice.sold,
  place: notice.place ?? '',
  website: notice.website ?? '',
  furtherInformation: notice.furtherInformation ?? '',
  contactName: notice.contact?.name ?? '',
  contactEmail: notice.contact?.email ?? '',
  contactPhone: notice.contact?.phone ?? '',
  reason: notice.state === 'shown' ? (notice.reason ?? '') : '',
})

/** An empty field is null; what cannot be read is refused by the contract. */
const day = (text: string) => (text.trim() === '' ? null : (parseDay(text) ?? text))
const count = (text: string) => (text.trim() === '' ? null : Number(text.trim().replace(',', '.')))

function bodyOf(values: NoticeValues) {
  const { mating, litter } = asksFor(values.type)
  return {
    ...values,
    matingDate: mating ? day(values.matingDate) : null,
    birthDate: litter ? day(values.birthDate) : null,
    females: litter ? count(values.females) : null,
    males: litter ? count(values.males) : null,
    sold: litter && values.sold,
  }
}

/** Reads the form and holds it to the same rules as the service; what is wrong is told at its field. */
export const noticeResolver: Resolver<NoticeValues, unknown, NoticeBody> = (values) => {
  const body = bodyOf(values)
  const read = written.safeParse(body)
  const unread = (read.error?.issues ?? []).map(({ path: [name], message }) => [String(name), message])
  const missing = (['fatherRegnr', 'motherRegnr'] as const)
    .filter((name) => values[name] === '')
    .map((name) => [name, 'VALUE_REQUIRED'])
  // A later one of the same field wins: what cannot be read breaks no rule.
  const faults = [...Object.entries(noticeFaults(body, finnishToday())), ...unread.toReversed(), ...missing]
  if (read.success && faults.length === 0) return { values: read.data, errors: {} }
  return {
    values: {},
    errors: Object.fromEntries(faults.map(([name, message]) => [name, { type: 'rule', message }])),
  }
}
