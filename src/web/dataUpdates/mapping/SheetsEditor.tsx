import type { PreviewSheet } from '#contract/dataMappings.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Heading } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Preview } from './Preview.tsx'
import { type EditedSheet, SheetEditor } from './SheetEditor.tsx'

interface Props<Sheet extends EditedSheet> {
  sheets: readonly Sheet[]
  onChange: (sheets: Sheet[]) => void
  /** how the beginning of each would be read; left out without a file */
  previews?: readonly (PreviewSheet | null)[]
}

/** Every sheet of a file, one after the other. */
export function SheetsEditor<Sheet extends EditedSheet>({ sheets, onChange, previews }: Props<Sheet>) {
  const t = useTranslate()
  return sheets.map((sheet, place) => {
    const title = sheet.name === null ? t('dataMappings.file') : t('dataMappings.sheet', { name: sheet.name })
    const preview = previews?.[place]
    return (
      <Section key={sheet.name} title={title}>
        <SheetEditor sheet={sheet} onChange={(changed) => onChange(sheets.with(place, changed))} />
        {preview && sheet.mapping && (
          <Block mt={3}>
            <Heading component="h3" mb={1}>
              {t('dataMappings.preview')}
            </Heading>
            <Preview preview={preview} caption={t('dataMappings.previewOf', { sheet: title })} />
          </Block>
        )}
      </Section>
    )
  })
}
