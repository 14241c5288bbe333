import type { FastifyInstance } from 'fastify'
import {
  createFolder,
  documentFolders,
  editFolder,
  orderFolders as orderCall,
  removeFolder as removeCall,
} from '#contract/documents.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { editFolders, readDocuments } from './documents.policy.ts'
import { presentFolder } from './documents.presenter.ts'
import {
  addFolder,
  listFolders,
  lockFolder,
  orderFolders,
  removeFolder,
  renameFolder,
} from './folders.service.ts'

const done = () => ({ status: 'done' as const })

/** Folders of documents: chosen by whoever brings one, kept by SYSADMIN. */
export function folderRoutes(app: FastifyInstance): void {
  route(app, documentFolders, {
    load: listFolders,
    may: readDocuments,
    present: (folders) => ({ folders: folders.map(presentFolder) }),
  })
  changeRoute(app, createFolder, {
    load: () => null,
    may: editFolders,
    run: (act, _none, { body }) => addFolder(act, body.name),
    present: presentFolder,
  })
  changeRoute(app, editFolder, {
    load: (act, { body }) => lockFolder(act, body.id),
    may: editFolders,
    run: (act, folder, { body }) => renameFolder(act, folder, body),
    present: presentFolder,
  })
  changeRoute(app, orderCall, {
    load: () => null,
    may: editFolders,
    run: (act, _none, { body }) => orderFolders(act, body.ids),
    present: done,
  })
  changeRoute(app, removeCall, {
    load: (act, { body }) => lockFolder(act, body.id),
    may: editFolders,
    run: (act, folder, { body }) => removeFolder(act, folder, body.version),
    present: done,
  })
}
