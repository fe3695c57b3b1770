/** What the invitation to anonymous feedback says. */
export const bannerWords = {
  label: 'Feedback anonimo',
  invitation: 'Ci aiuti a migliorare? Il feedback è anonimo.',
  action: "Lascia un'opinione",
  close: "Chiudi l'invito al feedback",
} as const
