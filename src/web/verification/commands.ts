/** Checks a code without the service, with OpenSSL 3. Source: docs/rules/verification.md#checking-without-the-service. */
export const CHECKING_COMMANDS = `code='payload.signature'
decode() { printf '%s===' "$1" | tr -- '-_' '+/' | base64 -d 2>/dev/null; }
decode "\${code%.*}" > payload; decode "\${code#*.}" > signature
openssl pkeyutl -verify -pubin -inkey koirakanta-papers.pem -rawin -in payload -sigfile signature
printf '\\037\\213\\010\\0\\0\\0\\0\\0\\0\\0' | cat - payload | gzip -dc 2>/dev/null`
