import { useState } from 'react'
import type { ListFilter } from '../addresses.ts'
import type { Chosen } from '../queries.ts'

/** Which entries are selected: some by their ids, or all that the list is narrowed to. */
export interface Selection {
  readonly isAll: boolean
  readonly count: number
  readonly has: (id: number) => boolean
  readonly toggle: (id: number) => void
  readonly add: (ids: readonly number[]) => void
  readonly selectAll: () => void
  readonly clear: () => void
  readonly chosen: Chosen
}

/** @param filter what the list is narrowed to @param ids of the rows in view, which are kept where one is taken out of all @param total how many match */
export function useSelection(filter: ListFilter, ids: readonly number[], total: number): Selection {
  const [isAll, setAll] = useState(false)
  const [some, setSome] = useState<ReadonlySet<number>>(new Set())
  const choose = (next: ReadonlySet<number>) => {
    setAll(false)
    setSome(next)
  }
  return {
    isAll,
    count: isAll ? total : some.size,
    has: (id) => isAll || some.has(id),
    toggle: (id) => {
      const next = new Set(isAll ? ids : some)
      if (!next.delete(id)) next.add(id)
      choose(next)
    },
    add: (more) => choose(new Set([...some, ...more])),
    selectAll: () => setAll(true),
    clear: () => choose(new Set()),
    chosen: isAll ? { filter } : { ids: [...some] },
  }
}
