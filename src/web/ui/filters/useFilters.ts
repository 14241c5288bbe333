import { type LinkProps, useNavigate } from '@tanstack/react-router'
import type { RawSearch } from '../../searchValues.ts'

/** Narrows a list by its address: `searchOf` reads what stands behind the `?`, `to` is the address of the list. */
export function useFilters<Search extends object>(
  search: Search,
  searchOf: (raw: RawSearch) => Search,
  to: (search: Search) => LinkProps,
) {
  const navigate = useNavigate()
  const go = (next: Search) => void navigate({ ...to(next), resetScroll: false })
  return {
    go,
    /** sets one filter, and returns to the first page */
    set: (name: string) => (value: string) => go(searchOf({ ...search, page: undefined, [name]: value })),
  }
}
