import Box from '@mui/material/Box'
import { billPdf } from '#contract/endpoints/papers.ts'
import type { OwnEntry } from '#contract/ownEntries.ts'
import { formatDate } from '#domain/dates.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { groupedByFour, groupedReference } from '#domain/payments/reference.ts'
import { addressOf } from '../../client/address.ts'
import { useLanguage } from '../../i18n/useLanguage.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, PlainList, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { DownloadButton } from '../../ui/links/DownloadButton.tsx'
import { formatNumber } from '../../ui/values/numbers.ts'
import { QrCode } from '../../ui/values/QrCode.tsx'
import { CopyLine } from './CopyLine.tsx'

/** How to pay by bank transfer: everything that a bank asks for, to copy, to scan and to print. */
export function BillSection({ entry }: { entry: OwnEntry }) {
  const t = useTranslate()
  const language = useLanguage()
  const { bill } = entry.money
  if (bill === null) return null
  const { payee, amountCents, reference, dueOn, barcode, epc } = bill
  return (
    <Section title={t('ownEntries.bill.title')}>
      <Text measure="text" mb={2}>
        {t('ownEntries.bill.help')}
      </Text>
      <Box sx={COLUMNS}>
        <PlainList aria-label={t('ownEntries.bill.title')}>
          <CopyLine label={t('ownEntries.bill.payee')} value={payee.name} />
          <CopyLine label={t('ownEntries.bill.iban')} value={groupedByFour(payee.iban)} copied={payee.iban} />
          <CopyLine label={t('ownEntries.bill.bic')} value={payee.bic} />
          <CopyLine
            label={t('ownEntries.bill.reference')}
            value={groupedReference(reference)}
            copied={reference}
          />
          <CopyLine
            label={t('ownEntries.bill.amount')}
            value={formatEuros(amountCents, language)}
            copied={formatNumber(language, amountCents / 100, 2)}
          />
          <CopyLine label={t('ownEntries.bill.due')} value={formatDate(dueOn)} />
          {barcode && <CopyLine label={t('ownEntries.bill.barcode')} value={barcode} copied={barcode} />}
        </PlainList>
        <Block data-print="no">
          <QrCode text={epc} label={t('ownEntries.bill.qr')} />
          <Text tone="muted" size="small" mt={1} measure="narrow">
            {t('ownEntries.bill.qrHelp')}
          </Text>
        </Block>
      </Box>
      <Block mt={2} data-print="no">
        <DownloadButton href={addressOf(billPdf, { params: { id: entry.id }, lang: language })}>
          {t('ownEntries.bill.pdf')}
        </DownloadButton>
      </Block>
    </Section>
  )
}

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 30rem) auto' },
  columnGap: 6,
  rowGap: 3,
} as const
