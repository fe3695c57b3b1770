/** A moment in ISO 8601, as it leaves the server. */
export const isoMoment = (moment: number): string => new Date(moment).toISOString()

/** How far two readings of the clock may lie apart: on two machines, or before and after a wait. In milliseconds. */
export const clockTolerance = 60_000

/**
 * The latest end of what was begun by now for so long. What ends later was written while a clock was ahead, and counts as
 * over: it would last until that time has come.
 */
export const latestEnd = (lifetime: number): number => Date.now() + lifetime + clockTolerance
