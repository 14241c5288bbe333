import { sql } from 'kysely'
import type { RefundGround } from '#domain/payments/refundRule.ts'
import type { Db } from '../platform/database.ts'

/** What an entrant who cancelled asks back. Integer cents. */
export interface Claim {
  readonly id: number
  readonly version: number
  readonly ground: RefundGround
  readonly madeAt: Date
  readonly amountCents: number
  readonly needsCertificate: boolean
  readonly certificateId: number | null
  readonly state: 'open' | 'accepted' | 'declined' | 'void'
  readonly reason: string | null
  readonly decidedAt: Date | null
}

/** Those of an entry, the latest first. */
export async function claimsOfEntry(db: Db, entryId: number): Promise<Claim[]> {
  const { rows } = await sql<Claim>`
    select c.id, c.version, r.ground, c.made_at as "madeAt", c.amount_cents as "amountCents",
      r.needs_certificate as "needsCertificate", c.certificate_id as "certificateId",
      coalesce(c.verdict, case when exists (select from open_claim o where o.id = c.id) then 'open' else 'void' end) as state,
      c.verdict_reason as reason, c.decided_at as "decidedAt"
    from refund_claim c join refund_rule r on r.id = c.rule_id
    where c.entry_id = ${entryId} order by c.id desc`.execute(db)
  return rows
}

export async function insertClaim(
  tx: Db,
  claim: { readonly entryId: number; readonly ruleId: number; readonly amountCents: number },
  at: Date,
): Promise<void> {
  await tx
    .insertInto('refund_claim')
    .values({ entry_id: claim.entryId, rule_id: claim.ruleId, amount_cents: claim.amountCents, made_at: at })
    .execute()
}

/** Attaches a certificate; the database throws away the one before. */
export async function setCertificate(tx: Db, id: number, fileId: number): Promise<void> {
  await tx
    .updateTable('refund_claim')
    .set({ certificate_id: fileId, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

/** Keeps how a claim was decided, and throws its certificate away. */
export async function setVerdict(
  tx: Db,
  id: number,
  verdict: {
    readonly verdict: 'accepted' | 'declined'
    readonly reason: string
    readonly by: number | null
    readonly at: Date
  },
): Promise<void> {
  await tx
    .updateTable('refund_claim')
    .set({
      verdict: verdict.verdict,
      verdict_reason: verdict.reason || null,
      decided_by: verdict.by,
      decided_at: verdict.at,
      certificate_id: null,
      version: sql`version + 1`,
    })
    .where('id', '=', id)
    .execute()
}

/** Throws the certificates of claims away that are open no longer, though nobody decided them. */
export async function dropVoidCertificates(db: Db): Promise<void> {
  await db
    .updateTable('refund_claim')
    .set({ certificate_id: null })
    .where('certificate_id', 'is not', null)
    .where(
      'id',
      'not in',
      db.selectFrom('open_claim').select('id').where('id', 'is not', null).$castTo<{ id: number }>(),
    )
    .execute()
}
