import type { AnalysisSearch } from './addresses.ts'

type Shown = 'page' | 'sort' | 'direction' | 'open' | 'openPage'

/** What the service is asked: all but the page, the order and the dogs that are open. */
export function askedOf<Search extends AnalysisSearch>(search: Search): Omit<Search, Shown> {
  const {
    page: _page,
    sort: _sort,
    direction: _direction,
    open: _open,
    openPage: _openPage,
    ...asked
  } = search
  return asked
}
