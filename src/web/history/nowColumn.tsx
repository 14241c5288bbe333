import type { Translate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import type { Column } from '../ui/table/types.ts'

/**
 * Beside what was recorded on a day, what is recorded now where it differs.
 * @param then a row in words; null: nothing was recorded
 * @param now the same row now; null: there is nothing now
 */
export function nowColumn<Row>(
  t: Translate,
  then: (row: Row) => string | null,
  now: (row: Row) => string | null,
): Column<Row> {
  return {
    id: 'now',
    header: t('history.now'),
    cell: (row) => {
      const is = now(row)
      if (is === then(row)) return <Text tone="muted">{t('history.same')}</Text>
      return <Text strong>{is ?? t('history.nothing')}</Text>
    },
    long: true,
    card: 'fact',
  }
}
