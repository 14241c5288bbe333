import Box from '@mui/material/Box'
import Pagination from '@mui/material/Pagination'
import PaginationItem, { type PaginationItemProps } from '@mui/material/PaginationItem'
import { createLink } from '@tanstack/react-router'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { DogListAnswer } from '#contract/dogs.ts'
import { type DogSearch, paths } from '../paths.ts'

function ItemBase({ ref, ...props }: PaginationItemProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <PaginationItem ref={ref as Ref<HTMLDivElement>} component="a" {...props} />
}

const ItemLink = createLink(ItemBase)

/** Links to the other pages of the results, where there are any. */
export function ResultPages({ answer, search }: { answer: DogListAnswer; search: DogSearch }) {
  const { t } = useTranslation()
  const pages = Math.ceil(answer.total / answer.pageSize)
  if (pages < 2) return null
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', mt: 3 }}>
      <Pagination
        count={pages}
        page={answer.page}
        aria-label={t('search.pages')}
        renderItem={(item) => {
          const page = item.page ?? 1
          if (item.disabled || item.type.endsWith('ellipsis')) return <PaginationItem {...item} />
          return <ItemLink {...item} {...paths.search({ ...search, page: page > 1 ? page : undefined })} />
        }}
      />
    </Box>
  )
}
