/**
 * A person's name as it is sorted: the surname first, which is the last word of a name that is written as one.
 * Source: docs/rules/screens.md#names-of-people.
 */
export const surnameFirst = (name: string): string => name.trim().replace(/^(.*\S)\s+(\S+)$/, '$2 $1')
