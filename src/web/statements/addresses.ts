import { linkOptions } from '@tanstack/react-router'
import { PUBLIC_PAGES } from '#contract/pages.ts'

export const privacyAddress = () => linkOptions({ to: PUBLIC_PAGES.privacy })
export const termsAddress = () => linkOptions({ to: PUBLIC_PAGES.terms })
export const contactAddress = () => linkOptions({ to: PUBLIC_PAGES.contact })
export const accessibilityAddress = () => linkOptions({ to: PUBLIC_PAGES.accessibility })
