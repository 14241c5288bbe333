import { formatEuros } from '#domain/payments/money.ts'
import type { Confirmed } from '#domain/questions.ts'
import { keepCents } from '../entries/holds.service.ts'
import { mailEntrant } from '../entries/ownMails.service.ts'
import type { Act, Reader } from '../platform/act.ts'
import { AppError, askFirst } from '../platform/errors.ts'
import { fileById, storeFile } from '../platform/files/files.store.ts'
import { type Paper, paperOf } from '../platform/files/paper.ts'
import { type Claim, claimsOfEntry, insertClaim, setCertificate, setVerdict } from './claims.store.ts'
import type { EntryOfTrial } from './entryMoney.service.ts'
import { intendRefund } from './refunding.service.ts'

/** Keeps what the entrant of an entry that has just been cancelled asks back, for the organiser to decide. */
export async function makeClaim(
  act: Act,
  entryId: number,
  claim: { readonly ruleId: number; readonly ground: string; readonly amountCents: number },
): Promise<void> {
  await insertClaim(act.db, { entryId, ...claim }, act.at)
  await act.log(['entry', entryId], 'CLAIM_MADE', null, {
    ground: claim.ground,
    amountCents: claim.amountCents,
  })
}

/** What the entrant of an entry asked back last; undefined: nothing. */
export const latestClaim = async ({ db }: Reader, entryId: number): Promise<Claim | undefined> =>
  (await claimsOfEntry(db, entryId))[0]

interface Decision extends Confirmed {
  readonly claimId: number
  readonly version: number
  readonly accepted: boolean
  readonly reason: string
}

/**
 * Decides what an entrant asks back: it goes back, as far as it still stays with the organiser, or nothing changes. The entrant is told.
 * @throws AppError 404 CLAIM_NOT_FOUND, 409 CHANGED_MEANWHILE, CERTIFICATE_MISSING, 422 CLAIM_IS_DECIDED
 */
export async function decideClaim(
  act: Act,
  { entry, trial }: EntryOfTrial,
  { claimId, version, accepted, reason, confirmed }: Decision,
): Promise<void> {
  const claim = (await claimsOfEntry(act.db, entry.id)).find(({ id }) => id === claimId)
  if (!claim) throw new AppError('notFound', 'CLAIM_NOT_FOUND')
  if (claim.state !== 'open') throw new AppError('refused', 'CLAIM_IS_DECIDED')
  if (claim.version !== version) throw new AppError('conflict', 'CHANGED_MEANWHILE')
  if (accepted && claim.needsCertificate && claim.certificateId === null)
    askFirst('CERTIFICATE_MISSING', { confirmed })
  const verdict = accepted ? 'accepted' : 'declined'
  await setVerdict(act.db, claim.id, { verdict, reason, by: act.by, at: act.at })
  const amountCents = accepted ? Math.min(claim.amountCents, entry.keptCents) : 0
  await act.log(['entry', entry.id], 'CLAIM_DECIDED', null, { verdict, amountCents, reason })
  if (amountCents > 0) {
    await keepCents(act, entry, entry.keptCents - amountCents)
    await intendRefund(act, entry.id, { amountCents, reason: 'CLAIM_ACCEPTED' })
  }
  await mailEntrant(act, trial, entry, {
    thing: `refund_claim:${claim.id}`,
    kind: accepted ? 'claimAccepted' : 'claimDeclined',
    values: { amount: formatEuros(amountCents, entry.language), reason },
    mustArrive: accepted,
  })
}

/** A certificate as it can be kept: a PDF as it is, a picture drawn anew. @throws AppError 400 CERTIFICATE_NOT_READABLE, 503 BUSY */
export async function readPaper(content: Uint8Array): Promise<Paper> {
  const paper = await paperOf(content)
  if (!paper) throw new AppError('invalid', 'CERTIFICATE_NOT_READABLE')
  return paper
}

/** Attaches a certificate to what the entrant asks back, in place of the one before. @throws AppError 422 CLAIM_IS_DECIDED */
export async function attachToClaim(act: Act, entryId: number, paper: Paper): Promise<void> {
  const claim = await latestClaim(act, entryId)
  if (claim?.state !== 'open') throw new AppError('refused', 'CLAIM_IS_DECIDED')
  const { id } = await storeFile(act.db, paper.mime, paper.content)
  await setCertificate(act.db, claim.id, id)
  await act.log(['entry', entryId], 'CERTIFICATE_ATTACHED')
}

/** An entry with the certificate of what its entrant asks back, if there is one. */
export async function withCertificate<Thing extends { readonly entry: { readonly id: number } }>(
  reader: Reader,
  thing: Thing,
) {
  const id = (await latestClaim(reader, thing.entry.id))?.certificateId
  return { ...thing, file: id ? await fileById(reader.db, id) : undefined }
}
