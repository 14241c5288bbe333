import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { ATTACHMENT_MAX_BYTES, CSV_TYPE, XLSX_TYPE } from '#contract/constants.ts'
import { treasury } from '#contract/endpoints/money.ts'
import { importSettlements, previewSettlements, settlements } from '#contract/endpoints/settlements.ts'
import type { SettlementPreview } from '#contract/settlements.ts'
import { useService } from '../client/service.ts'
import { useChosenChange } from '../client/useChange.ts'
import type { TextKey } from '../i18n/textKeys.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FileButton } from '../ui/inputs/FileButton.tsx'
import { Block, Row, Span, Text } from '../ui/layout/parts.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { settlementColumns } from './settlementColumns.tsx'

interface ChosenReport {
  readonly name: string
  readonly content: Blob
}
interface Chosen extends ChosenReport {
  readonly preview: SettlementPreview
}

/** The service tells by the type whether it is a text or a workbook. */
const contentOf = (file: File): Blob =>
  new Blob([file], { type: file.name.toLowerCase().endsWith('.xlsx') ? XLSX_TYPE : CSV_TYPE })

/** Leads to where a settlement report is fetched, and once it is chosen shows what it says, and imports it. */
export function ReportImport({ panel }: { panel: string | null }) {
  const t = useTranslate()
  const language = useLanguage()
  const limit = useService().data?.fileLimits.attachment ?? ATTACHMENT_MAX_BYTES
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<TextKey | null>(null)
  const { mutate, isPending } = useChosenChange(
    ({ content }: ChosenReport) => ({ call: previewSettlements, body: content }),
    {
      onSuccess: (preview, report) => setChosen({ ...report, preview }),
      onError: (error) => toastRefusal(t, error),
    },
  )
  const choose = (file: File) => {
    setChosen(null)
    setProblem(file.size > limit ? 'errors.FILE_TOO_LARGE' : null)
    if (file.size <= limit) mutate({ name: file.name, content: contentOf(file) })
  }
  return (
    <Block mb={3}>
      <Row align="center" gap={2}>
        <FileButton label={t('settlements.choose')} loading={isPending} onChoose={choose} />
        {panel && (
          <Link href={`${panel}?lang=${language}`} target="_blank" rel="noopener noreferrer">
            {t('settlements.panel')}
          </Link>
        )}
      </Row>
      {problem && (
        <Text tone="error" strong mt={1} role="alert">
          {t(problem)}
        </Text>
      )}
      {chosen && <Preview chosen={chosen} onDone={() => setChosen(null)} />}
    </Block>
  )
}

function Preview({ chosen: { name, content, preview }, onDone }: { chosen: Chosen; onDone: () => void }) {
  const t = useTranslate()
  const language = useLanguage()
  const fresh = preview.settlements.filter(({ known }) => !known)
  const { mutate, isPending } = useChosenChange(
    () => ({
      call: importSettlements,
      body: content,
      query: { hash: preview.hash, fileName: name.slice(0, 200) },
    }),
    {
      invalidates: [settlements, treasury],
      onSuccess: ({ imported }) => {
        showSuccess(t('settlements.imported', { count: imported }))
        onDone()
      },
      onError: (error) => toastRefusal(t, error),
    },
  )
  return (
    <Block mt={2}>
      <Text strong mb={1}>
        {t('settlements.preview', { file: name })}
      </Text>
      <DataTable
        caption={t('settlements.preview', { file: name })}
        columns={settlementColumns(t, language)}
        rows={preview.settlements}
        rowKey={({ reference }) => reference}
        cardsBelow="md"
      />
      <Row align="center" gap={2} mt={2}>
        <Button
          variant="contained"
          disabled={fresh.length === 0}
          loading={isPending}
          onClick={() => mutate(undefined)}
        >
          {t('settlements.import', { count: fresh.length })}
        </Button>
        <Button onClick={onDone}>{t('common.cancel')}</Button>
        {fresh.length < preview.settlements.length && <Span tone="muted">{t('settlements.someKnown')}</Span>}
      </Row>
    </Block>
  )
}
