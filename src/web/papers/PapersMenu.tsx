import { useTranslation } from 'react-i18next'
import { recordPath, resultListPath, sheetsPath, startListPath } from '#contract/addresses.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { useMay } from '../accounts/session.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { DownloadMenu } from '../ui/DownloadMenu.tsx'
import { LIST_FORMATS, type ListFormat } from './listFormats.ts'

interface Props {
  trial: {
    readonly id: number
    /** null: it has no day yet, so no rules to judge by */
    readonly date: string | null
    /** null: it is not published */
    readonly kaerNr: number | null
  }
  /** whose sheets are offered */
  kinds: readonly SheetKind[]
}

/** The papers of a trial for those who may write its results down. */
export function PapersMenu({ trial, kinds }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const maySave = useMay('results.save')
  const { id, date, kaerNr } = trial
  if (!maySave) return null
  const sheets = kinds.flatMap((one) =>
    [false, true].map((filled) => ({
      label: t(`paperLinks.sheets.${one}.${filled ? 'filled' : 'empty'}`),
      href: sheetsPath(id, one, { filled }, language),
    })),
  )
  const inFormats = (label: string, hrefOf: (format: ListFormat) => string) =>
    LIST_FORMATS.map(([format, name]) => ({ label: t(label, { format: name }), href: hrefOf(format) }))
  return (
    <DownloadMenu
      label={t('paperLinks.title')}
      groups={[
        inFormats('paperLinks.startList', (format) => startListPath(id, format, language)),
        date === null ? [] : [...sheets, { label: t('paperLinks.record'), href: recordPath(id, language) }],
        date === null || kaerNr === null
          ? []
          : inFormats('paperLinks.resultList', (format) => resultListPath(date, kaerNr, format, language)),
      ]}
    />
  )
}
