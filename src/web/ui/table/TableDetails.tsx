import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../layout/parts.ts'
import { DataTable } from './DataTable.tsx'
import type { Column } from './types.ts'

interface Props {
  caption: string
  heads: readonly string[]
  /** cells as text; the first of a row is its heading */
  rows: readonly (readonly string[])[]
}

/** So many columns fit on a phone. */
const NARROW = 2

/** The table beside a picture: folded away for the eye, always there for a screen reader to open. */
export function TableDetails({ caption, heads, rows }: Props) {
  const t = useTranslate()
  return (
    <Block component="details" mt={0.5} data-print="no">
      <Text component="summary" tone="muted" size="smaller">
        {t('dogs.asTable')}
      </Text>
      <DataTable
        caption={caption}
        rows={rows}
        rowKey={([first = '']) => first}
        cardsBelow={heads.length > NARROW ? 'sm' : 'never'}
        columns={heads.map(
          (header, index): Column<readonly string[]> => ({
            id: String(index),
            header,
            cell: (row) => row[index],
            rowHeader: index === 0,
            align: index === 0 ? undefined : 'right',
            card: index === 0 ? 'title' : 'fact',
          }),
        )}
      />
    </Block>
  )
}
