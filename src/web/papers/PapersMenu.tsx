import { recordPdf, sheetsPdf } from '#contract/endpoints/papers.ts'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { useMay } from '../accounts/session/session.ts'
import { addressOf } from '../client/address.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { DownloadMenu } from '../ui/links/DownloadMenu.tsx'
import { RESULT_LISTS, START_LISTS } from './listFormats.ts'

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
  const t = useTranslate()
  const lang = useLanguage()
  const maySave = useMay('results.save')
  const { id, date, kaerNr } = trial
  if (!maySave) return null
  const params = { id }
  const sheets = kinds.flatMap((kind) =>
    [undefined, '1' as const].map((filled) => ({
      label: t(`paperLinks.sheets.${kind}.${filled ? 'filled' : 'empty'}`),
      href: addressOf(sheetsPdf, { params, query: { kind, filled }, lang }),
    })),
  )
  const startLists = START_LISTS.map(({ label, call }) => ({
    label: t('paperLinks.startList', { format: label }),
    href: addressOf(call, { params, query: { reserve: '1' }, lang }),
  }))
  const resultLists = (trialDate: string, number: number) =>
    RESULT_LISTS.map(({ label, call }) => ({
      label: t('paperLinks.resultList', { format: label }),
      href: addressOf(call, { params: { trialDate, kaerNr: number }, lang }),
    }))
  return (
    <DownloadMenu
      label={t('paperLinks.title')}
      groups={[
        startLists,
        date === null
          ? []
          : [...sheets, { label: t('paperLinks.record'), href: addressOf(recordPdf, { params, lang }) }],
        date === null || kaerNr === null ? [] : resultLists(date, kaerNr),
      ]}
    />
  )
}
