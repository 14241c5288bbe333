import Button from '@mui/material/Button'
import type { BreedingListAnswer } from '#contract/breedingList.ts'
import { LIST_UPDATE_MAX } from '#contract/breedingListConstants.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Row, Text } from '../../ui/layout/parts.ts'
import type { Selection } from './selection.ts'

interface Props {
  answer: BreedingListAnswer
  selection: Selection
}

/** How many dogs are selected, and ways to select many or none. */
export function SelectionBar({ answer, selection }: Props) {
  const t = useTranslate()
  const { rows, total } = answer
  const { count, isAll } = selection
  return (
    <Row align="center" gap={1.5} data-print="no">
      <Text role="status" tone={count === 0 ? 'muted' : undefined}>
        {isAll
          ? t('breedingList.update.allSelected', { count })
          : t('breedingList.update.selected', { count })}
      </Text>
      <Button size="small" disabled={isAll} onClick={() => selection.add(rows.map(({ id }) => id))}>
        {t('breedingList.update.selectPage')}
      </Button>
      {total > rows.length && total <= LIST_UPDATE_MAX && (
        <Button size="small" disabled={isAll} onClick={selection.selectAll}>
          {t('breedingList.update.selectAll', { count: total })}
        </Button>
      )}
      <Button size="small" disabled={count === 0} onClick={selection.clear}>
        {t('breedingList.update.clear')}
      </Button>
    </Row>
  )
}
