type Role = 'sire' | 'dam'

/** Parent links of dogs numbered from 1; 0 stands for an unknown parent. */
export interface Links {
  readonly sire: Int32Array
  readonly dam: Int32Array
  /** dog → line of the file that its sire comes from; 0: the link was there before and stays */
  readonly sireLine: Int32Array
  readonly damLine: Int32Array
}

export interface Loop {
  /** each one a parent of the next, the last a parent of the first */
  readonly dogs: readonly number[]
  /** the link that was cut: the parent of this dog, in this role */
  readonly child: number
  readonly role: Role
  /** 0 where the loop was there before the file */
  readonly line: number
}

const NEW = 0
const OPEN = 1
const DONE = 2

/**
 * Cuts every loop in the links (a dog among its own ancestors) at the link that came last in the file, so that what
 * stood before stays. Changes `links`. Walks with a stack of its own: a deep pedigree cannot overflow it.
 * @returns the loops, and all dogs in an order where parents come before their offspring
 */
export function breakLoops(links: Links): { loops: Loop[]; order: Int32Array } {
  const count = links.sire.length - 1
  const state = new Uint8Array(count + 1)
  const order = new Int32Array(count)
  const loops: Loop[] = []
  let placed = 0
  for (let start = 1; start <= count; start++) {
    const path = state[start] === NEW ? [start] : []
    while (path.length > 0) {
      const dog = path.at(-1)!
      state[dog] = OPEN
      const parent = nextParent(links, state, dog)
      if (parent === 0) {
        state[dog] = DONE
        order[placed++] = dog
        path.pop()
      } else if (state[parent] === NEW) path.push(parent)
      else {
        loops.push(cut(links, path.slice(path.indexOf(parent))))
        // The cut may be anywhere on the path: walk it anew.
        for (const open of path) state[open] = NEW
        path.length = 1
      }
    }
  }
  return { loops, order }
}

/** A parent that is not done with, or 0. An open one closes a loop. */
function nextParent({ sire, dam }: Links, state: Uint8Array, dog: number): number {
  const father = sire[dog]!
  if (father !== 0 && state[father] !== DONE) return father
  const mother = dam[dog]!
  return mother !== 0 && state[mother] !== DONE ? mother : 0
}

/** @param path the loop from descendant to ancestor: each one's parent is the next, the last one's the first */
function cut(links: Links, path: readonly number[]): Loop {
  const dogs = [...path].reverse()
  const edges = path.map((child, place) => linkTo(links, child, path[(place + 1) % path.length]!))
  const latest = edges.reduce((best, edge) => (edge.line > best.line ? edge : best))
  links[latest.role][latest.child] = 0
  return { dogs, ...latest }
}

function linkTo(links: Links, child: number, parent: number): { child: number; role: Role; line: number } {
  return links.sire[child] === parent
    ? { child, role: 'sire', line: links.sireLine[child]! }
    : { child, role: 'dam', line: links.damLine[child]! }
}
