import type { LinkProps } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../layout/parts.ts'
import { AppLink } from '../links/AppLink.tsx'
import { DataTable } from './DataTable.tsx'
import type { Column } from './types.ts'

/** Text, or a number that leads to what is behind it. */
export type DetailCell = string | { readonly text: string; readonly link: LinkProps | undefined }

interface Props {
  caption: string
  heads: readonly string[]
  /** the first cell of a row is its heading */
  rows: readonly (readonly DetailCell[])[]
  /** whether it is printed, unfolded */
  printed?: boolean | undefined
}

/** So many columns fit on a phone. */
const NARROW = 2

/** The table beside a picture: folded away for the eye, always there for a screen reader to open. */
export function TableDetails({ caption, heads, rows, printed = false }: Props) {
  const t = useTranslate()
  return (
    <Block component="details" mt={0.5} data-print={printed ? 'unfolded' : 'no'}>
      <Text component="summary" tone="muted" size="smaller">
        {t('dogs.asTable')}
      </Text>
      <DataTable
        caption={caption}
        rows={rows}
        rowKey={([first = '']) => textOf(first)}
        cardsBelow={heads.length > NARROW ? 'sm' : 'never'}
        columns={heads.map(
          (header, index): Column<readonly DetailCell[]> => ({
            id: String(index),
            header,
            cell: (row) => <Cell cell={row[index]} />,
            rowHeader: index === 0,
            align: index === 0 ? undefined : 'right',
            card: index === 0 ? 'title' : 'fact',
          }),
        )}
      />
    </Block>
  )
}

const textOf = (cell: DetailCell): string => (typeof cell === 'string' ? cell : cell.text)

function Cell({ cell = '' }: { cell: DetailCell | undefined }) {
  if (typeof cell === 'string' || !cell.link) return textOf(cell)
  return (
    <AppLink {...cell.link} resetScroll={false} underline="always">
      {cell.text}
    </AppLink>
  )
}
