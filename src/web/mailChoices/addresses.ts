export const MAIL_CHOICES_PATH = '/viestivalinnat'

/** `token`: of the link in the head of a mail; that in its text stands in the fragment. */
export interface MailChoicesSearch {
  token?: string
}
