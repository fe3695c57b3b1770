/** The disclaimer beside all figures of taxes. */
export const notATaxAdviser =
  'Non siamo consulenti fiscali: queste cifre servono a orientarti, per il tuo caso chiedi a un commercialista.'
