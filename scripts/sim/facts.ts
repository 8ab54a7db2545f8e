/** Lines of JSON, one fact per line. */
export class Facts {
  private readonly lines: string[] = []

  get text(): string {
    return this.lines.join('')
  }

  protected write(fact: object): void {
    this.lines.push(`${JSON.stringify(fact)}\n`)
  }
}
