import type { TestProject } from 'vitest/node'
import { buildWeb } from '#cli/webBuild.ts'
import { loadDemo } from '#demo/demo.ts'
import { openDatabase } from '#server/platform/database.ts'
import { provideDatabase } from './globalDatabase.ts'
import { onServer, withDatabase } from './server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Database with the small demo club, to be cloned. */
    demoTemplate: string
  }
}

/** The global fixtures of browser tests: the built browser part, and one demo club for all. */
export default async function setup(project: TestProject) {
  await buildWeb((text) => process.stderr.write(`${text}\n`))
  const { server, template } = await provideDatabase(project)
  try {
    const demoTemplate = `${server.prefix}_demo`
    await onServer(server.url, `create database ${demoTemplate} template ${template}`)
    const database = openDatabase(withDatabase(server.url, demoTemplate))
    await loadDemo(database, 'small', () => {}).finally(() => database.close())
    project.provide('demoTemplate', demoTemplate)
    return server.stop
  } catch (error) {
    await server.stop()
    throw error
  }
}
