import Box from '@mui/material/Box'
import type { FamilyAnswer } from '#contract/mateFinder.ts'
import { FAMILY_PARTS, type FamilyPart } from '#domain/breeding/mates/familyHealth.ts'
import { HEALTH_KINDS } from '#domain/health/codes.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { VisuallyHidden } from '../../ui/layout/parts.ts'

const PARTS = Object.keys(FAMILY_PARTS) as FamilyPart[]

/** Affected of examined by kind and part of a family. */
export function FamilyTable({ family }: { family: FamilyAnswer }) {
  const t = useTranslate()
  const kinds = HEALTH_KINDS.filter((kind) => family.parts.some((part) => part.kind === kind))
  const cell = (kind: string, part: FamilyPart) => {
    const count = family.parts.find((one) => one.kind === kind && one.part === part)
    return count ? t('mates.family.of', { affected: count.affected, examined: count.examined }) : '–'
  }
  return (
    <Box component="table" sx={TABLE}>
      <caption>
        <VisuallyHidden>{t('mates.family.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('mates.family.kind')}</th>
          {PARTS.map((part) => (
            <th key={part} scope="col">
              {t(`mates.family.parts.${part}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`health.short.${kind}`)}</th>
            {PARTS.map((part) => (
              <td key={part}>{cell(kind, part)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  )
}

const TABLE = {
  mt: 1,
  width: { xs: '100%', sm: 'auto' },
  tableLayout: { xs: 'fixed', sm: 'auto' },
  borderCollapse: 'collapse',
  hyphens: 'auto',
  fontSize: '0.875rem',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': {
    textAlign: 'right',
    px: { xs: 0.5, sm: 1.5 },
    overflowWrap: 'anywhere',
    py: 0.5,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& th:first-of-type': { textAlign: 'left', pl: 0, fontWeight: 400 },
  '& thead th': { fontWeight: 600, verticalAlign: 'bottom' },
} as const
