import { type RawSearch, textOf } from '../searchValues.ts'

export const MONEY_PATH = '/hallinta/rahat'
export const moneyAddress = (search: MoneySearch = {}) => ({ to: MONEY_PATH, search }) as const

/** Months such as `2026-09`, both counted in; the service knows the period that is meant without them. */
export interface MoneySearch {
  from?: string
  to?: string
}

const MONTH = /^(19|20|21)\d\d-(0[1-9]|1[0-2])$/

const monthOf = (value: unknown): string | undefined => {
  const text = textOf(value)
  return text && MONTH.test(text) ? text : undefined
}

/** A period that ends before it begins is none. */
export function moneySearchOf(raw: RawSearch): MoneySearch {
  const [from, to] = [monthOf(raw.from), monthOf(raw.to)]
  return from && to && from > to ? {} : { from, to }
}
