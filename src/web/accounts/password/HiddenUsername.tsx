/** Tells a password manager whose password the form changes; nobody sees or reaches it. */
export function HiddenUsername({ username }: { username: string }) {
  return <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
}
