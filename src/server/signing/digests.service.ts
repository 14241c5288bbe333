import { createHash } from 'node:crypto'
import type { SheetKind } from '#domain/trials/sheet.ts'
import { type SignedResult, signedSetText, signedText } from '#domain/trials/signing.ts'
import type { DoneResult } from '../judging/results.types.ts'

const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** What a signature keeps of a result, and is held against. */
export const signedResult = (kind: SheetKind, result: DoneResult): SignedResult => ({
  kind,
  id: result.id,
  digest: digestOf(signedText(result)),
})

/** Letters of a fingerprint: enough to compare by eye what stands on a paper with what is kept. */
const FINGERPRINT = 16

/** By which all results of a trial are known in short. */
export const fingerprintOf = (results: readonly SignedResult[]): string =>
  digestOf(signedSetText(results)).slice(0, FINGERPRINT)
