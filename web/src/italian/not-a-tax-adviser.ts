/** Who answers for what somebody does with figures of taxes: said once wherever there are any. */
export const notATaxAdviser =
  'Non siamo consulenti fiscali: queste cifre servono a orientarti, per il tuo caso chiedi a un commercialista.'
