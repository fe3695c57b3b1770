/** Why a command can't be carried out: its message, in Italian, says it all. */
export class Misuse extends Error {}
