/** What the whole archive leaves out, and why. A new column that looks like a secret fails `archive.test.ts` until it stands in one of these lists, or there among those that are none. */

const ENDS = 'of the running service alone: it is worthless elsewhere'
const OPENS = 'opens something for whoever has it'

/** Tables that are not in the archive. */
export const LEFT_OUT_TABLES: Readonly<Record<string, string>> = {
  session: OPENS,
  account_token: OPENS,
  second_factor: OPENS,
  recovery_code: OPENS,
  entry_link: OPENS,
  health_inquiry_link: OPENS,
  setting: 'holds the keys by which the service signs',
  attempt: ENDS,
  captcha_solution: ENDS,
  page_change: ENDS,
  pedigree_change: ENDS,
  job: ENDS,
  migration: ENDS,
  open_data: 'is made of the other tables every night',
  open_data_part: 'is made of the other tables every night',
  erased_owner: 'digests by a key that is left out: worthless elsewhere',
  data_update_sample: 'the beginning of such a file',
  data_update_part: 'a file on its way in; what came of it stands in the other tables',
}

/** Columns that are not in the archive, of tables that are. */
export const SECRET_COLUMNS: Readonly<Record<string, string>> = {
  'account.password_hash': OPENS,
  'registration.password_hash': OPENS,
  'registration.token_hash': OPENS,
  'api_key.key_hash': OPENS,
  'entry.key': OPENS,
  'health_inquiry.key': OPENS,
  'health_attachment.hash': OPENS,
  'mail.key': OPENS,
  'mail.body_text': 'may hold links that open something for whoever has them',
  'mail.body_html': 'may hold links that open something for whoever has them',
  'place_draw.seed':
    'nobody may know it before the draw; afterwards it stands in the published file of the draw',
}
