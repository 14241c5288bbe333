import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'

export const MULTIPART = 'multipart/form-data'
/** Bytes that a form has beside its file: boundaries, names, headers of its part. */
const FORM_BYTES = 4096

/** Bytes that a form may have whose file has at most so many. */
export const formLimit = (most: number): number => most + FORM_BYTES

/**
 * The bytes of the one file of a form with parts (RFC 7578), whose part is named `file`. The body is whole and bounded when it comes here; what the
 * part says of its type and name is not looked at.
 * @throws AppError 400 for what is no such form, 413 for a file that is too large
 */
export async function fileOfForm(request: FastifyRequest, body: Buffer): Promise<Buffer> {
  const { file } = request.routeOptions.config
  const refusal = new AppError('invalid', file?.wrongType ?? 'BODY_INVALID')
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': request.headers['content-type'] ?? '' },
  })
    .formData()
    .catch(() => {
      throw refusal
    })
  const [part, ...others] = form.getAll('file')
  if (!(part instanceof Blob) || others.length > 0) throw refusal
  if (file && part.size > file.most) throw new AppError('tooLarge', file.tooLarge)
  return Buffer.from(await part.arrayBuffer())
}
