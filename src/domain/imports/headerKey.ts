/** What a column's heading is compared by: case and space around it do not matter. */
export const headerKey = (heading: string): string => heading.trim().toLowerCase()
