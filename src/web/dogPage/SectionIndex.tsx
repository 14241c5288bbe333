import Box from '@mui/material/Box'
import { useTranslate } from '../i18n/useTranslate.ts'
import { BELOW_BAR } from '../ui/theme/scales.ts'
import type { DogSection } from './sections.ts'
import { useActiveSection } from './useActiveSection.ts'

/** The parts of the page as a line that stays in view; the part being read is marked. */
export function SectionIndex({ sections }: { sections: readonly DogSection[] }) {
  const t = useTranslate()
  const active = useActiveSection(sections)
  return (
    <Box component="nav" aria-label={t('dogs.sections.index')} data-print="no" data-bar sx={barStyle}>
      <Box component="ul" sx={listStyle}>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={active === id ? 'location' : undefined}>
              {t(`dogs.sections.${text}`)}
            </a>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const barStyle = {
  position: 'sticky',
  top: BELOW_BAR,
  zIndex: 2,
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  mx: { xs: -2, sm: 0 },
  px: { xs: 1, sm: 0 },
  mt: 3,
} as const

const listStyle = {
  display: 'flex',
  gap: { xs: 0.5, md: 1.5 },
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  m: 0,
  p: 0,
  '& a': {
    display: 'block',
    px: 1,
    py: 1.25,
    color: 'text.secondary',
    fontWeight: 600,
    fontSize: '0.9375rem',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottom: 3,
    borderColor: 'transparent',
  },
  '& a:hover': { color: 'text.primary' },
  '& a:focus-visible': { outlineOffset: '-3px' },
  '& a[aria-current]': { color: 'primary.main', borderColor: 'primary.main' },
} as const
