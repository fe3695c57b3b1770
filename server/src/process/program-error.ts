/** Why a program cannot go on, in words for whoever runs it. `run` writes them without a stack. */
export class ProgramError extends Error {}
