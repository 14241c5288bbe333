import { readdir, readFile } from 'node:fs/promises'
import { dogMapping, type Mapping } from '#contract/mappingShape.ts'
import { ImportError } from './importError.ts'

const SHIPPED = new URL('./mappings/', import.meta.url)

/**
 * A mapping that ships with the program, by its name, or one of the user's own, by its path (ending in .json).
 * @throws ImportError naming the first thing that is wrong with it
 */
export async function loadMapping(nameOrPath: string): Promise<Mapping> {
  const own = nameOrPath.endsWith('.json')
  if (!own && !(await shippedMappings()).includes(nameOrPath)) {
    const names = (await shippedMappings()).join(', ')
    throw new ImportError(
      `There is no mapping "${nameOrPath}". The shipped ones are ${names}; a mapping of your own is a .json file.`,
    )
  }
  return parseMapping(
    await readMapping(own ? nameOrPath : new URL(`${nameOrPath}.json`, SHIPPED)),
    nameOrPath,
  )
}

/** A mapping that ships with the program as its file has it, by its name. */
export const writtenMapping = async (name: string): Promise<unknown> =>
  JSON.parse(await readMapping(new URL(`${name}.json`, SHIPPED)))

/** Names of the mappings in the folder `mappings`. */
export async function shippedMappings(): Promise<string[]> {
  const files = await readdir(SHIPPED)
  return files
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length))
    .sort()
}

/** @throws ImportError where the text is no JSON or no mapping */
export function parseMapping(json: string, name: string): Mapping {
  let value: unknown
  try {
    value = JSON.parse(json)
  } catch (error) {
    throw new ImportError(`Mapping ${name} is not JSON: ${(error as Error).message}.`)
  }
  const parsed = dogMapping.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  const place = issue?.path.length ? `"${issue.path.join('.')}"` : 'its top level'
  throw new ImportError(`Mapping ${name} is wrong at ${place}: ${issue?.message}.`)
}

async function readMapping(file: string | URL): Promise<string> {
  try {
    return (await readFile(file, 'utf8')).replace(/^\uFEFF/, '')
  } catch (error) {
    throw new ImportError(`Mapping ${String(file)} cannot be read: ${(error as Error).message}.`)
  }
}
