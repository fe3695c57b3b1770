/** The last double for which something holds that holds at `low` and, once it no longer does, never does again. */
export function lastWhere(holds: (x: number) => boolean, low: number, high: number): number {
  let [yes, no] = [low, high]
  for (;;) {
    const middle = yes + (no - yes) / 2
    if (middle === yes || middle === no) return yes
    if (holds(middle)) yes = middle
    else no = middle
  }
}
