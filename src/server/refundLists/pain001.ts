/** A transfer that a bank is to make. */
interface ListedTransfer {
  /** our own name of it, which the statement repeats; at most 35 characters */
  readonly endToEndId: string
  /** integer cents */
  readonly amountCents: number
  readonly holder: string
  readonly iban: string
  readonly message: string
}

/** Transfers from one account. */
export interface TransferList {
  readonly id: number
  readonly madeAt: Date
  /** of the account that pays */
  readonly iban: string
  readonly bic: string
  readonly accountHolder: string
  readonly transfers: readonly ListedTransfer[]
}

/**
 * The transfers as banks take them: ISO 20022 pain.001.001.09, the version of the SEPA rules in force, each transfer booked by itself.
 * The same list is the same message, so that a bank refuses it the second time.
 * Source: https://www.op.fi/en/corporate-customers/information-to-software-suppliers/current-information-to-software-suppliers
 * @param today ISO day on which it is paid
 */
export function pain001(list: TransferList, today: string): Buffer {
  const { madeAt, iban, bic, accountHolder, transfers } = list
  const messageId = `KK${madeAt.toISOString().slice(0, 10).replaceAll('-', '')}-${list.id}`
  const sum = euros(transfers.reduce((total, { amountCents }) => total + amountCents, 0))
  return Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>${messageId}</MsgId>
      <CreDtTm>${madeAt.toISOString().slice(0, 19)}Z</CreDtTm>
      <NbOfTxs>${transfers.length}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <InitgPty><Nm>${xmlText(accountHolder, 70)}</Nm></InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>${messageId}</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>false</BtchBookg>
      <NbOfTxs>${transfers.length}</NbOfTxs>
      <CtrlSum>${sum}</CtrlSum>
      <PmtTpInf><SvcLvl><Cd>SEPA</Cd></SvcLvl></PmtTpInf>
      <ReqdExctnDt><Dt>${today}</Dt></ReqdExctnDt>
      <Dbtr><Nm>${xmlText(accountHolder, 70)}</Nm></Dbtr>
      <DbtrAcct><Id><IBAN>${iban}</IBAN></Id></DbtrAcct>
      <DbtrAgt><FinInstnId><BICFI>${bic}</BICFI></FinInstnId></DbtrAgt>
      <ChrgBr>SLEV</ChrgBr>
${transfers.map(transferXml).join('\n')}
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`)
}

const transferXml = ({ endToEndId, amountCents, holder, iban, message }: ListedTransfer): string =>
  `      <CdtTrfTxInf>
        <PmtId><EndToEndId>${endToEndId}</EndToEndId></PmtId>
        <Amt><InstdAmt Ccy="EUR">${euros(amountCents)}</InstdAmt></Amt>
        <Cdtr><Nm>${xmlText(holder, 70)}</Nm></Cdtr>
        <CdtrAcct><Id><IBAN>${iban}</IBAN></Id></CdtrAcct>
        <RmtInf><Ustrd>${xmlText(message, 140)}</Ustrd></RmtInf>
      </CdtTrfTxInf>`

const euros = (cents: number): string => (cents / 100).toFixed(2)

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Letters, digits and the marks that banks take, at most so many; every other sign becomes a space. */
function xmlText(text: string, most: number): string {
  const plain = text
    .normalize('NFC')
    .replace(/[^\p{Script=Latin}\d /\-?:().,'+&<>]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
  return [...plain]
    .slice(0, most)
    .join('')
    .trim()
    .replace(/[&<>]/g, (sign) => ENTITIES[sign]!)
}
