import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncodings } from './assets.ts'

/** An answer written out once, with a compressed copy from the first caller on who takes one. */
export interface WrittenAnswer {
  readonly json: Buffer
  compressed?: Promise<Buffer>
}

/** Bytes from which compressing saves a packet; smaller answers go as they are. */
const WORTH_COMPRESSING = 4096
const compress = promisify(gzip)

/** Sends the answer, compressed for a caller who takes it. */
export async function sendWritten(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: WrittenAnswer,
): Promise<FastifyReply> {
  if (answer.json.length < WORTH_COMPRESSING) return reply.send(answer.json)
  reply.header('vary', 'accept-encoding')
  if (!acceptedEncodings(request.headers['accept-encoding']).has('gzip')) return reply.send(answer.json)
  answer.compressed ??= compress(answer.json)
  return reply.header('content-encoding', 'gzip').send(await answer.compressed)
}
