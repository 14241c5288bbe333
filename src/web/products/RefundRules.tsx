import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { refundRules } from '#contract/endpoints/products.ts'
import type { RefundRuleDetails } from '#contract/refundRules.ts'
import { formatDate } from '#domain/dates.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { queryOf } from '../client/queries.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Confirmation } from '../rulebooks/Confirmation.tsx'
import { Block, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { RefundRuleDialog } from './RefundRuleDialog.tsx'

/** What comes back when an entrant cancels, by ground and day. */
export function RefundRules() {
  const t = useTranslate()
  const rules = useQuery(queryOf(refundRules))
  const [opened, setOpened] = useState<RefundRuleDetails | 'new' | null>(null)
  return (
    <Section title={t('products.refunds.title')}>
      <Text mb={2} measure="text">
        {t('products.refunds.lead')}
      </Text>
      <Loaded query={rules} failed={t('products.refunds.failed')} rows={6} rowHeight={44}>
        {(list) => <Rules rules={list.rules} onOpen={setOpened} />}
      </Loaded>
      <Block mt={2}>
        <Button variant="outlined" onClick={() => setOpened('new')}>
          {t('products.refunds.add')}
        </Button>
      </Block>
      {opened && <RefundRuleDialog rule={opened === 'new' ? null : opened} onClose={() => setOpened(null)} />}
    </Section>
  )
}

interface Props {
  rules: readonly RefundRuleDetails[]
  onOpen: (rule: RefundRuleDetails) => void
}

function Rules({ rules, onOpen }: Props) {
  const t = useTranslate()
  return (
    <DataTable
      caption={t('products.refunds.title')}
      columns={useRuleColumns(onOpen)}
      rows={rules}
      rowKey={({ id }) => String(id)}
      cardsBelow="md"
    />
  )
}

function useRuleColumns(onOpen: Props['onOpen']): readonly Column<RefundRuleDetails>[] {
  const t = useTranslate()
  const language = useLanguage()
  return [
    {
      id: 'ground',
      header: t('products.refunds.ground'),
      cell: ({ ground }) => t(`ownEntries.claim.grounds.${ground}`),
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'share',
      header: t('products.refunds.share'),
      cell: ({ share }) => `${share} %`,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'handling',
      header: t('products.refunds.handling'),
      cell: ({ handlingCents }) => (handlingCents === 0 ? '–' : formatEuros(handlingCents, language)),
      align: 'right',
      card: 'fact',
    },
    {
      id: 'certificate',
      header: t('products.refunds.certificate'),
      cell: ({ needsCertificate }) =>
        t(needsCertificate ? 'products.refunds.needed' : 'products.refunds.notNeeded'),
      card: 'fact',
    },
    {
      id: 'valid',
      header: t('products.columns.valid'),
      cell: ({ validFrom, validTo }) =>
        validTo === null
          ? t('products.from', { from: formatDate(validFrom) })
          : t('products.fromTo', { from: formatDate(validFrom), to: formatDate(validTo) }),
      card: 'fact',
    },
    {
      id: 'confirmed',
      header: t('products.columns.confirmed'),
      cell: ({ confirmed }) => <Confirmation confirmed={confirmed} />,
      card: 'fact',
    },
    {
      id: 'change',
      header: t('products.refunds.change'),
      cell: (rule) => (
        <Button
          size="small"
          aria-label={t('products.refunds.changeOf', {
            ground: t(`ownEntries.claim.grounds.${rule.ground}`),
            from: formatDate(rule.validFrom),
          })}
          onClick={() => onOpen(rule)}
        >
          {t('products.refunds.change')}
        </Button>
      ),
      card: 'actions',
    },
  ]
}
