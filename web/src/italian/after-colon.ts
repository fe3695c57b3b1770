/** A sentence where it follows a colon: it goes on in lower case. */
export const afterColon = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)
