import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorAnswer } from '#contract/errors.ts'
import { isBadText, isBusy, isForeignKeyViolation } from '../databaseErrors.ts'
import { AppError, type ErrorCode } from '../errors.ts'
import { languageOf, messageOf } from './language.ts'

/** Seconds after which a refused or busy caller may try again. */
const RETRY_AFTER = 5

/** Refusals of Fastify itself, as codes of the contract. */
const FRAMEWORK: Readonly<Record<string, AppError>> = {
  FST_ERR_BAD_URL: new AppError('invalid', 'ADDRESS_INVALID'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: new AppError('invalid', 'CONTENT_TYPE_INVALID'),
}

/** Turns a thrown value into a refusal without internals; undefined: an unforeseen error. */
function refusalOf(error: unknown, request: FastifyRequest): AppError | undefined {
  if (error instanceof AppError) return error
  if (isBusy(error)) return new AppError('busy', 'BUSY')
  if (isForeignKeyViolation(error)) return new AppError('conflict', 'CHANGED_MEANWHILE')
  if (isBadText(error)) return new AppError('invalid', 'TEXT_INVALID')
  const { code, statusCode } = error as Partial<FastifyError>
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('tooLarge', request.routeOptions?.config?.file?.tooLarge ?? 'BODY_TOO_LARGE')
  if (code && FRAMEWORK[code]) return FRAMEWORK[code]
  return statusCode && statusCode >= 400 && statusCode < 500
    ? new AppError('invalid', 'BODY_INVALID')
    : undefined
}

/** Answers an error as `{ error: { code, message, fields, details } }`; an unforeseen one is logged under the request's id. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = refusalOf(error, request)
  const refusal = found && isDeclared(found, request) ? found : undefined
  const call = request.routeOptions?.url
  if (!refusal) request.log.error({ err: error, call }, 'unexpected')
  if (refusal?.code === 'BUSY') request.log.warn({ err: error, call }, 'busy')
  if (isForeignKeyViolation(error)) request.log.warn({ err: error, call }, 'overtaken')
  const status = refusal?.statusCode ?? 500
  if (status === 429 || status === 503)
    reply.header('retry-after', refusal?.retryAfter ?? reply.getHeader('retry-after') ?? RETRY_AFTER)
  const page = status === 404 && isOpenedFile(request) && request.server.pageOfMissing?.(request, reply)
  if (page) return reply.code(status).type('text/html; charset=utf-8').send(page)
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(errorBody(refusal, request)))
}

/** Whether a person follows a link to a file, who can do nothing with an answer for programs. */
function isOpenedFile({ method, url, headers }: FastifyRequest): boolean {
  return method === 'GET' && !url.startsWith('/api') && headers.accept?.includes('text/html') === true
}

/** Tests hold every refusal against its call's contract; one that is not listed there is an error of ours. */
function isDeclared({ statusCode, code }: AppError, { server, routeOptions }: FastifyRequest): boolean {
  const refusals: Partial<Record<number, readonly ErrorCode[]>> | undefined = routeOptions?.config?.refusals
  return !server.checkAnswers || !refusals || refusals[statusCode]?.includes(code) === true
}

function errorBody(refusal: AppError | undefined, request: FastifyRequest): ErrorAnswer {
  const code = refusal?.code ?? 'UNEXPECTED'
  const message = messageOf(code, languageOf(request), refusal?.details)
  return { error: { code, message, fields: refusal?.fields, details: refusal?.details } }
}
