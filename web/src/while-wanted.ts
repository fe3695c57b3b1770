/** Takes in an answer, until the function that comes back is called: an effect's, when it asks something else. */
export function whileWanted<Answer>(
  asked: Promise<Answer>,
  take: (answer: Answer) => void,
): () => void {
  let isWanted = true
  void asked.then((answer) => {
    if (isWanted) take(answer)
  })
  return () => {
    isWanted = false
  }
}
