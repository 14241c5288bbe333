import { type DayNumber, newYear, YEAR_DAYS } from './days.ts'
import type { Judge } from './events.ts'
import type { World } from './model.ts'
import type { Random } from './random.ts'

const FIRST_YEAR = 1974

const residence = ({ today }: World, name: string): Pick<Judge, 'name' | 'from' | 'to'> => ({
  name,
  from: today - 12 * YEAR_DAYS,
  to: today + 5 * YEAR_DAYS,
})

/** The judges of trials or of shows, each at work for ten to thirty years; no two of them share a name. */
export class JudgePanel {
  readonly #random: Random
  readonly #judges: readonly Judge[]

  /** @param resident a judge who is at work today, whatever the others do */
  constructor(world: World, random: Random, resident?: string) {
    this.#random = random
    const first = newYear(FIRST_YEAR) - 20 * YEAR_DAYS
    const names = new Set(
      Array.from({ length: world.size === 'club' ? 150 : 60 }, () => world.people.outsider()),
    )
    this.#judges = [...names].map((name, index) => {
      const from = first + random.next() * (world.today - first)
      const judge = { id: index + 1, name, from, to: from + random.int(10, 30) * YEAR_DAYS }
      return resident !== undefined && index === 0 ? { ...judge, ...residence(world, resident) } : judge
    })
  }

  /** The same judges, led by the one of this name. */
  ledBy(name: string, judges: readonly Judge[]): Judge[] {
    const leader = this.#judges.find((judge) => judge.name === name)
    if (!leader) return [...judges]
    return [leader, ...judges.filter((judge) => judge !== leader)].slice(0, judges.length)
  }

  /** As many different judges as asked for, all active that day. */
  on(day: DayNumber, count: number): Judge[] {
    const active = this.#judges.filter((judge) => judge.from <= day && judge.to >= day)
    return this.#random.shuffled(active.length >= count ? active : this.#judges).slice(0, count)
  }
}
