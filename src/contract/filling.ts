import * as z from 'zod'
import { FILLINGS } from '#domain/entries/placeDraw.ts'

/** How a trial's places are filled, and the draw of them. */
export const filling = {
  filling: z.enum(FILLINGS),
  /** null: it fills by queue, or is a draft */
  placeDraw: z
    .strictObject({
      /** SHA-256 of the seed, public from publishing on */
      hash: z.string(),
      /** null: not yet */
      drawnAt: z.iso.datetime().nullable(),
    })
    .nullable(),
}
