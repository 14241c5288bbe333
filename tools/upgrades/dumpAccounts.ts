/** Invented accounts of every dump, and their password. */
export const DUMP_PASSWORD = 'koira-123'
export const DUMP_ACCOUNTS = { agent: 'jarno.jarjestaja', member: 'mirja.jasen' } as const
