import type { AnswerOf } from '#contract/calls.ts'
import type { StaffStatement } from '#contract/dogHealth.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { healthLabel, healthValue, scaleName, useHealthWords } from '../../dogs/health/healthTexts.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import type { IdentityAddress } from '../addresses.ts'
import { useRecordSource } from '../sources/sourceColumns.tsx'

/** The columns of a dog's health statements; `address` opens the form of one. */
export function useStatementColumns(
  sources: AnswerOf<typeof dogSources>,
  address: (row: string) => IdentityAddress,
): readonly Column<StaffStatement>[] {
  const t = useTranslate()
  const words = useHealthWords()
  return [
    {
      id: 'statement',
      header: t('identity.columns.record'),
      cell: (statement) => (
        <Block>
          <Text strong>{healthLabel(words, statement)}</Text>
          <Text tone="muted" size="smaller">
            {[
              scaleName(words, statement.scale) ?? statement.scale,
              sidesOf(statement, (value) => healthValue(words, { scale: statement.scale, value })),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Block>
      ),
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'examinedOn',
      header: t('identity.statements.examinedOn'),
      cell: ({ examinedOn }) => <DateText date={examinedOn} />,
      isEmpty: ({ examinedOn }) => examinedOn === null,
      card: 'fact',
      width: '7rem',
    },
    {
      id: 'certificate',
      header: t('identity.statements.certificate'),
      cell: ({ certificate, remark }) => [certificate, remark].filter(Boolean).join('. ') || '–',
      isEmpty: ({ certificate, remark }) => certificate === '' && remark === '',
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'source',
      header: t('identity.statements.source'),
      cell: ({ source }) => t(`health.sources.${source ?? 'unknown'}`),
      card: 'fact',
      width: '8rem',
    },
    useRecordSource<StaffStatement>(sources, 'health'),
    {
      id: 'change',
      header: t('identity.columns.change'),
      cell: (statement) => (
        <LinkButton
          {...address(String(statement.id))}
          size="small"
          variant="outlined"
          resetScroll={false}
          aria-label={t('identity.changeOf', { what: healthLabel(words, statement) })}
        >
          {t('identity.change')}
        </LinkButton>
      ),
      card: 'actions',
      width: '7rem',
    },
  ]
}

const sidesOf = ({ left, right }: StaffStatement, said: (value: string) => string): string =>
  left === '' && right === '' ? '' : [left, right].map((side) => (side === '' ? '–' : said(side))).join(' / ')
