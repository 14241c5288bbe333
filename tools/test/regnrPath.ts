/** The number as path segments, each percent-encoded: `ČLP/KO/1/10` → `%C4%8CLP/KO/1/10`. */
export function regnrPath(regnr: string): string {
  return regnr.split('/').map(encodeURIComponent).join('/')
}
