import { type DayNumber, newYear, YEAR_DAYS } from './days.ts'
import type { Judge } from './events.ts'
import type { World } from './model.ts'
import type { Random } from './random.ts'

const FIRST_YEAR = 1974

/** The judges of trials or of shows, each at work for ten to thirty years; no two of them share a name. */
export class JudgePanel {
  readonly #random: Random
  readonly #judges: readonly Judge[]

  constructor(world: World, random: Random) {
    this.#random = random
    const first = newYear(FIRST_YEAR) - 20 * YEAR_DAYS
    const names = new Set(
      Array.from({ length: world.size === 'club' ? 150 : 60 }, () => world.people.outsider()),
    )
    this.#judges = [...names].map((name, index) => {
      const from = first + random.next() * (world.today - first)
      return { id: index + 1, name, from, to: from + random.int(10, 30) * YEAR_DAYS }
    })
  }

  /** As many different judges as asked for, all active that day. */
  on(day: DayNumber, count: number): Judge[] {
    const active = this.#judges.filter((judge) => judge.from <= day && judge.to >= day)
    return this.#random.shuffled(active.length >= count ? active : this.#judges).slice(0, count)
  }
}
