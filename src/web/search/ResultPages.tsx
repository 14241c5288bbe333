import type { DogListAnswer } from '#contract/dogs.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Pages } from '../ui/links/Pages.tsx'
import { type DogSearch, searchAddress } from './addresses.ts'

interface Props {
  answer: DogListAnswer
  search: DogSearch
}

/** Links to the other pages of the results, where there are any. */
export function ResultPages({ answer, search }: Props) {
  const t = useTranslate()
  return (
    <Pages
      label={t('search.pages')}
      page={answer.page}
      count={Math.ceil(answer.total / answer.pageSize)}
      to={(page) => searchAddress({ ...search, page })}
    />
  )
}
