/** Questions to another process that wait for their answers. */
export class Questions<Answer> {
  private readonly waiting = new Map<number, (answer: Answer) => void>()
  private asked = 0

  /**
   * Asks, and waits for the answer.
   * @param send sends the question; the answer has to come with its number
   * @param patience how long to wait, milliseconds; the promise is rejected then
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

  /** Takes an answer; one that comes too late is nobody's. */
  answered(question: number, answer: Answer): void {
    this.waiting.get(question)?.(answer)
    this.waiting.delete(question)
  }
}
