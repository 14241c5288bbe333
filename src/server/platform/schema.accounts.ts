import type { ColumnType, Generated } from 'kysely'
import type { Role } from '#domain/accounts/roles.ts'
import type { Language } from './http/language.ts'

type Timestamp = ColumnType<Date, Date, Date>
type TimestampOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>
type Stamped = ColumnType<Date, Date | undefined, Date>
type Json = ColumnType<Record<string, unknown> | null, string | null, string | null>

interface AccountTable {
  id: Generated<number>
  username: string
  email: string
  first_name: string
  last_name: string
  phone: Generated<string>
  membership_number: Generated<string>
  membership_confirmed_at: TimestampOrNull
  password_hash: string | null
  language: Generated<Language>
  person_id: number | null
  locked_at: TimestampOrNull
  reset_required: Generated<boolean>
  last_signin_at: TimestampOrNull
  demo: Generated<boolean>
  version: Generated<number>
  created_at: Stamped
}

interface AccountRoleTable {
  account_id: number
  role: Role
}

interface RegistrationTable {
  id: Generated<number>
  token_hash: Buffer | null
  username: string
  email: string
  first_name: string
  last_name: string
  phone: string
  membership_number: string
  password_hash: string
  language: Language
  created_at: Timestamp
  expires_at: Timestamp
}

interface SessionTable {
  id: Generated<string>
  token_hash: Buffer
  account_id: number
  device: string
  created_at: Timestamp
  last_used_at: Timestamp
  expires_at: Timestamp
  rotate: Generated<boolean>
  previous_hash: Buffer | null
  previous_until: TimestampOrNull
}

interface AccountTokenTable {
  id: Generated<number>
  token_hash: Buffer
  account_id: number
  kind: 'change_email' | 'reset_password'
  new_email: string | null
  created_at: Timestamp
  expires_at: Timestamp
}

interface AttemptTable {
  key: Buffer
  count: number
  last_at: Timestamp
  forget_at: Timestamp
}

interface CaptchaSolutionTable {
  hash: Buffer
  expires_at: Timestamp
}

interface ConsentLogTable {
  id: Generated<number>
  person_id: number
  kind: 'name_and_town' | 'death_data'
  dog_id: number | null
  given: boolean
  account_id: number | null
  changed_at: Timestamp
}

interface AuditTable {
  id: Generated<number>
  changed_at: Timestamp
  account_id: number | null
  subject: string
  subject_id: string
  code: string
  before: Json
  after: Json
}

interface MailTable {
  id: Generated<number>
  key: Generated<string>
  thing: string
  kind: string
  version: Generated<number>
  account_id: number | null
  recipient: string
  language: Language
  subject: string
  body_text: string
  body_html: string
  created_at: Timestamp
  due_at: Timestamp
  attempts: Generated<number>
  last_error: string | null
  sent_at: TimestampOrNull
  failed_at: TimestampOrNull
}

/** Tables of accounts, sessions, audit and mails. */
export interface AccountSchema {
  account: AccountTable
  account_role: AccountRoleTable
  registration: RegistrationTable
  session: SessionTable
  account_token: AccountTokenTable
  attempt: AttemptTable
  captcha_solution: CaptchaSolutionTable
  consent_log: ConsentLogTable
  audit: AuditTable
  mail: MailTable
}
