import { PARENT_LIMITS } from '#domain/imports/ages.ts'

/** Conditions on the ages of two dogs of a statement, given by their aliases; unknown where the dates are. */

/** In days. */
const LONGEST_MONTH = 31
const SHORTEST_YEAR = 365

const noDays = (a: string, b: string) => `(${a} is null or ${b} is null)`

/** A parent that is known to be no older than its offspring: by days, or by years where a day is missing. */
export const younger = (parent: string, child: string) =>
  `(${parent}.node <> ${child}.node and (${parent}.birth_date >= ${child}.birth_date
    or (${noDays(`${parent}.birth_date`, `${child}.birth_date`)} and ${parent}.birth_year >= ${child}.birth_year)))`

/** The first day on which a dog born on a day may have offspring. */
export const oldEnough = (birth: string) =>
  `(${birth} + interval '${PARENT_LIMITS.youngestMonths} months')::date`

/** Days between two births: counted sooner than months and years, they leave few pairs to those. */
const daysBetween = (parent: string, child: string) => `${child}.birth_date - ${parent}.birth_date`

/** Born before its offspring, but too shortly. */
export const tooYoung = (parent: string, child: string) =>
  `(${daysBetween(parent, child)} between 1 and ${PARENT_LIMITS.youngestMonths * LONGEST_MONTH}
    and ${oldEnough(`${parent}.birth_date`)} > ${child}.birth_date)`

/** Dead for more than so many years at the birth. */
export const deadFor = (parent: string, child: string, years: number) =>
  `(${child}.birth_date > ${parent}.death_date + interval '${years} years'
    or (${child}.birth_date is null and ${child}.birth_year - extract(year from ${parent}.death_date) > ${years}))`

/** Older than so many years at the birth. */
export const olderThan = (parent: string, child: string, years: number) =>
  `(${daysBetween(parent, child)} > ${years * SHORTEST_YEAR} and ${child}.birth_date > ${parent}.birth_date + interval '${years} years'
    or (${noDays(`${parent}.birth_date`, `${child}.birth_date`)} and ${child}.birth_year - ${parent}.birth_year > ${years}))`

/** Dead before it was born. */
export const deadBeforeBirth = (dog: string) => `(${dog}.death_date < ${dog}.birth_date
  or (${dog}.birth_date is null and extract(year from ${dog}.death_date) < ${dog}.birth_year))`
