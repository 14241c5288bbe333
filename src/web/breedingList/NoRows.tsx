import { useTranslate } from '../i18n/useTranslate.ts'
import { EmptyState } from '../ui/loading/EmptyState.tsx'

/** Why the list has no rows. @param all dogs of the breed's whole list */
export function NoRows({ all }: { all: number }) {
  const t = useTranslate()
  if (all === 0)
    return <EmptyState title={t('breedingList.noneYet')}>{t('breedingList.noneYetHelp')}</EmptyState>
  return <EmptyState title={t('breedingList.none')}>{t('breedingList.noneHelp')}</EmptyState>
}

/** There is no such breed. */
export function NoBreed() {
  const t = useTranslate()
  return <EmptyState title={t('breedingRegister.males.notFound')}>{t('breedingList.chooseHelp')}</EmptyState>
}
