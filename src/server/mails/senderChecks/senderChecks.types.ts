/** What is asked of the names of the internet; `Resolver` of `node:dns/promises` answers so. */
export interface Names {
  resolveTxt(name: string): Promise<string[][]>
  resolveMx(name: string): Promise<{ readonly exchange: string; readonly priority: number }[]>
  resolve4(name: string): Promise<string[]>
  resolve6(name: string): Promise<string[]>
}

/** Who the mails come from, as receivers see it. */
export interface Sender {
  /** domain of the address in From */
  readonly domain: string
  /** domain of the envelope's sender, to which SPF applies and reports go */
  readonly envelopeDomain: string
  /** the server that takes the mails; undefined: none is set */
  readonly host: string | undefined
  readonly dkim: {
    /** undefined: not known under which name the key is published */
    readonly selector: string | undefined
    /** by which the service signs, in PEM; undefined: it does not */
    readonly privateKey: string | undefined
  }
}

/** `ok`; `look`: it works, and could be better, or cannot be told from here; `problem`: mails will be lost. */
type Verdict = 'ok' | 'look' | 'problem'

export interface Finding {
  readonly subject: 'MX' | 'SPF' | 'DKIM' | 'DMARC'
  readonly verdict: Verdict
  /** what was found, and what that means, a sentence each */
  readonly told: readonly string[]
  /** a record that puts it right */
  readonly publish?: { readonly name: string; readonly type: 'TXT' | 'MX'; readonly value: string }
}
