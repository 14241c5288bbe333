/** Header of an answer that is to be saved: plain letters for every program, and the true name beside it (RFC 6266). */
export function attachment(name: string): string {
  const safe = name.replaceAll(/[/\\:]/g, '-')
  const plain = safe.normalize('NFD').replaceAll(/[^\w .-]/g, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(safe)}`
}
