import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import usePagination, { type UsePaginationItem } from '@mui/material/usePagination'
import { useTranslation } from 'react-i18next'
import type { DogListAnswer } from '#contract/dogs.ts'
import { type DogSearch, paths } from '../paths.ts'
import { AppLink } from '../ui/AppLink.tsx'

interface Props {
  answer: DogListAnswer
  search: DogSearch
}

/** Links to the other pages of the results, where there are any. */
export function ResultPages({ answer, search }: Props) {
  const { t } = useTranslation()
  const count = Math.ceil(answer.total / answer.pageSize)
  const { items } = usePagination({ count, page: answer.page })
  if (count < 2) return null
  return (
    <Box component="nav" aria-label={t('search.pages')} data-print="no">
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 0.5, m: 0, mt: 3, p: 0 }}
      >
        {items.map((item) => (
          <Box component="li" key={`${item.type} ${item.page}`} sx={{ listStyle: 'none' }}>
            <PageItem item={item} search={search} />
          </Box>
        ))}
      </Box>
    </Box>
  )
}

const ITEM = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 40,
  minHeight: 40,
  px: 1,
  borderRadius: 1,
} as const

function PageItem({ item, search }: { item: UsePaginationItem; search: DogSearch }) {
  const { t } = useTranslation()
  if (item.type.endsWith('ellipsis')) return <Box sx={{ ...ITEM, color: 'text.secondary' }}>…</Box>
  if (item.disabled) return null
  const page = item.page ?? 1
  const target = paths.search({ ...search, page: page > 1 ? page : undefined })
  if (item.type === 'previous' || item.type === 'next') {
    return (
      <AppLink {...target} underline="none" aria-label={t(`common.${item.type}`)} sx={ITEM}>
        {item.type === 'next' ? <ChevronRight /> : <ChevronLeft />}
      </AppLink>
    )
  }
  const current = item.selected ? { backgroundColor: 'primary.main', color: 'primary.contrastText' } : {}
  return (
    <AppLink
      {...target}
      underline="none"
      aria-current={item.selected ? 'page' : undefined}
      sx={{ ...ITEM, ...current, fontWeight: item.selected ? 650 : 400 }}
    >
      {page}
    </AppLink>
  )
}
