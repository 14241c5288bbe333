import type { RegisterCheck } from '#contract/breedingRegister.ts'
import { formatDate, isIsoDate } from '#domain/dates.ts'
import { HealthChips } from '../dogs/health/HealthChip.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { type StateLook, StateMark } from '../ui/marks/StateMark.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'

const LOOKS: Readonly<Record<RegisterCheck['outcome'], StateLook>> = {
  met: { mark: '✓', tone: 'success' },
  notMet: { mark: '✗', tone: 'error' },
  unknown: { mark: '?', tone: 'warning' },
}

/** Each condition of the register, how it stands and why. */
export function Conditions({ conditions }: { conditions: readonly RegisterCheck[] }) {
  const t = useTranslate()
  const columns: readonly Column<RegisterCheck>[] = [
    {
      id: 'condition',
      header: t('breedingRegister.check.condition'),
      cell: ({ condition }) => t(`breedingRegister.conditions.${condition}`),
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'outcome',
      header: t('breedingRegister.check.outcome'),
      cell: ({ outcome }) => (
        <StateMark {...LOOKS[outcome]}>{t(`breedingRegister.outcomes.${outcome}`)}</StateMark>
      ),
      card: 'fact',
    },
    {
      id: 'why',
      header: t('breedingRegister.check.why'),
      cell: ({ reason, value, findings }) => (
        <>
          {t(`breedingRegister.reasons.${reason}`, {
            value: value !== null && isIsoDate(value) ? formatDate(value) : value,
          })}{' '}
          {findings.length > 0 && <HealthChips chips={findings} />}
        </>
      ),
      long: true,
      card: 'fact',
    },
  ]
  return (
    <DataTable
      caption={t('breedingRegister.check.table')}
      columns={columns}
      rows={conditions}
      rowKey={({ condition }) => condition}
    />
  )
}
