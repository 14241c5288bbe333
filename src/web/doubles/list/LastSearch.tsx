import Button from '@mui/material/Button'
import type { DoubleSearch } from '#contract/doubles.ts'
import { doublePairs, searchDoubles } from '#contract/endpoints/doubles.ts'
import { useChange } from '../../client/useChange.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import { toastRefusal } from '../../ui/toasts/toastRefusal.ts'
import { formatNumber } from '../../ui/values/numbers.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'

interface Props {
  /** null: there was none yet; undefined: that is not known yet */
  search: DoubleSearch | null | undefined
}

/** When records were compared last, and another time now; a search that is under way can be left, and goes on. */
export function LastSearch({ search }: Props) {
  const t = useTranslate()
  const isRunning = search?.finishedAt === null
  const { mutate, isPending } = useChange(searchDoubles, {
    invalidates: [doublePairs],
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <Row align="center" gap={2} mb={3} minHeight={40}>
      <Button
        variant="contained"
        disabled={isRunning || search === undefined}
        loading={isPending}
        onClick={() => mutate(undefined)}
      >
        {t('doubles.search')}
      </Button>
      <Text role="status" tone="muted">
        {isRunning && t('doubles.searching')}
        {search === null && t('doubles.neverSearched')}
        {search?.finishedAt && <Finished search={search} at={search.finishedAt} />}
      </Text>
    </Row>
  )
}

function Finished({ search: { dogs, candidates }, at }: { search: DoubleSearch; at: string }) {
  const t = useTranslate()
  const language = useLanguage()
  const counts = { dogs: formatNumber(language, dogs), candidates: formatNumber(language, candidates) }
  return (
    <>
      {t('doubles.searched')} <TimeText moment={at} />: {t('doubles.searchedOf', counts)}
    </>
  )
}
