import { linkOptions } from '@tanstack/react-router'

export const VERIFICATION_PATH = '/tarkista'
/** @param code of a paper; it stands behind the `#`, which no server is sent */
export const verificationAddress = (code?: string) => linkOptions({ to: VERIFICATION_PATH, hash: code ?? '' })
