/** A point by several aims: the larger each number, the better. */
type Point = readonly number[]

/** Whether one is at least as good in everything as another, and better in something. */
export function dominates(one: Point, other: Point): boolean {
  let better = false
  for (let aim = 0; aim < one.length; aim++) {
    if (one[aim]! < other[aim]!) return false
    if (one[aim]! > other[aim]!) better = true
  }
  return better
}

/**
 * The Pareto front of each point: 0 for those that no other dominates, 1 for those that none but of front 0 dominates, and so on (Deb,
 * Pratap, Agarwal & Meyarivan 2002). Taken from the best by the first aim, and among equals by the next, nobody is dominated by one that
 * comes later, so that each is put at once where it belongs (Zhang, Tian, Cheng & Jin 2015). At worst O(n² · aims).
 */
export function paretoFronts(points: readonly Point[]): number[] {
  const fronts: Point[][] = []
  const found = new Array<number>(points.length).fill(0)
  const order = points.map((point, index) => ({ point, index })).sort((a, b) => downwards(a.point, b.point))
  for (const { point, index } of order) {
    let front = 0
    while (fronts[front]?.some((before) => dominates(before, point))) front++
    fronts[front] ??= []
    fronts[front]!.push(point)
    found[index] = front
  }
  return found
}

function downwards(a: Point, b: Point): number {
  for (let aim = 0; aim < a.length; aim++) if (a[aim] !== b[aim]) return a[aim]! < b[aim]! ? 1 : -1
  return 0
}
