import { notFound } from '@tanstack/react-router'
import { isRegnr } from '#domain/regnr.ts'

/** A number in an address has 1–4 segments; anything else names no dog. */
export function requireRegnr({ params }: { params: { _splat?: string } }) {
  if (!params._splat || !isRegnr(params._splat)) throw notFound()
}
