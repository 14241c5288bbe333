import Close from '@mui/icons-material/Close'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { Suspense } from 'react'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { useStore } from '../../store.ts'
import { Text } from '../../ui/layout/parts.ts'
import { PageSkeleton } from '../../ui/loading/Skeletons.tsx'
import { closeRightDrawer, rightDrawerStore } from '../../ui/viewState.ts'
import { rightDrawerContents } from './rightDrawerContents.ts'

/** Pixels. Source: docs/rules/screens.md#sizes-and-times. */
export const RIGHT_DRAWER_WIDTH = 1000

/** Whether a click beside the drawer is on a button that keeps it open, under the veil. */
function isOnKeeper(event: object): boolean {
  if (!('clientX' in event && 'clientY' in event)) return false
  const under = document.elementsFromPoint(Number(event.clientX), Number(event.clientY))
  return under.some((element) => element.closest('[data-keeps-drawer]') !== null)
}

/** The frame on the right for what is read beside a page; empty names never open it. */
export default function RightDrawer() {
  const t = useTranslate()
  const { open, name, regnr } = useStore(rightDrawerStore)
  const Content = rightDrawerContents.get(name)
  return (
    <Drawer
      anchor="right"
      open={open && Content !== undefined}
      onClose={(event) => !isOnKeeper(event) && closeRightDrawer()}
      slotProps={{
        paper: {
          'aria-label': t('shell.drawer'),
          sx: { width: RIGHT_DRAWER_WIDTH, maxWidth: '100vw', p: 2 },
        },
      }}
    >
      <Text align="right">
        <IconButton aria-label={t('common.close')} onClick={closeRightDrawer}>
          <Close />
        </IconButton>
      </Text>
      <Suspense fallback={<PageSkeleton />}>{Content && <Content regnr={regnr} />}</Suspense>
    </Drawer>
  )
}
