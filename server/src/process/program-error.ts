/** Why a program cannot go on, in words for its operator. `run` writes them without a stack. */
export class ProgramError extends Error {}
