import { ALL_DOGS, type AnalysisSearch } from './addresses.ts'

type Opened = 'open' | 'openPart' | 'openSeason' | 'openPage'
type Shown = 'page' | 'sort' | 'direction' | Opened

/** What the service is asked: all but the page, the order and the dogs that are open. */
export function askedOf<Search extends AnalysisSearch>(search: Search): Omit<Search, Shown> {
  const {
    page: _page,
    sort: _sort,
    direction: _direction,
    open: _open,
    openPart: _openPart,
    openSeason: _openSeason,
    openPage: _openPage,
    ...asked
  } = search
  return asked
}

/** Which of the dogs are open: what the service is asked of them. */
export const openedOf = ({ open, openPart, openSeason, openPage }: Pick<AnalysisSearch, Opened>) => ({
  group: open === ALL_DOGS ? undefined : open,
  part: openPart,
  inSeason: openSeason,
  page: openPage,
})

/** The search with other dogs open, or (nothing) with none. */
export const withOpened = (
  search: AnalysisSearch,
  opened: Pick<AnalysisSearch, Opened> = {},
): AnalysisSearch => ({
  ...search,
  open: undefined,
  openPart: undefined,
  openSeason: undefined,
  openPage: undefined,
  ...opened,
})
