import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder, wherever the command was called from. */
export const projectRoot = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * @param {...string} parts
 * @returns {string} absolute path of a file of the project
 */
export const inProject = (...parts) => join(projectRoot, ...parts)
