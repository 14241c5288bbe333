import { sheetsToKeep } from '#contract/endpoints/offline.ts'
import { queryOf } from '../client/queries.ts'

export const sheetsToKeepQuery = queryOf(sheetsToKeep)
