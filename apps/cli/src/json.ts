/** A document as the command prints it for programs. */
export const asJson = (document: object) => `${JSON.stringify(document, null, 2)}\n`
