import { Secret, TOTP } from 'otpauth'

/** Seconds for which a code is shown. */
const PERIOD = 30
/** How many codes before and after the present one are taken, for clocks that differ. */
const WINDOW = 1

/** A new secret: 160 random bits, as RFC 4226 (4, R6) recommends. */
export const newSecret = (): Buffer => Buffer.from(new Secret({ size: 20 }).bytes)

/** The secret as a person types it into an app. */
export const secretText = (secret: Buffer): string => secretOf(secret).base32

/** What an app reads out of the QR code: `otpauth://totp/…`, the Key URI Format of Google Authenticator. */
export function appAddress(secret: Buffer, issuer: string, label: string): string {
  return new TOTP({ issuer, label, secret: secretOf(secret), period: PERIOD }).toString()
}

/** The time step of RFC 6238 of which a code is; undefined: it is none of now. */
export function stepOf(secret: Buffer, code: string, at: Date): number | undefined {
  const timestamp = at.getTime()
  const delta = TOTP.validate({
    secret: secretOf(secret),
    token: code,
    timestamp,
    period: PERIOD,
    window: WINDOW,
  })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD, timestamp }) + delta
}

const secretOf = (secret: Buffer) => new Secret({ buffer: new Uint8Array(secret).buffer })
