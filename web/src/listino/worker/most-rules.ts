/** As many rules a list has at most: a byte says which fits an article. */
export const mostRules = 100
