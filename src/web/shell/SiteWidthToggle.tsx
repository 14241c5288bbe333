import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'

/** The wide page on a mobile device. Source: docs/rules/screens.md#sizes-and-times. */
export const DESKTOP_VIEWPORT = 'width=1024, maximum-scale=2'
const MOBILE_VIEWPORT = 'width=device-width, initial-scale=1, viewport-fit=cover'

/** Lets someone on a mobile device read the page as on a desktop, and come back. */
export default function SiteWidthToggle() {
  const t = useTranslate()
  const [wide, setWide] = useState(false)
  const toggle = () => {
    const viewport = document.querySelector('meta[name="viewport"]')
    viewport?.setAttribute('content', wide ? MOBILE_VIEWPORT : DESKTOP_VIEWPORT)
    setWide(!wide)
  }
  return (
    <Button size="small" onClick={toggle} sx={{ ml: -1.25 }}>
      {t(wide ? 'shell.mobileView' : 'shell.desktopSite')}
    </Button>
  )
}
