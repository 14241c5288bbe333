import { type DayNumber, newYear, YEAR_DAYS } from './days.ts'
import type { World } from './model.ts'
import type { Random } from './random.ts'

interface Judge {
  readonly name: string
  readonly from: DayNumber
  readonly to: DayNumber
}

const FIRST_YEAR = 1974

/** The judges of trials and of shows, each at work for ten to thirty years. */
export class JudgePanel {
  readonly #random: Random
  readonly #trial: readonly Judge[]
  readonly #show: readonly Judge[]

  constructor(world: World, random: Random) {
    this.#random = random
    const count = world.size === 'club' ? 150 : 60
    this.#trial = Array.from({ length: count }, () => appoint(world, random))
    this.#show = Array.from({ length: count }, () => appoint(world, random))
  }

  /** So many different judges of trials who are at work that day. */
  ofTrial(day: DayNumber, count: number): string[] {
    return this.#some(this.#trial, day, count)
  }

  ofShow(day: DayNumber, count: number): string[] {
    return this.#some(this.#show, day, count)
  }

  #some(panel: readonly Judge[], day: DayNumber, count: number): string[] {
    const active = panel.filter((judge) => judge.from <= day && judge.to >= day)
    const names = new Set(
      this.#random.shuffled(active.length >= count ? active : panel).map((judge) => judge.name),
    )
    return [...names].slice(0, count)
  }
}

function appoint(world: World, random: Random): Judge {
  const first = newYear(FIRST_YEAR) - 20 * YEAR_DAYS
  const from = first + random.next() * (world.today - first)
  return { name: world.people.outsider(), from, to: from + random.int(10, 30) * YEAR_DAYS }
}
