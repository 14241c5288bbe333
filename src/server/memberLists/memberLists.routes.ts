import type { FastifyInstance } from 'fastify'
import { importMembers, memberImports, previewMembers, undoMembers } from '#contract/memberLists.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { manageUsers } from '../users/users.policy.ts'
import { readMemberFile } from './memberFile.ts'
import { presentImport, presentPreview, presentUndone } from './memberLists.presenter.ts'
import { checkMembers, findImports, importList, undoImport } from './memberLists.service.ts'

/** The club's member list, by which membership numbers are confirmed and lapse. */
export function memberListRoutes(app: FastifyInstance): void {
  route(app, memberImports, {
    load: findImports,
    may: manageUsers,
    present: (imports) => ({ imports: imports.map(presentImport) }),
  })
  changeRoute(app, previewMembers, {
    prepare: (_reader, { body, query }) => readMemberFile(body, query),
    load: () => null,
    may: manageUsers,
    run: async (act, _none, { query }, file) => ({ file, check: await checkMembers(act, file, query) }),
    keepsSessions: true,
    present: ({ file, check }) => presentPreview(file, check),
  })
  changeRoute(app, importMembers, {
    prepare: (_reader, { body, query }) => readMemberFile(body, query),
    load: () => null,
    may: manageUsers,
    run: (act, _none, { query }, file) => importList(act, file, query),
    present: (made) => ({ import: made && presentImport(made) }),
  })
  changeRoute(app, undoMembers, {
    load: () => null,
    may: manageUsers,
    run: (act, _none, { params }) => undoImport(act, params.id),
    present: presentUndone,
  })
}
