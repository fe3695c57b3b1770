import { execFileSync } from 'node:child_process'

/** Which of some programs are not on this machine. */
export const missing = (programs: readonly string[]): string[] =>
  programs.filter((program) => {
    try {
      execFileSync('sh', ['-c', 'command -v "$1"', 'sh', program])
      return false
    } catch {
      return true
    }
  })
