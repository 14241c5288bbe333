/** One transaction of a statement that a test writes. */
export interface WrittenTransaction {
  readonly id: string
  /** as banks write it, such as `50.00` */
  readonly sum: string
  readonly debit?: boolean
  readonly reversal?: boolean
  readonly reference?: string
  readonly endToEndId?: string
  readonly party?: string
  readonly message?: string
  readonly bookedOn?: string
}

/** A statement of an account, without balances. */
export const camtOf = (iban: string, transactions: readonly WrittenTransaction[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><GrpHdr><MsgId>M</MsgId></GrpHdr>
<Stmt><Id>S</Id><Acct><Id><IBAN>${iban}</IBAN></Id></Acct>
${transactions.map(entryXml).join('\n')}
</Stmt></BkToCstmrStmt></Document>`

const entryXml = ({
  id,
  sum,
  debit,
  reversal,
  reference,
  endToEndId,
  party,
  message,
  bookedOn,
}: WrittenTransaction): string =>
  `<Ntry><Amt Ccy="EUR">${sum}</Amt><CdtDbtInd>${debit ? 'DBIT' : 'CRDT'}</CdtDbtInd>${reversal ? '<RvslInd>true</RvslInd>' : ''}
<Sts>BOOK</Sts><BookgDt><Dt>${bookedOn ?? '2026-08-20'}</Dt></BookgDt><AcctSvcrRef>${id}</AcctSvcrRef><NtryDtls><TxDtls>
<Refs>${endToEndId ? `<EndToEndId>${endToEndId}</EndToEndId>` : ''}</Refs>
<RltdPties><${debit ? 'Cdtr' : 'Dbtr'}><Nm>${party ?? ''}</Nm></${debit ? 'Cdtr' : 'Dbtr'}></RltdPties>
<RmtInf>${reference ? `<Strd><CdtrRefInf><Ref>${reference}</Ref></CdtrRefInf></Strd>` : ''}${message ? `<Ustrd>${message}</Ustrd>` : ''}</RmtInf>
</TxDtls></NtryDtls></Ntry>`
