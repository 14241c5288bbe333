import { sheetsPdf } from '#contract/endpoints/papers.ts'
import type { ResultSheets } from '#contract/judging.ts'
import { calledBy } from '#domain/dogs.ts'
import { useMay } from '../../accounts/session/session.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { DownloadButton } from '../../ui/links/DownloadButton.tsx'
import type { OpenLine } from '../useSheets.ts'

interface Props {
  sheets: Pick<ResultSheets, 'kind' | 'trial'>
  open: OpenLine
  /** says whose it is, where several dogs are shown */
  named?: boolean
}

/** Downloads one dog's sheet as it is filled now, for those who may write it. */
export function SheetPaper({ sheets: { kind, trial }, open, named = false }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const maySave = useMay('results.save')
  const { entryId, dog } = open.line
  if (!maySave || entryId === null || trial.heldOn === null) return null
  const href = addressOf(sheetsPdf, {
    params: { id: trial.id },
    query: { kind, filled: '1', entry: entryId },
    lang: language,
  })
  return (
    <DownloadButton href={href}>
      {named ? t('paperLinks.filledOf', { dog: calledBy(dog) }) : t('paperLinks.filled')}
    </DownloadButton>
  )
}
