/** Questions to another process, matched with their answers by a number. */
export class Questions<Answer> {
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private asked = 0

  /**
   * Asks and waits for the answer.
   * @param send sends the question; the answer must come with the same number
   * @param patience how long to wait, milliseconds
   * @throws when no answer comes in time
   */
  ask(send: (question: number) => void, patience: number): Promise<Answer> {
    const question = ++this.asked
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        this.waiting.delete(question)
        reject(new Error(`There is no answer after ${patience} ms`))
      }
      const timer = setTimeout(giveUp, patience).unref()
      this.waiting.set(question, (answer) => {
        clearTimeout(timer)
        resolve(answer)
      })
      send(question)
    })
  }

  /** Takes an answer; one that comes too late is ignored. */
  answered(question: number, answer: Answer): void {
    this.waiting.get(question)?.(answer)
    this.waiting.delete(question)
  }
}
