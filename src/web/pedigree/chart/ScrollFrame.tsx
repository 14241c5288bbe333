import Box from '@mui/material/Box'
import type { ReactNode, RefObject } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import { useSideScroll } from './useSideScroll.ts'

interface Props {
  /** what scrolls inside */
  part: RefObject<HTMLElement | null>
  children: ReactNode
}

/** Shows of a part that scrolls sideways on which side there is more: its edge fades, and until it has been scrolled a line says so. */
export function ScrollFrame({ part, children }: Props) {
  const t = useTranslate()
  const { left, right, moved } = useSideScroll(part)
  const scrolls = left || right
  return (
    <Box sx={frameStyle} data-scrolls={scrolls ? '' : undefined}>
      {scrolls && (
        <Text
          component="p"
          tone="muted"
          size="smaller"
          mb={1}
          data-print="no"
          style={{ visibility: moved ? 'hidden' : undefined }}
        >
          {t('pedigree.scrollHint')} <span aria-hidden>→</span>
        </Text>
      )}
      <Box sx={{ position: 'relative' }}>
        {children}
        {left && (
          <Box
            aria-hidden
            data-print="no"
            sx={[edge, { left: { xs: -16, sm: 0 }, transform: 'scaleX(-1)' }]}
          />
        )}
        {right && <Box aria-hidden data-print="no" sx={[edge, { right: { xs: -16, sm: 0 } }]} />}
      </Box>
    </Box>
  )
}

/** On paper everything lies side by side, and the frame is not there. */
const frameStyle = { '@media print': { '&, & > div': { display: 'contents' } } } as const

const edge = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  width: 40,
  pointerEvents: 'none',
  background: 'linear-gradient(to right, transparent, var(--k-palette-background-default))',
} as const
