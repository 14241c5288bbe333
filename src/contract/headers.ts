/** Header that repeats the cookie `csrf-token` on every call that changes something. */
export const CSRF_HEADER = 'x-csrf-token'
/** Header that carries the solved challenge of a call with `captcha`: base64 of ALTCHA's payload. */
export const CAPTCHA_HEADER = 'x-captcha'
/** Header of every answer: the id under which the log speaks of the request. */
export const REQUEST_ID_HEADER = 'x-request-id'
/** Header by which the demo tells the keys of the mails that a change has caused, separated by commas; `demoMail` gives them. */
export const DEMO_MAILS_HEADER = 'x-demo-mails'
/** Header by which a window says as whom it sends, percent-encoded: another's session, of another window, sends nothing in that name. */
export const SENDER_HEADER = 'x-sender'
/** Cookie whose value `CSRF_HEADER` repeats. */
export const CSRF_COOKIE = 'csrf-token'
/** Header by which a partner's program says its API key. */
export const API_KEY_HEADER = 'x-api-key'
