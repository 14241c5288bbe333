import { breedPedigreeFile } from '#contract/endpoints/exports.ts'
import { PEDIGREE_FORMATS, type PedigreeFormat } from '#domain/exports/pedigreeFormats.ts'
import { addressOf } from '../client/address.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { DownloadButton } from '../ui/links/DownloadButton.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'

const PROGRAMS: Readonly<Record<PedigreeFormat, string>> = {
  optisel: 'optiSel',
  pmx: 'PMx',
  poprep: 'PopRep',
}

/** The pedigree of a breed as files for other programs. */
export function FilesSection({ breed }: { breed: string }) {
  const t = useTranslate()
  return (
    <Section title={t('population.files.title')}>
      <Text tone="muted" measure="text" mb={2}>
        {t('population.files.lead')}
      </Text>
      <DataTable
        caption={t('population.files.table')}
        rows={PEDIGREE_FORMATS}
        rowKey={(format) => format}
        columns={[
          {
            id: 'program',
            header: t('population.files.program'),
            cell: (format) => PROGRAMS[format],
            rowHeader: true,
            card: 'title',
          },
          {
            id: 'use',
            header: t('population.files.use'),
            cell: (format) => t(`population.files.${format}`),
            card: 'fact',
          },
          {
            id: 'file',
            header: t('population.files.file'),
            cell: (format) => (
              <DownloadButton
                href={addressOf(breedPedigreeFile, { params: { id: breed, format } })}
                file={t('population.files.save', { program: PROGRAMS[format] })}
              >
                {t('population.files.save', { program: PROGRAMS[format] })}
              </DownloadButton>
            ),
            card: 'actions',
          },
        ]}
      />
    </Section>
  )
}
