/** The most rules of a list: one byte for each article says which fits. */
export const mostRules = 100
