/** How many calculations somebody can keep while Margine is in beta. The server holds the limit; screens only tell it. */
export const mostSavedCalculations = 2
