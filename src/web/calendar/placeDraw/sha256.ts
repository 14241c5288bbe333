import { sha256 as hash } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Sha256 } from '#domain/entries/placeDraw.ts'

/** Not by the browser's own SHA-256, which is there under https only. */
export const sha256: Sha256 = (text) => bytesToHex(hash(utf8ToBytes(text)))
