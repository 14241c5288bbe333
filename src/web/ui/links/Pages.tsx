import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import usePagination, { type UsePaginationItem } from '@mui/material/usePagination'
import { type LinkProps, Navigate } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { AppLink } from './AppLink.tsx'

interface Props {
  /** the name of this navigation */
  label: string
  page: number
  /** how many pages there are */
  count: number
  /** where a page is; the first without its number */
  to: (page: number | undefined) => LinkProps
}

/** Links to the other pages of a list, where there are any; from a page beyond the last it leads to that. */
export function Pages({ label, page, count, to }: Props) {
  const { items } = usePagination({ count, page })
  if (count > 0 && page > count) return <Navigate {...to(count > 1 ? count : undefined)} replace />
  if (count < 2) return null
  return (
    <Box component="nav" aria-label={label} data-print="no">
      <Box
        component="ul"
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 0.5, m: 0, mt: 3, p: 0 }}
      >
        {items.map((item) => (
          <Box component="li" key={`${item.type} ${item.page}`} sx={{ listStyle: 'none' }}>
            <PageItem item={item} to={to} />
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
  minWidth: 44,
  minHeight: 44,
  px: 1,
  borderRadius: 1,
} as const

function PageItem({ item, to }: { item: UsePaginationItem } & Pick<Props, 'to'>) {
  const t = useTranslate()
  if (item.type.endsWith('ellipsis')) return <Box sx={{ ...ITEM, color: 'text.secondary' }}>…</Box>
  if (item.disabled) return null
  const page = item.page ?? 1
  const target = to(page > 1 ? page : undefined)
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
