import { useTranslation } from 'react-i18next'
import type { DogListAnswer } from '#contract/dogs.ts'
import { type DogSearch, paths } from '../paths.ts'
import { Pages } from '../ui/Pages.tsx'

interface Props {
  answer: DogListAnswer
  search: DogSearch
}

/** Links to the other pages of the results, where there are any. */
export function ResultPages({ answer, search }: Props) {
  const { t } = useTranslation()
  return (
    <Pages
      label={t('search.pages')}
      page={answer.page}
      count={Math.ceil(answer.total / answer.pageSize)}
      to={(page) => paths.search({ ...search, page })}
    />
  )
}
