import { linkOptions } from '@tanstack/react-router'

export const PRIVACY_PATH = '/tietosuoja'
export const privacyAddress = () => linkOptions({ to: PRIVACY_PATH })
export const TERMS_PATH = '/kayttoehdot'
export const termsAddress = () => linkOptions({ to: TERMS_PATH })
export const CONTACT_PATH = '/yhteystiedot'
export const contactAddress = () => linkOptions({ to: CONTACT_PATH })
export const ACCESSIBILITY_PATH = '/saavutettavuus'
export const accessibilityAddress = () => linkOptions({ to: ACCESSIBILITY_PATH })
