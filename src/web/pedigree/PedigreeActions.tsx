import Print from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useNavigate } from '@tanstack/react-router'
import { pedigreePdf } from '#contract/endpoints/pedigree.ts'
import { PEDIGREE_GENERATIONS } from '#contract/firstConstants.ts'
import { addressOf } from '../client/address.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row } from '../ui/layout/parts.ts'
import { DownloadButton } from '../ui/links/DownloadButton.tsx'
import { type PedigreeSearch, pedigreeAddress } from './addresses.ts'

interface Props {
  regnr: string
  generations: number
  view: PedigreeSearch['view']
}

/** How many generations, chart or list, and the ways onto paper. */
export function PedigreeActions({ regnr, generations, view }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const navigate = useNavigate()
  const show = (search: PedigreeSearch) =>
    void navigate({
      ...pedigreeAddress(regnr, { generations, view, ...search }),
      replace: true,
      resetScroll: false,
    })
  return (
    <Row align="center" gap={1.5}>
      <ToggleButtonGroup
        exclusive
        color="primary"
        size="small"
        value={generations}
        aria-label={t('pedigree.generations')}
        onChange={(_, value: number | null) => value !== null && show({ generations: value })}
      >
        {PEDIGREE_GENERATIONS.map((count) => (
          <ToggleButton
            key={count}
            value={count}
            aria-label={t('pedigree.generationsN', { count })}
            sx={{ ...choice, minWidth: 40 }}
          >
            {count}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <ToggleButtonGroup
        exclusive
        color="primary"
        size="small"
        value={view ?? 'chart'}
        aria-label={t('pedigree.view')}
        onChange={(_, value: string | null) => value && show({ view: value === 'list' ? 'list' : undefined })}
      >
        <ToggleButton value="chart" sx={choice}>
          {t('pedigree.chart')}
        </ToggleButton>
        <ToggleButton value="list" sx={choice}>
          {t('pedigree.list')}
        </ToggleButton>
      </ToggleButtonGroup>
      <DownloadButton
        href={addressOf(pedigreePdf, { params: { regnr }, query: { generations }, lang: language })}
        file={t('pedigree.title', { name: regnr })}
      >
        {t('pedigree.pdf')}
      </DownloadButton>
      <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
        {t('pedigree.print')}
      </Button>
    </Row>
  )
}

const choice = { color: 'text.secondary', fontWeight: 600 } as const
