import type { Policy } from '../platform/http/viewer.ts'

/** What is served of the service and of pictures is for everyone; their queries leave out what is not published. */
export const readContent: Policy<unknown> = () => true
