/** A wait as one says it in Italian: to the second below a minute, then in whole minutes, never too short. */
export function lasting(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (seconds < 60) return seconds === 1 ? 'un secondo' : `${seconds} secondi`
  if (minutes < 60) return minutes === 1 ? 'un minuto' : `${minutes} minuti`
  return "un'ora"
}
