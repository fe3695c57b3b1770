/** Today as the pages write it, wherever the tests run: their browsers are in Rome. */
export const today = () =>
  new Intl.DateTimeFormat('it-IT', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(
    new Date(),
  )
