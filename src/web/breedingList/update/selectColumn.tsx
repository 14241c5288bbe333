import Checkbox from '@mui/material/Checkbox'
import type { BreedingListRow } from '#contract/breedingList.ts'
import { calledBy } from '#domain/dogs.ts'
import type { Translate } from '../../i18n/useTranslate.ts'
import type { Column } from '../../ui/table/types.ts'
import type { Selection } from './selection.ts'

/** The column by which rows are selected. */
export const selectColumn = (t: Translate, { has, toggle }: Selection): Column<BreedingListRow> => ({
  id: 'select',
  header: t('breedingList.update.select'),
  cell: ({ id, dog }) => (
    <Checkbox
      checked={has(id)}
      onChange={() => toggle(id)}
      slotProps={{ input: { 'aria-label': t('breedingList.update.selectOf', { dog: calledBy(dog) }) } }}
      sx={{ m: -1 }}
    />
  ),
  hideable: false,
  card: 'title',
})
