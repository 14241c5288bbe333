import type * as z from 'zod'
import { addOwner, changeOwner, type Ownership, setBreeder } from '#contract/dogOwners.ts'
import { formatDate } from '#domain/dates.ts'
import { recordResolver } from '../recordResolver.ts'

const added = addOwner.body!
const changed = changeOwner.body!.omit({ version: true })
const bred = setBreeder.body!.omit({ version: true })

export type OwnerBody = z.output<typeof added>
export type PeriodBody = z.output<typeof changed>
export type BreederBody = z.output<typeof bred>
/** Days as they are typed. */
type Typed<Body> = Omit<Body, 'startDate' | 'endDate'> & { startDate: string; endDate: string }
export type OwnerValues = Typed<OwnerBody>
export type PeriodValues = Typed<PeriodBody>

const NO_PERSON = { personId: null, name: '', town: '' } as const
export const NO_OWNER: OwnerValues = { ...NO_PERSON, startDate: '', endDate: '', reason: '' }

const typedDay = (day: string | null): string => (day === null ? '' : formatDate(day))
export const periodValues = ({ startDate, endDate }: Ownership): PeriodValues => ({
  startDate: typedDay(startDate),
  endDate: typedDay(endDate),
  reason: '',
})

const DAYS = ['startDate', 'endDate']
export const ownerResolver = recordResolver<OwnerValues, OwnerBody>(added, DAYS)
export const periodResolver = recordResolver<PeriodValues, PeriodBody>(changed, DAYS)
export const breederResolver = recordResolver<BreederBody, BreederBody>(bred, [])
