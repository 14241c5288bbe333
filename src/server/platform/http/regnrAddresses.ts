import type { FastifyRequest } from 'fastify'
import { REGNR_MAX_SEGMENTS } from '#domain/regnr.ts'

const PARAM = ':regnr'

/**
 * The addresses of a call. Where its path has `:regnr`, the number may come as one percent-encoded segment or raw, with one
 * to four segments (docs/rules/imports.md#numbers-in-addresses); fixed words win over a segment of a number, as the router prefers them.
 */
export function regnrAddresses(path: string): string[] {
  if (!path.includes(PARAM)) return [path]
  return Array.from({ length: REGNR_MAX_SEGMENTS }, (_, extra) => path.replace(PARAM, segments(extra)))
}

/** `:regnr`, `:regnr/:regnr2`, `:regnr/:regnr2/:regnr3`, … */
function segments(extra: number): string {
  return [PARAM, ...Array.from({ length: extra }, (_, index) => `${PARAM}${index + 2}`)].join('/')
}

/** Puts a number that came in several segments back together under `regnr`. */
export function joinRegnr(request: FastifyRequest): void {
  const { regnr, regnr2, regnr3, regnr4, ...others } = request.params as Record<string, string | undefined>
  if (regnr2 === undefined) return
  request.params = {
    ...others,
    regnr: [regnr, regnr2, regnr3, regnr4].filter((part) => part !== undefined).join('/'),
  }
}
